/** How long the messages of one call are valid, and when one of them expired. */
import { library } from './connection.ts'

export class MessageLife {
  readonly #timeoutMs: number
  readonly #growth: number
  #renewals = 0
  /** When the last message expired that was not executed, Unix time in s; `undefined` while none has expired. */
  expiredAt: number | undefined

  private constructor(timeoutMs: number, growth: number) {
    this.#timeoutMs = timeoutMs
    this.#growth = growth
  }

  /** With the lifetimes that the library gives to messages. */
  static async read(): Promise<MessageLife> {
    const client = await library()
    // The configuration in effect has every field.
    const { message_expiration_timeout: timeoutMs, message_expiration_timeout_grow_factor: growth } = (
      await client.client.config()
    ).abi!
    return new MessageLife(timeoutMs!, growth!)
  }

  /** Lifetime of a message that is created now, ms. */
  get milliseconds(): number {
    return this.#timeoutMs * this.#growth ** this.#renewals
  }

  /** The library replaces a message that has expired. */
  renew(expiredAt: number): void {
    this.expiredAt = expiredAt
    this.#renewals++
  }
}
