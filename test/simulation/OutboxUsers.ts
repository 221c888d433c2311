/**
 * People who pay through the outbox of several clients on one folder, which crash, close and come back at any moment. They repeat
 * what they have no answer to, with the same key, and read results until they have acknowledged them.
 */
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import type { Wallet } from './actions.ts'
import type { Payment } from './Ledger.ts'
import type { OutboxBook } from './OutboxBook.ts'
import type { CallEnd, SimulatedClient } from './SimulatedClient.ts'
import { SimulatedStorageProvider } from './SimulatedStorage.ts'
import { MAX_SKEW_MS, type SimulatedWorld } from './SimulatedWorld.ts'

/** Result of a call that needs the attention of a person. */
// biome-ignore lint/suspicious/noExplicitAny: simulated users look into results of every shape
type Result = any

const abi = { type: 'Json', value: helloWallet.abi } as const
const AMOUNT = '1000000'
/** How long entries may take to end after the last payment, ms. */
const END_MS = 4 * 24 * 3_600_000
const MINUTE_MS = 60_000

export class OutboxUsers {
  readonly #world: SimulatedWorld
  readonly #book: OutboxBook
  readonly #folder = new MemoryStorage()
  readonly #wallets: readonly Wallet[]
  readonly #clients: (Promise<SimulatedClient | undefined> | undefined)[]
  #opened = 0
  #isOver = false

  constructor(world: SimulatedWorld, book: OutboxBook, wallets: readonly Wallet[]) {
    this.#world = world
    this.#book = book
    this.#wallets = wallets
    this.#clients = Array.from({ length: world.chance.between(1, 3) }, () => undefined)
  }

  async live(): Promise<void> {
    const { time, chance, level } = this.#world
    const users = Array.from({ length: chance.between(1, 3) }, (_, index) => this.#pay(`payer ${index}`))
    const reading = this.#read()
    const breaking = level === 0 ? Promise.resolve() : Promise.all(this.#clients.map((_, index) => this.#break(index)))
    await Promise.all(users)
    await this.#untilEnded()
    this.#isOver = true
    await reading
    await breaking
    await this.#tellEnds()
    for (const index of this.#clients.keys()) await this.#close(index)
    await time.wait(600_000)
  }

  /** Makes payments one after the other; each is repeated until the outbox has accepted it. */
  async #pay(name: string): Promise<void> {
    const chance = this.#world.part(name)
    const wallet = chance.pick(this.#wallets)
    for (let count = chance.between(3, 10); count > 0; count--) {
      await this.#world.time.wait(chance.spread(10, chance.happens(0.7) ? 20_000 : 600_000))
      const payment = this.#world.ledger.open(`${name} payment ${count}`)
      const params = this.#paramsOf(wallet, payment, isNamed(wallet))
      this.#book.note(payment, params.key, wallet)
      const send = () => this.#untilAnswered('outbox.send', params)
      const answers = await Promise.all(chance.happens(0.2) ? [send(), send()] : [send()])
      for (const answer of answers) this.#book.taken(params.key, answer)
      if (chance.happens(0.1)) {
        await this.#world.time.wait(chance.spread(1, 10_000))
        await this.#call(chance.between(0, this.#clients.length - 1), 'outbox.cancel', { key: params.key })
      }
    }
  }

  #paramsOf(wallet: Wallet, payment: Payment, hasName: boolean) {
    const input = { dest: `0:${payment.recipient}`, value: AMOUNT, bounce: false }
    const call_set = { function_name: 'sendValue', input: { ...input, amount: AMOUNT, flags: 0, payload: '' } }
    const encode = { abi, address: `0:${wallet.id}`, call_set }
    const keys = { type: 'Keys', keys: wallet.keys }
    return {
      ...{ key: payment.name, dapp_id: wallet.id, group: `wallet ${wallet.id}` },
      message_encode_params: { ...encode, signer: hasName ? { type: 'None' } : keys },
      ...(hasName && { signer: { type: 'Named', name: wallet.id, public_key: wallet.keys.public } }),
    }
  }

  /** Asks one client after the other until one answers: what has no answer may have been done. */
  async #untilAnswered(method: string, params: object): Promise<Result> {
    const { time, chance, ledger, level } = this.#world
    for (;;) {
      const index = chance.between(0, this.#clients.length - 1)
      const withdrawAfterMs = level > 0 && chance.happens(0.1) ? chance.spread(1, 20_000) : undefined
      const end = await this.#call(index, method, params, withdrawAfterMs)
      if (end !== undefined && 'result' in end.outcome) return end.outcome.result
      if (end !== undefined && !end.isWithdrawn && 'error' in end.outcome) {
        const { code, message } = end.outcome.error
        const isExpected = level > 0 && code !== undefined && TROUBLE.includes(code)
        ledger.expect(isExpected, `${method} failed with ${code} ${message}`)
        if (!isExpected) return undefined
      }
      await time.wait(chance.spread(100, MINUTE_MS))
    }
  }

  async #call(index: number, method: string, params: object, withdrawAfterMs?: number): Promise<CallEnd | undefined> {
    const client = await this.#client(index)
    if (client === undefined || client.isClosed) return undefined
    return client.call(method, params, { withdrawAfterMs })
  }

  /** Reads results, and acknowledges most of them. */
  async #read(): Promise<void> {
    const { time, level } = this.#world
    const chance = this.#world.part('reader')
    for (let isEmpty = false; !isEmpty || !this.#isOver; ) {
      await time.wait(chance.spread(100, MINUTE_MS))
      const answer = await this.#untilAnswered('outbox.results', { wait_ms: chance.spread(1, 10_000) })
      const results: readonly Result[] = answer?.results ?? []
      isEmpty = results.length === 0
      this.#book.read(results)
      if (isEmpty || (level > 0 && !this.#isOver && chance.happens(0.3))) continue
      const { number } = chance.pick(results)
      const left = await this.#untilAnswered('outbox.results', { acknowledge: number })
      this.#book.acknowledged(number)
      this.#book.read(left?.results ?? [])
    }
  }

  /** Closes or kills a client again and again, and sets its clock. */
  async #break(index: number): Promise<void> {
    const { time } = this.#world
    const chance = this.#world.part(`fate ${index}`)
    for (let count = 0; count < 40 && !this.#isOver; count++) {
      await time.wait(chance.spread(50, 600_000))
      const client = await this.#clients[index]
      if (client === undefined || client.isClosed) continue
      if (chance.happens(0.2)) client.clock.skewMs = chance.between(-MAX_SKEW_MS, MAX_SKEW_MS)
      else if (chance.happens(0.3)) await this.#close(index)
      else {
        this.#clients[index] = undefined
        client.crash()
      }
    }
  }

  #client(index: number): Promise<SimulatedClient | undefined> {
    this.#clients[index] ??= this.#open(index)
    return this.#clients[index]
  }

  async #open(index: number): Promise<SimulatedClient | undefined> {
    const { time, weather, config } = this.#world
    const who = `client ${index}.${++this.#opened}`
    const storage = new SimulatedStorageProvider(time, this.#world.part(`${who} storage`), weather, this.#folder)
    const client = await this.#world.open(who, { config, skewMs: this.#world.throwSkew(), storage })
    if (client === undefined) {
      this.#clients[index] = undefined
      return undefined
    }
    for (const wallet of this.#wallets) await this.#offerSigner(client, wallet)
    return client
  }

  /** Offers to sign for the wallet, but not always: other clients then have to sign, or entries wait. */
  async #offerSigner(client: SimulatedClient, { id, keys }: Wallet): Promise<void> {
    const { level, chance } = this.#world
    if (level > 0 && chance.happens(0.2)) return
    const made = await client.call('crypto.get_signing_box', keys)
    if (!('result' in made.outcome)) return
    const { handle } = made.outcome.result as { readonly handle: number }
    await client.call('outbox.register_signer', { name: id, handle })
  }

  async #close(index: number): Promise<void> {
    const opened = this.#clients[index]
    this.#clients[index] = undefined
    await (await opened)?.close()
  }

  /** Waits until no entry is open any more. */
  async #untilEnded(): Promise<void> {
    const { time, ledger } = this.#world
    const untilMs = time.elapsedMs + END_MS
    for (;;) {
      const answer = await this.#untilAnswered('outbox.list', { limit: 1000 })
      const open = ((answer?.entries ?? []) as Result[]).filter(({ state }) => OPEN.includes(state))
      if (open.length === 0) return
      if (time.elapsedMs > untilMs) {
        ledger.expect(false, `entries have no end: ${open.map(({ key, state }) => `${key} is ${state}`).join(', ')}`)
        return
      }
      await time.wait(MINUTE_MS)
      // A user without a signer leaves at some time.
      if (this.#world.chance.happens(0.2)) await this.#close(this.#world.chance.between(0, this.#clients.length - 1))
    }
  }

  /** Reads the list until it stays the same, because unknown outcomes may be resolved after the last results. */
  async #tellEnds(): Promise<void> {
    for (let before = ''; ; ) {
      const answer = await this.#untilAnswered('outbox.list', { limit: 1000 })
      const entries = (answer?.entries ?? []) as Result[]
      if (JSON.stringify(entries) === before) return this.#book.close(entries)
      before = JSON.stringify(entries)
      this.#book.read((await this.#untilAnswered('outbox.results', { limit: 1000 }))?.results ?? [])
    }
  }
}

/** All messages of a wallet are signed in the same way. */
function isNamed({ id }: Wallet): boolean {
  return Number.parseInt(id.slice(-1), 16) % 3 !== 0
}

const OPEN = ['queued', 'signing', 'sending', 'sent']
/**
 * The network is unreachable or its answers are invalid, the storage is busy, or the network was never queried before.
 */
const TROUBLE = [11, 12, 35, 605, 607, 608, 613, 615, 617, 1003]
