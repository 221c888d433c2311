/**
 * The clock of a client: the time of its network where that is known and differs from the clock of this machine, otherwise the
 * clock of this machine. Between two answers it runs with the monotonic clock, so setting the clock of the machine does not
 * move it. `net/NetworkTime.ts` decides which time it follows.
 */
import type { Clock, Timer, TimerPurpose } from '../ports/Clock.ts'
import { perContext } from './perContext.ts'

export class NetworkClock implements Clock {
  readonly #local: Clock
  #startMs: number | undefined

  constructor(local: Clock) {
    this.#local = local
  }

  now(): number {
    return this.#startMs === undefined ? this.#local.now() : Math.floor(this.#startMs + this.#local.elapsed())
  }

  elapsed(): number {
    return this.#local.elapsed()
  }

  setTimer(delayMs: number, action: () => void, purpose?: TimerPurpose): Timer {
    return this.#local.setTimer(delayMs, action, purpose)
  }

  /** @param startMs time of the network when `elapsed` was 0, ms since 1970; `undefined` to use the clock of this machine */
  follow(startMs: number | undefined): void {
    this.#startMs = startMs
  }
}

export const networkClockOf = perContext((context) => new NetworkClock(context.services.clock))
