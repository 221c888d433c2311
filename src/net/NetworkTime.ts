/** The time of a network as the API modules use it; calls read it from `CallScope.clock`. */
import type { AbortSource } from './waiting.ts'

/** Clock of a node, from one of its answers. */
export interface ClockReading {
  /** Time on that clock, ms since 1970. */
  readonly shownMs: number
  /** When the question was sent and when the answer arrived, by `Clock.elapsed`: the node read its clock about halfway. */
  readonly askedAtMs: number
  readonly answeredAtMs: number
}

export interface ClockDifference {
  /** Clock of the network minus clock of this machine, in ms. */
  readonly ms: number
  readonly isFollowed: boolean
}

export interface NetworkTime {
  /** Whether the endpoint in use has reported its time. */
  readonly isKnown: boolean
  /** The difference, `undefined` when it is negligible or not known. */
  readonly difference: ClockDifference | undefined
  /**
   * Makes sure that the time is known, without a request if it is. Settles without it when no endpoint answers soon. Throws
   * the reason of the signal.
   * @param maxAgeMs age from which on the network is asked again
   */
  learn(signal: AbortSource, maxAgeMs?: number): Promise<void>
  /** For messages that need the time. Throws ClockOutOfSync (606) when the difference is too large to be followed. */
  expectUsable(): void
}
