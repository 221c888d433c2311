/**
 * How long calls wait for a network. Until some endpoint has answered this context, a wrong address or a machine
 * without network is likelier than an interruption: then a call fails within `first_contact_timeout`. Afterwards, calls
 * wait up to `max_reconnect_timeout` for a lost network. Source: network 1.9.
 */
import type { ResolvedConfig } from '../config/ResolvedConfig.ts'

/** Part of the time that quick probes may take together; the rest is for the request after them. */
const PROBE_SHARE = 1 / 3

export class FirstContact {
  readonly #config: ResolvedConfig
  #isMade = false

  constructor(config: ResolvedConfig) {
    this.#config = config
  }

  get isMade(): boolean {
    return this.#isMade
  }

  /** Called when an endpoint has answered in any way. */
  made(): void {
    this.#isMade = true
  }

  /** Waits for a first contact again, after the endpoints were replaced. */
  forget(): void {
    this.#isMade = false
  }

  /** Limit of a loop of attempts, in ms. */
  get reconnectMs(): number {
    const { first_contact_timeout, max_reconnect_timeout } = this.#config.network
    return this.#isMade ? max_reconnect_timeout : Math.min(first_contact_timeout, max_reconnect_timeout)
  }

  /** Limit of an exchange whose own limit is `timeoutMs`, in a loop of attempts that began `passedMs` ago. */
  limit(timeoutMs: number, passedMs = 0): number {
    if (this.#isMade) return timeoutMs
    return Math.min(timeoutMs, Math.max(1, this.#config.network.first_contact_timeout - passedMs))
  }

  /** Limit of all quick probes together, in ms; unlimited after the first contact. */
  get probeMs(): number {
    return this.#isMade ? Number.POSITIVE_INFINITY : this.#config.network.first_contact_timeout * PROBE_SHARE
  }

  /** Limit of one of `requests` REST requests to all bases together, in ms; unlimited after the first contact. */
  restMs(requests: number): number {
    if (this.#isMade) return Number.POSITIVE_INFINITY
    return (this.#config.network.first_contact_timeout * (1 - PROBE_SHARE)) / requests
  }
}
