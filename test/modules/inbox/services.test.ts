/**
 * The payment back ends of the documentation, killed by SIGKILL between a payment and its booking, and at random moments:
 * credits and payouts are compared with the chain.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { wallet as walletContract } from '../../../src/program/devnode/contracts/generated/wallet.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { newAccount, pay } from '../../support/processing/InboxNode.ts'
import { build } from '../../support/startBuild.ts'
import { environmentOutsideOfTests } from '../../support/typescriptSuite.ts'

const root = join(import.meta.dirname, '../../..')
const typescript = join(root, 'docs/examples/payments-ts/service.ts')
const python = join(root, 'docs/examples/payments-py/service.py')
const hasPython = spawnSync('python3', ['--version'], { stdio: 'ignore' }).status === 0
const MAX_LINES = 160
/** SHELL of a payout, nano; it becomes the same amount of tokens. */
const PAYOUT = '1000000'
/** Kills at random moments. */
const ROUNDS = Number(process.env['VENDORCLIENT_SERVICE_KILLS'] ?? 1)

const services = [
  { language: 'TypeScript', source: typescript, command: [process.execPath, typescript], environment: {} },
  {
    language: 'Python',
    source: python,
    command: ['python3', python],
    environment: { PYTHONPATH: join(root, 'bindings/python/src'), VENDORCLIENT_BINARY: build },
  },
]

/** Wallets that the chain begins with, with SHELL to pay in. Each test takes a different one. */
const WALLETS = 4
let walletsTaken = 0
let node: DevNode
beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', String(WALLETS)] })
})
afterAll(() => node.dispose())

describe.for(services.filter(({ language }) => language !== 'Python' || hasPython))(
  `the service in $language${hasPython ? '' : ' (there is no python3)'}`,
  ({ source, command, environment }) => {
    test('is a short program', () => {
      expect(readFileSync(source, 'utf8').trimEnd().split('\n').length).toBeLessThan(MAX_LINES)
    })

    test('credits and pays each once, wherever it is killed', { timeout: 120_000 + ROUNDS * 20_000 }, async () => {
      const service = await Service.open(command, environment)
      await service.start()
      await service.payIn(3)
      // A service that waits to book one of these payments, or the first money of the wallet, would not look for
      // payouts.
      await expect.poll(() => service.creditCount).toBe(3)
      const between = service.wantPayout()
      // Nothing can be booked while another program writes.
      service.database.exec('BEGIN IMMEDIATE')
      await service.payIn(1)
      await expect.poll(() => service.payoutsOfChain()).toHaveLength(1)
      await service.kill()
      service.database.exec('COMMIT')
      expect(service.stateOf(between)).not.toBe('executed')
      await service.start()
      await expect.poll(() => service.stateOf(between)).toBe('executed')
      for (let round = 0; round < ROUNDS; round++) {
        for (let index = 0; index < 2; index++) service.wantPayout()
        await service.payIn(2)
        await sleep(randomInt(600))
        await service.kill()
        await service.start()
      }
      await service.expectBooked()
    })

    test('books every currency, records what was burnt, and continues after a bad row', {
      timeout: 60_000,
    }, async () => {
      const service = await Service.open(command, environment)
      service.wantBadPayout('bad', '0:12')
      await service.start()
      const good = service.wantPayout()
      await expect.poll(() => service.stateOf('bad')).toBe('failed')
      await expect.poll(() => service.stateOf(good)).toBe('executed')
      await service.payFromElsewhere({ tokens: 3_000_000_000n, currencies: { 1: '5', 2: '7000' } })
      await service.payFromElsewhere({ tokens: 4_000_000_000n, currencies: {} })
      const credits = service.database.prepare('SELECT currency, amount FROM credits ORDER BY currency')
      const burnt = service.database.prepare('SELECT currency, amount, reason FROM burnt ORDER BY amount')
      await expect
        .poll(() => burnt.all())
        .toEqual([
          { currency: 0, amount: '3000000000', reason: 'other_dapp' },
          { currency: 0, amount: '4000000000', reason: 'other_dapp' },
        ])
      expect(credits.all()).toEqual([
        { currency: 1, amount: '5' },
        { currency: 2, amount: '7000' },
      ])
      await service.kill()
      await service.start()
      expect(service.stateOf('bad')).toBe('failed')
    })
  },
)

class Service {
  readonly database: DatabaseSync
  readonly #accountId: string
  readonly #folder: string
  readonly #command: readonly string[]
  readonly #environment: object
  readonly #wanted = new Map<string, string>()
  #process: ChildProcess | undefined

  private constructor(accountId: string, folder: string, command: readonly string[], environment: object) {
    this.#accountId = accountId
    this.#folder = folder
    this.#command = command
    this.#environment = environment
    this.database = new DatabaseSync(join(folder, 'payments.sqlite'))
    this.database.exec('PRAGMA busy_timeout = 20000; PRAGMA journal_mode = WAL')
  }

  static async open(command: readonly string[], environment: object): Promise<Service> {
    const { accounts } = await node.admin('list_accounts')
    const { account_id: accountId, public: publicKey, secret } = accounts[walletsTaken++]
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-payments-'))
    const keys = { public: publicKey, secret }
    writeFileSync(join(folder, 'wallet.json'), JSON.stringify({ accountId, keys, abi: walletContract.abi }))
    const service = new Service(accountId, folder, command, environment)
    onTestFinished(async () => {
      await service.kill()
      service.database.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    })
    return service
  }

  async start(): Promise<void> {
    const [file, ...args] = [...this.#command, node.url, this.#folder, join(this.#folder, 'wallet.json')]
    const env = { ...environmentOutsideOfTests(), ...this.#environment }
    const process = spawn(file!, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = process
    let log = ''
    process.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
    const ended = once(process, 'close').then(() => {
      throw new Error(`The service ended: ${log}`)
    })
    ended.catch(() => {})
    const [line] = await Promise.race([once(process.stdout.setEncoding('utf8'), 'data'), ended])
    expect(String(line).trim()).toBe('ready')
  }

  async kill(): Promise<void> {
    const process = this.#process
    this.#process = undefined
    if (process === undefined || process.exitCode !== null || process.signalCode !== null) return
    const closed = once(process, 'exit')
    process.kill('SIGKILL')
    await closed
  }

  async payIn(count: number): Promise<void> {
    for (let index = 0; index < count; index++) await pay(node, this.#accountId, { value: BigInt(1000 + index) })
  }

  async payFromElsewhere({
    tokens,
    currencies,
  }: {
    tokens: bigint
    currencies: Record<string, string>
  }): Promise<void> {
    await pay(node, this.#accountId, { dappId: '77'.repeat(32), value: tokens, currencies })
  }

  wantBadPayout(id: string, dest: string): void {
    this.database.exec(
      `CREATE TABLE IF NOT EXISTS payouts (id TEXT PRIMARY KEY, dest TEXT NOT NULL, amount TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'wanted', transaction_id TEXT, reason TEXT)`,
    )
    this.database.prepare('INSERT INTO payouts (id, dest, amount) VALUES (?, ?, ?)').run(id, dest, '1000000')
  }

  /** Each payout has a destination and its own value. */
  wantPayout(): string {
    const id = `${this.#wanted.size}`
    const dest = `0:${newAccount()}`
    this.#wanted.set(id, dest)
    this.database.prepare('INSERT INTO payouts (id, dest, amount) VALUES (?, ?, ?)').run(id, dest, PAYOUT)
    return id
  }

  get creditCount(): unknown {
    return this.database.prepare('SELECT count(*) AS count FROM credits').get()?.['count']
  }

  stateOf(id: string): unknown {
    return this.database.prepare('SELECT state FROM payouts WHERE id = ?').get(id)?.['state']
  }

  /** Destinations of the payouts that the chain has. */
  async payoutsOfChain(): Promise<string[]> {
    const transactions = await this.#transactions()
    return transactions.flatMap(({ out_messages }: Json) =>
      out_messages.filter(({ msg_type_name }: Json) => msg_type_name === 'Internal').map(({ dst }: Json) => dst),
    )
  }

  async expectBooked(): Promise<void> {
    const states = this.database.prepare('SELECT state FROM payouts')
    await expect.poll(() => states.all().filter(({ state }) => state !== 'executed'), { timeout: 60_000 }).toEqual([])
    expect((await this.payoutsOfChain()).sort()).toEqual([...this.#wanted.values()].sort())
    const transactions = await this.#transactions()
    const paidIn = transactions.filter(({ credit }: Json) => credit !== null)
    const wanted = paidIn.map(({ id, credit }: Json) => [id, credit.credit]).sort()
    const credits = this.database.prepare('SELECT transaction_id, amount FROM credits ORDER BY transaction_id')
    await expect
      .poll(() => credits.all().map(({ transaction_id, amount }) => [transaction_id, amount]), { timeout: 30_000 })
      .toEqual(wanted)
    const booked = this.database.prepare('SELECT transaction_id FROM payouts').all()
    expect(new Set(booked.map(({ transaction_id }) => transaction_id)).size).toBe(this.#wanted.size)
    for (const dest of this.#wanted.values()) expect(await tokensOf(dest.slice(2))).toBe(PAYOUT)
  }

  async #transactions(): Promise<Json[]> {
    const accountId = this.#accountId
    const fields = 'id credit{credit(format:DEC)} out_messages{dst msg_type_name}'
    const query = `{blockchain{account(account_id:"${accountId}",dapp_id:"${accountId}"){transactions(first:1000){nodes{${fields}}}}}}`
    return (await node.query(query)).data.blockchain.account.transactions.nodes
  }
}

/** Tokens of an account, nano. */
async function tokensOf(accountId: string): Promise<string> {
  const query = `{blockchain{account(account_id:"${accountId}",dapp_id:"${accountId}"){info{balance(format:DEC)}}}}`
  return (await node.query(query)).data.blockchain.account.info.balance
}
