/** What payers and readers of an outbox learned, compared with the chain. */
import type { Wallet } from './actions.ts'
import type { Payment } from './Ledger.ts'
import type { SimulatedWorld } from './SimulatedWorld.ts'

// biome-ignore lint/suspicious/noExplicitAny: entries and results are looked into as they come
type Entry = any

interface Kept {
  readonly payment: Payment
  readonly wallet: Wallet
  readonly numbers: Set<string>
  /** Entry of its last result. */
  last: Entry
  lastNumber: string
  id: string | undefined
}

/** It was not executed and never will be. */
const LOST = ['expired', 'refused', 'cancelled']

export class OutboxBook {
  /** How many entries ended in which state. */
  readonly endings: Map<string, number>
  readonly #world: SimulatedWorld
  readonly #byKey = new Map<string, Kept>()
  #acknowledged = ''

  constructor(world: SimulatedWorld, endings: Map<string, number>) {
    this.#world = world
    this.endings = endings
  }

  note(payment: Payment, key: string, wallet: Wallet): void {
    this.#byKey.set(key, { payment, wallet, numbers: new Set(), last: undefined, lastNumber: '', id: undefined })
  }

  /** `outbox.send` has answered. */
  taken(key: string, answer: { readonly entry: Entry } | undefined): void {
    const kept = this.#byKey.get(key)!
    if (answer === undefined) return
    this.#expect(kept.id === undefined || kept.id === answer.entry.id, `${key}: has two entries`)
    kept.id = answer.entry.id
  }

  /** Checks results that a user has read. */
  read(results: readonly { readonly number: string; readonly entry: Entry }[]): void {
    let before = ''
    for (const { number, entry } of results) {
      this.#expect(number > before, `result ${number} stands behind ${before}`)
      this.#expect(number > this.#acknowledged, `result ${number} came after ${this.#acknowledged} was acknowledged`)
      before = number
      const kept = this.#byKey.get(entry.key)
      if (kept === undefined) {
        this.#expect(false, `a result of the unknown key ${entry.key}`)
        continue
      }
      if (!kept.numbers.has(number)) this.#judge(kept, entry)
      kept.numbers.add(number)
      if (number > kept.lastNumber) {
        kept.last = entry
        kept.lastNumber = number
      }
    }
  }

  acknowledged(number: string): void {
    if (number > this.#acknowledged) this.#acknowledged = number
  }

  /** When all have ended: `entries` is all that the outbox lists. */
  close(entries: readonly Entry[]): void {
    const listed = new Map(entries.map((entry) => [entry.key, entry]))
    this.#expect(listed.size === entries.length, 'a key has two entries')
    for (const [key, kept] of this.#byKey) {
      const entry = listed.get(key)
      this.#expect(entry !== undefined || kept.id === undefined, `${key}: was taken, but there is no entry`)
      if (entry === undefined) continue
      this.endings.set(entry.state, (this.endings.get(entry.state) ?? 0) + 1)
      this.#expect(kept.id === undefined || entry.id === kept.id, `${key}: the entry is another one`)
      this.#expect(kept.last?.state === entry.state, `${key}: is ${entry.state}, its last result ${kept.last?.state}`)
      this.#expect(kept.numbers.size === 1 || kept.numbers.size === 2, `${key}: has ${kept.numbers.size} results`)
      const known = new Set([entry.message_hash, ...entry.replaced])
      for (const hash of kept.payment.forms.keys()) this.#expect(known.has(hash), `${key}: not noted: ${hash}`)
      this.#judge(kept, entry)
      if (this.#world.level === 0) {
        const isRight = entry.state === 'executed' || entry.state === 'cancelled' || entry.state === 'expired'
        this.#expect(isRight, `${key}: is ${entry.state} although nothing was wrong`)
      }
    }
    for (const key of listed.keys()) this.#expect(this.#byKey.has(key), `an entry of the unknown key ${key}`)
    this.#expectOrder()
  }

  /** Compares an entry with what the chain has done. */
  #judge({ payment }: Kept, entry: Entry): void {
    const { key, state, transaction_id } = entry
    const { chain } = this.#world
    if (state === 'executed' || state === 'aborted') {
      const transaction = chain.byId.get(transaction_id)
      this.#expect(transaction !== undefined, `${key}: is ${state} by a transaction that does not exist`)
      if (transaction === undefined) return
      this.#expect(
        payment.forms.has(transaction.messageId),
        `${key}: is ${state} by the transaction of another message`,
      )
      this.#expect(transaction.aborted === (state === 'aborted'), `${key}: is ${state}, which the transaction is not`)
    }
    if (!LOST.includes(state)) return
    for (const { messageId, expireSec } of payment.forms.values()) {
      this.#expect(!chain.byMessage.has(messageId), `${key}: is ${state}, but ${messageId.slice(0, 8)} was executed`)
      this.#expect(
        expireSec <= chain.blockSec,
        `${key}: is ${state}, but ${messageId.slice(0, 8)} may still be executed`,
      )
    }
    payment.isProvenLost = true
  }

  /** The results of each wallet are returned in the order in which its messages were executed. */
  #expectOrder(): void {
    const executed = [...this.#byKey.values()].filter(
      ({ last, numbers }) => last?.state === 'executed' && numbers.size === 1,
    )
    const byNumber = executed.toSorted((a, b) => (a.lastNumber < b.lastNumber ? -1 : 1))
    const lastLt = new Map<Wallet, bigint>()
    for (const { wallet, last } of byNumber) {
      const lt = this.#world.chain.byId.get(last.transaction_id)?.lt ?? 0n
      this.#expect(lt > (lastLt.get(wallet) ?? -1n), `${last.key}: its result comes behind that of a later transaction`)
      lastLt.set(wallet, lt)
    }
  }

  #expect(isRight: boolean, rule: string): void {
    this.#world.ledger.expect(isRight, rule)
  }
}
