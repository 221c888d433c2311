/**
 * The time limit of every call, whatever its host asked for. All calls of a connection are checked together at
 * intervals: a timer for each of thousands of short calls would cost as much as the calls. Time during which a call waits
 * for the application, or its host has suspended the network, does not count. Source: daemon section 7.
 */
import type { Clock, Timer } from '../../src/ports/Clock.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import type { RunningCall } from './RunningCall.ts'
import type { RunningCalls } from './RunningCalls.ts'

/** How often calls are checked, in ms. With a short limit, they are checked `LOOKS` times within it. */
const INTERVAL_MS = 1000
const LOOKS = 20

export class CallTimeouts {
  readonly #calls: RunningCalls
  readonly #clock: Clock
  readonly #limitMs: number
  readonly #intervalMs: number
  readonly #onTimeout: () => void
  readonly #isSuspended: () => boolean
  #timer: Timer | undefined
  #lastLookMs = 0

  /** `limitMs` 0: unlimited. `isSuspended`: whether the host has suspended what its calls wait for. */
  constructor(calls: RunningCalls, clock: Clock, limitMs: number, isSuspended: () => boolean, onTimeout: () => void) {
    this.#calls = calls
    this.#clock = clock
    this.#limitMs = limitMs
    this.#intervalMs = Math.max(1, Math.min(INTERVAL_MS, limitMs / LOOKS))
    this.#isSuspended = isSuspended
    this.#onTimeout = onTimeout
  }

  /** Starts checking, because a call was not answered immediately. */
  watch(): void {
    if (this.#timer !== undefined || this.#limitMs === 0) return
    this.#lastLookMs = this.#clock.elapsed()
    this.#timer = this.#clock.setTimer(this.#intervalMs, this.#look)
  }

  /** Stops all checks. */
  stop(): void {
    this.#timer?.cancel()
  }

  readonly #look = (): void => {
    this.#timer = undefined
    const now = this.#clock.elapsed()
    const isSuspended = this.#isSuspended()
    const calls = this.#calls.list()
    for (const running of calls) {
      if (isSuspended || running.waitsByDesign || running.call?.isWaiting === true) {
        running.uncountedMs += now - Math.max(running.startedAtMs, this.#lastLookMs)
      } else if (now - running.startedAtMs - running.uncountedMs >= this.#limitMs) this.#end(running)
    }
    if (calls.length === 0) return
    this.#lastLookMs = now
    this.#timer = this.#clock.setTimer(this.#intervalMs, this.#look)
  }

  #end(running: RunningCall): void {
    this.#onTimeout()
    const message = `The call took longer than the limit of ${this.#limitMs} ms`
    running.end(
      (facts) =>
        new ProtocolError('DeadlineExceeded', message, { limit: 'call_timeout_ms', limit_ms: this.#limitMs, ...facts }),
    )
  }
}
