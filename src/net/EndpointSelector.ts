/**
 * Selects the endpoint for requests. All are probed together and the first one that is fresh enough is selected; an
 * endpoint that failed recently is only selected when no other one answers. Callers share one running selection, each
 * with its own time limit. Source: network 1.7 and 1.8.
 */

import { endpointUrl, queryUrlOf, shownEndpoint, uniqueEndpoints } from '../config/endpointUrls.ts'
import { NoEndpointsProvided, Unauthorized } from '../errors/net.ts'
import { BackOff } from './BackOff.ts'
import { combineFailures, type EndpointFailure } from './combineFailures.ts'
import type { Endpoint } from './Endpoint.ts'
import type { GraphqlHttp } from './GraphqlHttp.ts'
import { isTimeout } from './HttpClient.ts'
import type { NetworkParts } from './NetworkParts.ts'
import { askedPauseMs, isOwnFault } from './networkErrors.ts'
import { type AbortSource, abortable } from './waiting.ts'

export interface SelectorEnvironment extends NetworkParts {
  readonly graphql: GraphqlHttp
  /** Called with the answer of an endpoint about itself. */
  readonly note: (endpoint: Endpoint) => void
}

/** Time for which an endpoint that failed is tried last, and a failed probe is remembered. */
const REMEMBER_FAILURE_MS = 10_000
/** Limit of one attempt of a quick probe. */
const PROBE_TIMEOUT_MS = 5_000
/**
 * How long an endpoint counts as old after it reported no version, or an old one: it may be updated, or another server
 * may have answered.
 */
const KEEP_OLD_VERSION_MS = 60_000
/** A timeout of an attempt with less time than this says nothing about the endpoint. */
const SHORT_ATTEMPT_MS = 1_000

export class EndpointSelector {
  readonly #environment: SelectorEnvironment
  #endpoints: readonly string[]
  #current: Endpoint | undefined
  #selection: Promise<Endpoint> | undefined
  #check: Promise<boolean> | undefined
  #probing: Promise<Endpoint | undefined> | undefined
  #probeFailedAtMs: number | undefined
  readonly #failedAtMs = new Map<string, number>()

  constructor(environment: SelectorEnvironment, endpoints: readonly string[]) {
    this.#environment = environment
    this.#endpoints = uniqueEndpoints(endpoints)
    environment.credentials.useEndpoints(this.#endpoints)
    environment.gate.watch(() => this.drop())
  }

  get endpoints(): readonly string[] {
    return this.#endpoints
  }

  get current(): Endpoint | undefined {
    return this.#current
  }

  get hasSeveral(): boolean {
    return this.#endpoints.length > 1
  }

  /** Replaces the list; endpoints that are not in it are no longer used. Throws 612 and 619. */
  set(endpoints: readonly string[]): void {
    if (endpoints.length === 0) throw NoEndpointsProvided.error('No endpoints provided')
    for (const endpoint of endpoints) endpointUrl(endpoint)
    this.#endpoints = uniqueEndpoints(endpoints)
    this.#environment.credentials.useEndpoints(this.#endpoints, { isOfHost: true })
    this.#environment.contact.forget()
    this.#probeFailedAtMs = undefined
    if (this.#current !== undefined && !this.#endpoints.includes(this.#current.text)) this.#current = undefined
  }

  /** The endpoint in use, if a selection would return it at once. */
  get ready(): Endpoint | undefined {
    if (this.#environment.gate.isSuspended) return undefined
    this.#forgetOldVersion()
    const current = this.#current
    return current === undefined || this.#isCheckDue(current) ? undefined : current
  }

  /** The endpoint in use, checked for latency when that is due. Throws 11, 12, 605, 608, 615 after the attempts. */
  async select(...signals: readonly (AbortSource | undefined)[]): Promise<Endpoint> {
    const { gate, signal } = this.#environment
    await gate.pass(signal, ...signals)
    this.#forgetOldVersion()
    if (this.#current !== undefined && this.#isCheckDue(this.#current)) {
      this.#check ??= this.checkLatency(this.#current).finally(() => {
        this.#check = undefined
      })
      await abortable(this.#check, signal, ...signals)
    }
    if (this.#current !== undefined) return this.#current
    this.#selection ??= this.#selectWithin().finally(() => {
      this.#selection = undefined
    })
    return abortable(this.#selection, signal, ...signals)
  }

  /** The endpoint in use, or the best one of a single round. Throws as `select`. */
  async selectOnce(...signals: readonly (AbortSource | undefined)[]): Promise<Endpoint> {
    const { gate, signal } = this.#environment
    await gate.pass(signal, ...signals)
    if (this.#current !== undefined) return this.select(...signals)
    const found = await abortable(this.#selectOnce(0), signal, ...signals)
    if (this.#current === undefined && this.#endpoints.includes(found.text)) this.#current = found
    return this.#current ?? found
  }

  /** The endpoint in use, or the first one that answers a single quick query; `undefined` if all fail. */
  async probe(...signals: readonly (AbortSource | undefined)[]): Promise<Endpoint | undefined> {
    const { gate, signal, clock } = this.#environment
    await gate.pass(signal, ...signals)
    this.#forgetOldVersion()
    if (this.#current !== undefined) return this.#current
    const failedAtMs = this.#probeFailedAtMs
    if (failedAtMs !== undefined && clock.elapsed() - failedAtMs < REMEMBER_FAILURE_MS) return undefined
    this.#probing ??= this.#probeOneByOne().finally(() => {
      this.#probing = undefined
    })
    return abortable(this.#probing, signal, ...signals)
  }

  /** Stops using an endpoint that failed; without an argument, the one in use. */
  drop(failed?: Endpoint): void {
    if (failed !== undefined) this.#failedAtMs.set(failed.text, this.#environment.clock.elapsed())
    if (failed === undefined || this.#current?.text === failed.text) this.#current = undefined
  }

  /**
   * After a failure, a single endpoint is queried for its version again if it was redirected or did not report the
   * version of a current node: a redirect may have been temporary, and the version may have come from another server.
   */
  doubt(endpoint: Endpoint): void {
    const isRedirected = endpoint.url.href !== queryUrlOf(endpoint.text).href
    if (isRedirected || !endpoint.info.isDappIdAware) this.#forget(endpoint)
  }

  /** The latency of a single endpoint is not checked, because there is no other endpoint to select. */
  #isCheckDue(endpoint: Endpoint): boolean {
    const { clock, config } = this.#environment
    return this.hasSeveral && clock.elapsed() - endpoint.checkedAtMs >= config.network.latency_detection_interval
  }

  /** Queries an endpoint again; false if it fails or lags, then it is dropped. */
  async checkLatency(endpoint: Endpoint): Promise<boolean> {
    try {
      const fresh = await this.#ask(endpoint.text, this.#environment.config.network.query_timeout)
      if (this.#isFresh(fresh)) {
        if (this.#current?.text === endpoint.text) this.#current = fresh
        return true
      }
      this.#environment.log.info('endpoint_lags', {
        url: fresh.info.queryUrl,
        latency_ms: fresh.info.latencyMs ?? null,
      })
    } catch {
      // The next selection reports the failure.
    }
    this.drop(endpoint)
    return false
  }

  #forget({ text }: Endpoint): void {
    if (this.#current?.text === text) this.#current = undefined
  }

  #forgetOldVersion(): void {
    const current = this.#current
    if (current === undefined || current.info.isDappIdAware) return
    if (this.#environment.clock.elapsed() - current.checkedAtMs >= KEEP_OLD_VERSION_MS) this.#forget(current)
  }

  /** Rounds over all endpoints until one answers or the time for reconnecting is up. */
  async #selectWithin(): Promise<Endpoint> {
    const { clock, config, contact, gate, log, pauses, signal } = this.#environment
    const { query_timeout } = config.network
    const backOff = new BackOff()
    const startMs = clock.elapsed()
    let earlier: unknown
    for (;;) {
      await gate.pass(signal)
      const passedMs = clock.elapsed() - startMs
      const isShort = contact.limit(query_timeout, passedMs) < Math.min(query_timeout, SHORT_ATTEMPT_MS)
      try {
        const endpoint = await this.#selectOnce(Math.max(0, contact.reconnectMs - passedMs), passedMs)
        // The network was suspended or the list was replaced in the meantime: the next selection counts.
        if (gate.isSuspended || !this.#endpoints.includes(endpoint.text)) continue
        this.#current = endpoint
        log.debug('endpoint_selected', { url: endpoint.info.queryUrl, version: endpoint.info.version })
        return endpoint
      } catch (error) {
        const leftMs = startMs + contact.reconnectMs - clock.elapsed()
        if (isShort && isTimeout(error) && earlier !== undefined && !signal.aborted) throw earlier
        const isFinal = Unauthorized.matches(error) || isOwnFault(error) || isTimeout(error)
        const askedMs = askedPauseMs(error)
        earlier = error
        if (signal.aborted || isFinal || leftMs <= 0 || askedMs > leftMs) throw error
        await pauses.wait(Math.min(backOff.next(), leftMs), askedMs, signal)
      }
    }
  }

  #selectOnce(mayWaitMs: number, passedMs = 0): Promise<Endpoint> {
    const { config, contact } = this.#environment
    const endpoints = this.#endpoints
    const timeoutMs = contact.limit(config.network.query_timeout, passedMs)
    return new Promise((resolve, reject) => {
      const answered: Endpoint[] = []
      const failures: EndpointFailure[] = []
      let open = endpoints.length
      const settle = () => {
        open--
        if (open > 0) return
        const best = answered.sort((a, b) => this.#rank(a) - this.#rank(b))[0]
        if (best !== undefined) resolve(best)
        else reject(combineFailures(failures))
      }
      for (const endpoint of endpoints) {
        this.#ask(endpoint, timeoutMs, mayWaitMs)
          .then(
            (found) => {
              if (this.#isFresh(found) && !this.#hasFailedLately(found)) resolve(found)
              answered.push(found)
            },
            (error) => failures.push({ endpoint: shownEndpoint(endpoint), error }),
          )
          .then(settle)
      }
    })
  }

  async #probeOneByOne(): Promise<Endpoint | undefined> {
    const { config, clock, contact, signal } = this.#environment
    const timeoutMs = Math.min(config.network.query_timeout, PROBE_TIMEOUT_MS)
    const endMs = clock.elapsed() + contact.probeMs
    for (const endpoint of this.#endpoints) {
      const leftMs = contact.isMade ? timeoutMs : endMs - clock.elapsed()
      if (leftMs <= 0) break
      try {
        const found = await this.#ask(endpoint, Math.min(timeoutMs, leftMs))
        this.#current ??= found
        return this.#current
      } catch (error) {
        if (signal.aborted) throw error
      }
    }
    this.#probeFailedAtMs = clock.elapsed()
    return undefined
  }

  async #ask(endpoint: string, timeoutMs: number, mayWaitMs = timeoutMs): Promise<Endpoint> {
    const { graphql, note } = this.#environment
    const answering = await graphql.info(endpoint, { timeoutMs, mayWaitMs }, this.hasSeveral)
    note(answering)
    return answering
  }

  #isFresh({ info }: Endpoint): boolean {
    return (info.latencyMs ?? 0) <= this.#environment.config.network.max_latency
  }

  #hasFailedLately({ text }: Endpoint): boolean {
    const failedAtMs = this.#failedAtMs.get(text)
    return failedAtMs !== undefined && this.#environment.clock.elapsed() - failedAtMs < REMEMBER_FAILURE_MS
  }

  /** Smaller is better: working endpoints first, then fresh data. */
  #rank(endpoint: Endpoint): number {
    return (this.#hasFailedLately(endpoint) ? Number.MAX_SAFE_INTEGER / 2 : 0) + (endpoint.info.latencyMs ?? 0)
  }

  /** Endpoints in the form in which they may be shown. */
  shown(): string[] {
    return this.#endpoints.map(shownEndpoint)
  }
}
