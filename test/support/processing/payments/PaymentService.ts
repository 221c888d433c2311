/** A payment back end of the documentation as a process, beside its database and the chain. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { wallet as walletContract } from '../../../../src/program/contracts/generated/wallet.ts'
import type { DevNode, Json } from '../../devnode/DevNode.ts'
import { CutRelay } from '../../net/CutRelay.ts'
import { childrenOf } from '../../processTree.ts'
import { environmentOutsideOfTests } from '../../typescriptSuite.ts'
import { newAccount, type Payment, pay } from '../InboxNode.ts'
import { PaymentBooks } from './PaymentBooks.ts'
import { type ServiceCommand, serviceEnvironment } from './paymentLanguages.ts'

/** How long a service may need to be ready, or to end after its daemon, ms. */
const START_MS = 120_000
const END_MS = 60_000

interface Run {
  readonly process: ChildProcess
  /** Exit code, or the signal. */
  readonly ended: Promise<number | NodeJS.Signals>
  isOver: boolean
  log: string
}

export class PaymentService {
  readonly books: PaymentBooks
  readonly #node: DevNode
  readonly #accountId: string
  readonly #folder: string
  readonly #command: ServiceCommand
  readonly #relay: CutRelay
  #run: Run | undefined

  private constructor(node: DevNode, accountId: string, folder: string, command: ServiceCommand, relay: CutRelay) {
    this.#node = node
    this.#accountId = accountId
    this.#folder = folder
    this.#command = command
    this.#relay = relay
    this.books = new PaymentBooks(node, accountId, join(folder, 'payments.sqlite'))
  }

  /** A service that has not started, for a wallet of the chain. */
  static async open(node: DevNode, account: Json, command: ServiceCommand): Promise<PaymentService> {
    const { account_id: accountId, public: publicKey, secret } = account
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-payments-'))
    const keys = { public: publicKey, secret }
    writeFileSync(join(folder, 'wallet.json'), JSON.stringify({ accountId, keys, abi: walletContract.abi }))
    return new PaymentService(node, accountId, folder, command, await CutRelay.start(node.url))
  }

  /** Starts the service, and resolves when it is ready. */
  async start(): Promise<void> {
    const [file, ...args] = [...this.#command.command, this.#relay.url, this.#folder, join(this.#folder, 'wallet.json')]
    const env = { ...environmentOutsideOfTests(), ...serviceEnvironment, ...this.#command.env }
    const child = spawn(file!, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = once(child, 'close').then(([code, signal]) => {
      run.isOver = true
      return signal ?? code
    })
    const run: Run = { process: child, ended, isOver: false, log: '' }
    this.#run = run
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      run.log += text
    })
    const ready = once(child.stdout.setEncoding('utf8'), 'data').then(([line]) => String(line).trim())
    const failed = ended.then((how) => `the service ended with ${how}: ${run.log}`)
    const late = sleep(START_MS, 'the service is not ready in time', { ref: false })
    const said = await Promise.race([ready, failed, late])
    if (said !== 'ready') throw new Error(said)
  }

  /** Starts the service again if it has ended, as a supervisor does. Returns whether it had. */
  async startIfEnded(): Promise<boolean> {
    if (this.#run?.isOver === false) return false
    await this.start()
    return true
  }

  async kill(): Promise<void> {
    if (this.#run?.isOver !== false) return
    this.#run.process.kill('SIGKILL')
    await this.#run.ended
  }

  /** Terminates the service, and returns its exit code or signal. */
  async terminate(): Promise<number | NodeJS.Signals> {
    this.#run!.process.kill('SIGTERM')
    return this.#run!.ended
  }

  /** Kills the daemon of the service, which the service must not outlive. */
  async killDaemon(): Promise<void> {
    const { process: service, ended } = this.#run!
    const daemon = childrenOf(service.pid!).find((pid) => isDaemon(pid))
    if (daemon !== undefined) process.kill(daemon, 'SIGKILL')
    const how = await Promise.race([ended, sleep(END_MS, 'not at all', { ref: false })])
    if (how === 'not at all') throw new Error('The service does not end when its daemon does')
  }

  /** Cuts the connections between the library and the network for a time, ms. */
  cutConnections(forMs: number): Promise<void> {
    return this.#relay.cut(forMs)
  }

  /** Pays in different amounts. */
  async payIn(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      await pay(this.#node, this.#accountId, { value: BigInt(1000 + index) })
    }
  }

  /** Pays in from another Dapp. */
  async payFromElsewhere(payment: Payment): Promise<void> {
    await pay(this.#node, this.#accountId, { dappId: '77'.repeat(32), ...payment })
  }

  /** Each payout has a different destination. Returns its id. */
  wantPayout(): string {
    return this.books.want(`0:${newAccount()}`)
  }

  async dispose(): Promise<void> {
    await this.kill()
    await this.#relay.stop()
    this.books.close()
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

function isDaemon(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`).includes('--stdio')
  } catch {
    return false
  }
}
