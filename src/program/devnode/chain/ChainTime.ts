/** The time of a chain: the time of the machine, unless a test has moved or stopped it. */
import type { Clock, Timer } from '../../../ports/Clock.ts'
import type { NodeStore } from '../store/NodeStore.ts'

/** How the time of a chain runs; kept with the chain, so that it is the same after a restart. */
export interface TimeState {
  /** Lead of the chain over the clock of the machine, ms. */
  readonly offsetMs: number
  /** The time at which the clock was stopped, Unix time in ms; `undefined` while it runs. */
  readonly frozenMs?: number | undefined
  /** Time that the next block gets, Unix time in ms. Later blocks continue from that time. */
  readonly nextBlockMs?: number | undefined
}

const REAL_TIME: TimeState = { offsetMs: 0 }

/** Name of the setting that stores the state. */
export const TIME_SETTING = 'time'

/**
 * Latest time that a chain can be set to, Unix time in s: blocks have 32 bits for it, which leaves room for the chain
 * to continue.
 */
export const MAX_TIME = 4_200_000_000

export class ChainTime implements Clock {
  state: TimeState
  readonly #machine: Clock

  constructor(machine: Clock, state: TimeState = REAL_TIME) {
    this.#machine = machine
    this.state = state
  }

  now(): number {
    return this.state.frozenMs ?? this.#machine.now() + this.state.offsetMs
  }

  /** Elapsed time of the machine: durations are not affected by the time of the chain. */
  elapsed(): number {
    return this.#machine.elapsed()
  }

  /** Runs the action after this time of the machine. */
  setTimer(delayMs: number, action: () => void): Timer {
    return this.#machine.setTimer(delayMs, action)
  }

  /** Time of the next block, not before `previousMs`, the time of the last one. */
  blockTimeMs(previousMs: number): number {
    return this.state.nextBlockMs ?? Math.max(this.now(), previousMs)
  }

  /** The state after a block of this time; a time that was set for the next block no longer applies. */
  after(blockTimeMs: number): TimeState {
    return this.state.nextBlockMs === undefined ? this.state : this.movedTo(blockTimeMs)
  }

  /** The state with this present time; the clock runs or stands still as before. */
  movedTo(timeMs: number): TimeState {
    const offsetMs = timeMs - this.#machine.now()
    return this.state.frozenMs === undefined ? { offsetMs } : { offsetMs, frozenMs: timeMs }
  }

  /** The state with the present time, stopped. */
  frozen(): TimeState {
    return { ...this.state, frozenMs: this.now() }
  }

  /** The state with the present time, running. */
  resumed(): TimeState {
    const { nextBlockMs } = this.state
    return { offsetMs: this.now() - this.#machine.now(), ...(nextBlockMs !== undefined && { nextBlockMs }) }
  }
}

export function readTime(store: NodeStore): TimeState {
  return store.jsonSetting(TIME_SETTING) ?? REAL_TIME
}
