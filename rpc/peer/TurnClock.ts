import type { Clock } from '../../src/ports/Clock.ts'

/** The time, read once per turn of the event loop, in which thousands of calls may be received and answered. */
export class TurnClock {
  readonly #clock: Clock
  #nowMs: number | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Value of `elapsed` of the clock when it was first read in this turn. */
  elapsed(): number {
    if (this.#nowMs !== undefined) return this.#nowMs
    const now = this.#clock.elapsed()
    this.#nowMs = now
    queueMicrotask(this.#forget)
    return now
  }

  readonly #forget = (): void => {
    this.#nowMs = undefined
  }
}
