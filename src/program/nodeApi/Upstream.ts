import type { Clock } from '../../ports/Clock.ts'
import type { OutgoingRoutes } from '../../system/proxy/OutgoingRoutes.ts'
import { outgoingFetch } from '../../system/proxy/outgoingFetch.ts'
import { parseJson } from '../http/parseJson.ts'
import type { NodeBehind, UpstreamAnswer } from './GatewayBackend.ts'
import type { Sender } from './NodeBackend.ts'
import { nodeRequest, withinTime } from './nodeRequest.ts'

/** Time for which a known version is reused, ms. An update of a node is noticed after this time. */
const VERSION_LIFETIME_MS = 60_000
/** Lifetime of the guess for a node that does not report its version, ms. */
const GUESS_LIFETIME_MS = 5_000

/** A node that receives many requests. */
export class Upstream implements NodeBehind {
  /** Scheme, host and port. */
  readonly origin: string
  readonly #clock: Clock
  readonly #timeoutMs: number
  readonly #routes: OutgoingRoutes
  #version: { readonly isLegacy: boolean | undefined; readonly untilMs: number } | undefined

  /** `url` may have a path, which is ignored: all resources have fixed ones. */
  constructor(url: string, clock: Clock, routes: OutgoingRoutes, timeoutMs: number) {
    this.origin = new URL(url).origin
    this.#clock = clock
    this.#timeoutMs = timeoutMs
    this.#routes = routes
  }

  /** Rejects with the error of `fetch` when the node cannot be reached or does not answer in time. */
  fetch(path: string, sender: Sender, body?: unknown, origin = this.origin): Promise<UpstreamAnswer> {
    const request = nodeRequest(origin === this.origin ? sender : { authorization: undefined }, body)
    return withinTime(this.#clock, this.#timeoutMs, async (signal) => {
      const response = await outgoingFetch(this.#routes, origin + path, {
        ...request,
        body: request.body ?? null,
        signal,
      })
      const text = await response.text()
      return { status: response.status, text, json: parseJson(text) }
    })
  }

  /**
   * Whether the node is older than 1.0.0; `undefined` if it does not report a version. Source: client interface 9,
   * network 1.6.
   */
  async isLegacy(sender: Sender): Promise<boolean | undefined> {
    const known = this.#version
    if (known !== undefined && this.#clock.elapsed() < known.untilMs) return known.isLegacy
    const isLegacy = await this.#askVersion(sender).catch(() => undefined)
    const lifetime = isLegacy === undefined ? GUESS_LIFETIME_MS : VERSION_LIFETIME_MS
    this.#version = { isLegacy, untilMs: this.#clock.elapsed() + lifetime }
    return isLegacy
  }

  async #askVersion(sender: Sender): Promise<boolean | undefined> {
    const { json } = await this.fetch(`/graphql?query=${encodeURIComponent('{info{version}}')}`, sender)
    const version = (json as { data?: { info?: { version?: unknown } } } | undefined)?.data?.info?.version
    return typeof version === 'string' ? Number.parseInt(version, 10) < 1 : undefined
  }
}
