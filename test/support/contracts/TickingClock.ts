import type { Clock } from '../../../src/ports/Clock.ts'

/** Stands still but for 1 ms at each look, so that no two messages have the same time. */
export class TickingClock implements Clock {
  nowMs = 1_750_000_000_000

  now(): number {
    return this.nowMs++
  }

  elapsed(): number {
    return 0
  }

  setTimer(): { cancel(): void } {
    return { cancel: () => {} }
  }
}
