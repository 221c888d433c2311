/** Pauses requested by servers, by origin. Every request of the context observes them. Source: RFC 6585, RFC 9110 10.2.3. */
import { httpOriginOf } from '../config/endpointUrls.ts'
import type { Clock } from '../ports/Clock.ts'

/** Statuses whose `Retry-After` requests a pause. */
const PAUSING = [429, 503]

/**
 * Longest pause before another try, ms. A proxy that requests a day, or an intermediary that answers once in place of
 * the server, must not stop the client for longer.
 */
const MAX_PAUSE_MS = 120_000

export class RateLimits {
  readonly #clock: Clock
  /** End of the pause by the monotonic clock, ms. */
  readonly #untilMs = new Map<string, number>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Rest of the pause that the server of a URL has requested, in ms; 0 without a pause. */
  pauseMs(url: URL): number {
    const origin = httpOriginOf(url)
    const leftMs = (this.#untilMs.get(origin) ?? 0) - this.#clock.elapsed()
    if (leftMs > 0) return leftMs
    this.#untilMs.delete(origin)
    return 0
  }

  /** Records an answer. Returns the pause that it requests, in ms; `undefined` without a pause. */
  note(url: URL, status: number, headers: Readonly<Record<string, string>>): number | undefined {
    if (!PAUSING.includes(status)) return undefined
    const pauseMs = retryAfterMs(headers, this.#clock.now())
    if (pauseMs !== undefined)
      this.#untilMs.set(httpOriginOf(url), this.#clock.elapsed() + Math.min(pauseMs, MAX_PAUSE_MS))
    return pauseMs
  }
}

/**
 * Value of `Retry-After` in ms: a number of seconds or an HTTP date. A date counts from the `Date` of the same answer, so
 * that the clock of this machine does not matter. `undefined` for a missing or unreadable value.
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>, nowMs: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000)
  const atMs = dateMs(text)
  return atMs === undefined ? undefined : Math.max(0, atMs - (dateMs(headers['date'] ?? '') ?? nowMs))
}

/** An HTTP date begins with the name of a day; `Date` would also parse other texts. */
function dateMs(text: string): number | undefined {
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return undefined
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? undefined : ms
}
