import type { ClientContext } from '../context/ClientContext.ts'
import { perContext } from '../context/perContext.ts'
import { networkOf } from '../net/index.ts'
import type { Clock } from '../ports/Clock.ts'

/** How long a producer is used without a configured endpoint naming it again, ms. */
const KEEP_PRODUCER_MS = 60_000
/** How long a producer that wanted credentials is left alone, ms. */
const CLOSED_MS = 600_000

/**
 * What the answers to messages have shown: where the next ones go and what they carry. One per context. Messages return to
 * the configured endpoints when a producer fails, when its time is over, and with other endpoints.
 */
export class SendRoutes {
  readonly #clock: Clock
  readonly #endpoints: () => string
  #knownEndpoints: string
  /** The last one that was named. */
  #named: { readonly baseUrl: string; readonly untilMs: number; isLeft?: boolean } | undefined
  /** Until when producers that wanted credentials, which only the configured endpoints get, are left alone. */
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

  /** Token of the last answer that had one. */
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

  /** Messages go to the configured endpoints from now on. */
  leaveProducer(): void {
    if (this.#named !== undefined) this.#named.isLeft = true
  }

  /** The producer answered 401: it is not asked again for a while. */
  closeProducer(baseUrl: string): void {
    this.#closedUntilMs.set(baseUrl, this.#clock.elapsed() + CLOSED_MS)
    this.leaveProducer()
  }

  rememberToken(token: unknown): void {
    if (token !== undefined && token !== null) this.#token = token
  }

  /** A node did not take it. */
  forgetToken(): void {
    this.#token = undefined
  }

  /** What nodes of other endpoints said is worth nothing here. */
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
