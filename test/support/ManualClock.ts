import type { Clock, Timer } from '../../src/ports/Clock.ts'

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #nowMs = 1_700_000_000_000
  readonly #timers = new Set<{ readonly dueMs: number; readonly action: () => void }>()

  now(): number {
    return this.#nowMs
  }

  elapsed(): number {
    return this.#nowMs
  }

  setTimer(delayMs: number, action: () => void): Timer {
    const timer = { dueMs: this.#nowMs + delayMs, action }
    this.#timers.add(timer)
    return { cancel: () => this.#timers.delete(timer) }
  }

  /** Moves on and runs what is due by then, in order. */
  advance(ms: number): void {
    this.#nowMs += ms
    const due = [...this.#timers].filter(({ dueMs }) => dueMs <= this.#nowMs).sort((a, b) => a.dueMs - b.dueMs)
    for (const timer of due) {
      if (this.#timers.delete(timer)) timer.action()
    }
  }

  get timerCount(): number {
    return this.#timers.size
  }
}
