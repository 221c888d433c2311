import type { ClientContext } from '../context/ClientContext.ts'
import { perContext } from '../context/perContext.ts'
import { networkOf } from '../net/index.ts'
import type { Clock } from '../ports/Clock.ts'

/** How long a producer is used until a configured endpoint must name it again, ms. */
const KEEP_PRODUCER_MS = 60_000
/** How long a producer that required credentials is not used, ms. */
const CLOSED_MS = 600_000

/**
 * Routes for messages, learnt from the answers to earlier ones: which node to send to and which token to attach. One
 * per context. Messages go to the configured endpoints again when a producer fails, when its time is over, and when the
 * endpoints change.
 */
export class SendRoutes {
  readonly #clock: Clock
  readonly #endpoints: () => string
  #knownEndpoints: string
  /** The producer that was named last. */
  #named: { readonly baseUrl: string; readonly untilMs: number; isLeft?: boolean } | undefined
  /**
   * Producers that required credentials, and until when they are not used; only configured endpoints receive
   * credentials.
   */
  readonly #closedUntilMs = new Map<string, number>()
  #token: unknown

  constructor(clock: Clock, endpoints: () => string) {
    this.#clock = clock
    this.#endpoints = endpoints
    this.#knownEndpoints = endpoints()
  }

  /** Base URL of the node that produces blocks; absent: the configured endpoints. */
  get producer(): string | undefined {
    this.#noteEndpoints()
    const named = this.#named
    if (named === undefined || named.isLeft === true || this.#clock.elapsed() >= named.untilMs) return undefined
    return named.baseUrl
  }

  /** Token from the last answer that contained one. */
  get token(): unknown {
    this.#noteEndpoints()
    return this.#token
  }

  /** Uses a producer that `namedBy` has named. Only a request to a configured endpoint extends its time. */
  followProducer(baseUrl: string, namedBy: string): void {
    const nowMs = this.#clock.elapsed()
    const untilMs = this.#named?.baseUrl === namedBy ? this.#named.untilMs : nowMs + KEEP_PRODUCER_MS
    const isLeft = (this.#closedUntilMs.get(baseUrl) ?? 0) > nowMs
    this.#named = { baseUrl, untilMs, isLeft }
  }

  /** Sends messages to the configured endpoints from now on. */
  leaveProducer(): void {
    if (this.#named !== undefined) this.#named.isLeft = true
  }

  /** Stops using a producer that answered 401 for a while. */
  closeProducer(baseUrl: string): void {
    this.#closedUntilMs.set(baseUrl, this.#clock.elapsed() + CLOSED_MS)
    this.leaveProducer()
  }

  rememberToken(token: unknown): void {
    if (token !== undefined && token !== null) this.#token = token
  }

  /** Drops a token that a node refused. */
  forgetToken(): void {
    this.#token = undefined
  }

  /** Discards routes learnt from other endpoints when the endpoints have changed. */
  #noteEndpoints(): void {
    const endpoints = this.#endpoints()
    if (endpoints === this.#knownEndpoints) return
    this.#knownEndpoints = endpoints
    this.#named = undefined
    this.#closedUntilMs.clear()
    this.#token = undefined
  }
}

export const sendRoutesOf = perContext((context: ClientContext) => {
  return new SendRoutes(context.services.clock, () => networkOf(context).endpoints.join('\n'))
})
