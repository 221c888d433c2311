import type { Clock } from '../ports/Clock.ts'
import type { NetworkAccess } from '../ports/NetworkAccess.ts'
import { Bell } from './Bell.ts'
import { type AbortSource, sleep } from './waiting.ts'

/** Pauses before another attempt. They end when the platform reports that a lost network may be back. */
export class RetryPauses {
  readonly #clock: Clock
  readonly #returns = new Bell()

  /** @param signal aborted when there are no more pauses */
  constructor(clock: Clock, { onReturn }: Pick<NetworkAccess, 'onReturn'>, signal: AbortSource) {
    this.#clock = clock
    const end = onReturn?.(() => this.#returns.ring())
    if (end !== undefined) signal.addEventListener('abort', end, { once: true })
  }

  /**
   * Settles after `ms` or the return of the network, but not before `askedMs`, for which a server has asked. Throws the reason
   * of a signal that is aborted.
   */
  async wait(ms: number, askedMs: number, ...signals: readonly (AbortSource | undefined)[]): Promise<void> {
    const present = signals.filter((signal) => signal !== undefined)
    if (askedMs > 0) await sleep(this.#clock, Math.max(ms, askedMs), ...present)
    else await this.#returns.wait(this.#clock, ms, this.#returns.rings, ...present)
  }
}
