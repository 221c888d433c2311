import type { Clock, Timer } from '../ports/Clock.ts'

/** Something that ends at a deadline. */
export interface Expiring {
  expire(): void
}

/** Deadlines with the same delay, which expire in the order in which they were added. */
interface Waiting {
  /** When each item expires, by `Clock.elapsed`. */
  readonly ends: Map<Expiring, number>
  timer: Timer
}

/**
 * Time limits for many waiters with few different delays. Those with the same delay share a timer: thousands of timers
 * would take more memory than the waiters themselves.
 */
export class Deadlines {
  readonly #clock: Clock
  readonly #waiting = new Map<number, Waiting>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Ends `item` in `delayMs`, unless it is removed before. An item that is already there starts over. */
  add(item: Expiring, delayMs: number): void {
    const endMs = this.#clock.elapsed() + delayMs
    const waiting = this.#waiting.get(delayMs)
    if (waiting === undefined) {
      this.#waiting.set(delayMs, { ends: new Map([[item, endMs]]), timer: this.#start(delayMs, delayMs) })
    } else {
      waiting.ends.delete(item)
      waiting.ends.set(item, endMs)
    }
  }

  remove(item: Expiring, delayMs: number): void {
    const waiting = this.#waiting.get(delayMs)
    if (!waiting?.ends.delete(item) || waiting.ends.size > 0) return
    waiting.timer.cancel()
    this.#waiting.delete(delayMs)
  }

  #start(delayMs: number, leftMs: number): Timer {
    return this.#clock.setTimer(leftMs, () => this.#end(delayMs))
  }

  #end(delayMs: number): void {
    const waiting = this.#waiting.get(delayMs)!
    const now = this.#clock.elapsed()
    for (const [item, endMs] of waiting.ends) {
      if (endMs > now) {
        waiting.timer = this.#start(delayMs, endMs - now)
        return
      }
      waiting.ends.delete(item)
      item.expire()
      // The expired item may have removed the last one and added itself again.
      if (this.#waiting.get(delayMs) !== waiting) return
    }
    this.#waiting.delete(delayMs)
  }
}
