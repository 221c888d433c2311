import type { Clock, Timer, TimerPurpose } from '../../src/ports/Clock.ts'
import { systemClock } from '../../src/system/systemClock.ts'

/** The clock of the machine, but for limits of certain lengths, which end only when a test says so. */
export class HeldClock implements Clock {
  readonly #heldMs: readonly number[]
  readonly #held = new Set<{ readonly delayMs: number; readonly action: () => void }>()

  /** @param heldMs lengths of the limits that do not end by themselves */
  constructor(...heldMs: readonly number[]) {
    this.#heldMs = heldMs
  }

  now(): number {
    return systemClock.now()
  }

  elapsed(): number {
    return systemClock.elapsed()
  }

  setTimer(delayMs: number, action: () => void, purpose?: TimerPurpose): Timer {
    if (purpose === 'pause' || !this.#heldMs.includes(delayMs)) return systemClock.setTimer(delayMs, action, purpose)
    const held = { delayMs, action }
    this.#held.add(held)
    return { cancel: () => this.#held.delete(held) }
  }

  /** Ends the limits of this length that are running. */
  end(delayMs: number): void {
    for (const held of [...this.#held]) if (held.delayMs === delayMs && this.#held.delete(held)) held.action()
  }
}
