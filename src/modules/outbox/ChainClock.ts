/**
 * The time of the network, as its endpoint tells it: several machines work on one outbox, and their clocks need not agree.
 * Between two answers it goes on with the monotonic clock; without any it is the clock of the machine.
 */
import type { Network } from '../../net/index.ts'
import { type AbortSource, abortable } from '../../net/waiting.ts'
import type { Clock, Timer, TimerPurpose } from '../../ports/Clock.ts'
import { member } from '../processing/delivery/findTransaction.ts'

const MAX_AGE_MS = 30_000
const TIMEOUT_MS = 3000

export class ChainClock implements Clock {
  readonly #clock: Clock
  readonly #network: Network
  #told: { readonly timeMs: number; readonly atMs: number } | undefined
  #asking: Promise<void> | undefined
  #askedAtMs = Number.NEGATIVE_INFINITY

  constructor(clock: Clock, network: Network) {
    this.#clock = clock
    this.#network = network
  }

  now(): number {
    if (this.#told === undefined) return this.#clock.now()
    return Math.floor(this.#told.timeMs + this.#clock.elapsed() - this.#told.atMs)
  }

  elapsed(): number {
    return this.#clock.elapsed()
  }

  setTimer(delayMs: number, action: () => void, purpose?: TimerPurpose): Timer {
    return this.#clock.setTimer(delayMs, action, purpose)
  }

  /** Asks the endpoint, unless it was asked less than `maxAgeMs` ago. Settles with its answer, or soon without. */
  async renew(signal: AbortSource, maxAgeMs = MAX_AGE_MS): Promise<void> {
    if (this.#asking === undefined && this.elapsed() - this.#askedAtMs >= maxAgeMs) {
      this.#asking = this.#ask(signal).finally(() => {
        this.#askedAtMs = this.elapsed()
        this.#asking = undefined
      })
    }
    if (this.#asking !== undefined) await abortable(this.#asking, signal)
  }

  async #ask(signal: AbortSource): Promise<void> {
    const startMs = this.elapsed()
    try {
      const data = await this.#network.query({ query: '{info{time}}', repeats: false, timeoutMs: TIMEOUT_MS, signal })
      const timeMs = Number(member(member(data, 'info'), 'time'))
      const endMs = this.elapsed()
      // The endpoint looked at its clock about halfway between question and answer.
      if (timeMs > 0) this.#told = { timeMs: Math.floor(timeMs), atMs: (startMs + endMs) / 2 }
    } catch {
      // What was told before goes on.
    }
  }
}
