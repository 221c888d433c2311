import type { Ledger } from './Ledger.ts'

/** What may follow each event of `process_message`. Source: network 6.3. */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  begin: ['WillSend'],
  WillSend: ['DidSend', 'SendFailed'],
  DidSend: ['WillFetchNextBlock', 'MessageExpired'],
  SendFailed: ['MessageExpired'],
  WillFetchNextBlock: ['FetchNextBlockFailed', 'MessageExpired'],
  FetchNextBlockFailed: ['MessageExpired'],
  MessageExpired: ['WillSend'],
}

/** Checks that events of one call come in an order that makes sense, and that each form of a message is announced once. */
export class EventOrder {
  readonly #name: string
  readonly #ledger: Ledger
  readonly #announced = new Set<string>()
  #last = 'begin'
  #current: string | undefined

  constructor(name: string, ledger: Ledger) {
    this.#name = name
    this.#ledger = ledger
  }

  add(event: unknown): void {
    const { type, message_id } = event as { readonly type: string; readonly message_id: string }
    this.#ledger.expect(
      FOLLOWERS[this.#last]?.includes(type) === true,
      `${this.#name}: ${type} came after ${this.#last}`,
    )
    this.#last = type
    if (type === 'WillSend') {
      this.#ledger.expect(!this.#announced.has(message_id), `${this.#name}: ${message_id} was announced twice`)
      this.#announced.add(message_id)
      this.#current = message_id
    }
    this.#ledger.expect(message_id === this.#current, `${this.#name}: ${type} is about another message`)
  }
}
