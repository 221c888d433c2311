import { perContext } from '../../../context/perContext.ts'

/** What answers to messages taught: where the next ones go and what they carry. One per context. */
export class SendRoutes {
  #producer: string | undefined
  /** Base URLs of producers that wanted credentials, which only the configured endpoints get. */
  readonly #closed = new Set<string>()
  /** Token of the last answer that had one. */
  token: unknown

  /** Base URL of the node that produces blocks; absent: the configured endpoints. */
  get producer(): string | undefined {
    return this.#producer
  }

  set producer(baseUrl: string | undefined) {
    this.#producer = baseUrl !== undefined && this.#closed.has(baseUrl) ? undefined : baseUrl
  }

  /** The producer answered 401: messages go to the configured endpoints from now on. */
  closeProducer(baseUrl: string): void {
    this.#closed.add(baseUrl)
    this.#producer = undefined
  }

  rememberToken(token: unknown): void {
    if (token !== undefined && token !== null) this.token = token
  }
}

export const sendRoutesOf = perContext(() => new SendRoutes())
