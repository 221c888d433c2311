/**
 * Warnings about work that is retried: immediately, then at growing intervals as long as it fails for the same reason.
 * Any success resets the interval. This keeps a permanently lost storage from filling the log.
 */
import type { Clock } from '../ports/Clock.ts'
import type { Log } from '../ports/Log.ts'

const FIRST_MS = 2000
const LONGEST_MS = 3_600_000

interface Failing {
  readonly reason: string
  /** Number of failures since the last success. */
  readonly times: number
  readonly intervalMs: number
  /** `Clock.elapsed`. */
  readonly tellAtMs: number
}

export class RisingWarnings {
  readonly #clock: Clock
  readonly #log: Log
  /** State by the name of the failing work. */
  readonly #failing = new Map<string, Failing>()

  constructor(clock: Clock, log: Log) {
    this.#clock = clock
    this.#log = log
  }

  /** `what` identifies the piece of work, `event` is the name of the log line. */
  failed(what: string, event: string, error: unknown): void {
    const now = this.#clock.elapsed()
    const reason = String(error)
    const before = this.#failing.get(what)
    const times = (before?.times ?? 0) + 1
    if (before !== undefined && before.reason === reason && now < before.tellAtMs) {
      this.#failing.set(what, { ...before, times })
      return
    }
    this.#log.warn(event, { error: reason, ...(times > 1 && { times }) })
    const intervalMs = before?.reason === reason ? Math.min(before.intervalMs * 2, LONGEST_MS) : FIRST_MS
    this.#failing.set(what, { reason, times, intervalMs, tellAtMs: now + intervalMs })
  }

  /** Forgets all pieces of work for which `isKept` is false. */
  keep(isKept: (what: string) => boolean): void {
    for (const what of this.#failing.keys()) if (!isKept(what)) this.#failing.delete(what)
  }

  worked(what: string): void {
    this.#failing.delete(what)
  }
}
