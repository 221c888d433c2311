import type { Clock } from '../../src/ports/Clock.ts'

/** Work that is done once: after a while, or as soon as somebody wants it. */
export class Postponed {
  readonly #action: () => void
  #isDone = false

  constructor(clock: Clock, delayMs: number, action: () => void) {
    this.#action = action
    clock.setTimer(delayMs, () => this.now())
  }

  now(): void {
    if (this.#isDone) return
    this.#isDone = true
    this.#action()
  }
}
