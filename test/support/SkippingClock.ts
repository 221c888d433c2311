/** A clock that does not wait for pauses: time jumps over them, so that lives of messages pass as fast as answers come. */
import type { Clock, Timer, TimerPurpose } from '../../src/ports/Clock.ts'
import { systemClock } from '../../src/system/systemClock.ts'

interface Limit {
  readonly dueMs: number
  readonly action: () => void
  timer: Timer
}

export class SkippingClock implements Clock {
  /** Time by which `elapsed` is ahead of the clock of the machine, ms. */
  skippedMs = 0
  readonly #limits = new Set<Limit>()
  readonly #aheadMs: number

  /** `aheadMs`: how wrong `now` is. */
  constructor(aheadMs = 0) {
    this.#aheadMs = aheadMs
  }

  /** Runs like the clock of nodes, which skip nothing. */
  now(): number {
    return systemClock.now() + this.#aheadMs
  }

  elapsed(): number {
    return systemClock.elapsed() + this.skippedMs
  }

  /** Time limits advance with skipped pauses and with real time. */
  setTimer(delayMs: number, action: () => void, purpose?: TimerPurpose): Timer {
    return purpose === 'pause' ? this.#skip(delayMs, action) : this.#setLimit(delayMs, action)
  }

  #setLimit(delayMs: number, action: () => void): Timer {
    const limit: Limit = { dueMs: this.elapsed() + delayMs, action, timer: NO_TIMER }
    this.#limits.add(limit)
    this.#schedule(limit)
    return {
      cancel: () => {
        this.#limits.delete(limit)
        limit.timer.cancel()
      },
    }
  }

  #skip(delayMs: number, action: () => void): Timer {
    return systemClock.setTimer(1, () => {
      this.skippedMs += delayMs
      for (const limit of this.#limits) this.#schedule(limit)
      action()
    })
  }

  #schedule(limit: Limit): void {
    limit.timer.cancel()
    limit.timer = systemClock.setTimer(Math.max(0, limit.dueMs - this.elapsed()), () => {
      if (this.#limits.delete(limit)) limit.action()
    })
  }
}

const NO_TIMER: Timer = { cancel() {} }
