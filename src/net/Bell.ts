import type { Clock } from '../ports/Clock.ts'
import { type AbortSource, sleep } from './waiting.ts'

/** Wakes everything that waits for a change, without saying what has changed. */
export class Bell {
  readonly #waiting = new Set<() => void>()
  #rings = 0

  /** Number of calls of `ring`. */
  get rings(): number {
    return this.#rings
  }

  ring(): void {
    this.#rings++
    for (const wake of this.#waiting) wake()
  }

  /**
   * Settles once it has rung more often than `heard`, or after `ms`; timers and listeners are removed. Throws the
   * reason of a signal that is aborted.
   */
  async wait(clock: Clock, ms: number, heard: number, ...signals: readonly AbortSource[]): Promise<void> {
    if (this.#rings > heard) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const over = new AbortController()
    this.#waiting.add(resolve)
    try {
      await Promise.race([promise, sleep(clock, ms, ...signals, over.signal)])
    } finally {
      this.#waiting.delete(resolve)
      over.abort()
    }
  }
}
