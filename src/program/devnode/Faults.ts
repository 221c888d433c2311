/** Misbehaviour on request, so that clients can be tested against it. All of it is off by default. */

import type { Clock } from '../../ports/Clock.ts'
import type { Random } from '../../ports/Random.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { faultFields, type NodeFaults } from '../common/faultFields.ts'
import type { NodeServices } from './NodeServices.ts'

export type FaultSettings = ValueOf<typeof NodeFaults>

/** Faults whose value is a number; `take` counts it down. */
type CountedFault = {
  [Name in keyof FaultSettings]: FaultSettings[Name] extends number ? Name : never
}[keyof FaultSettings]

const NONE = Object.fromEntries(
  Object.entries(faultFields).map(([name, field]) => [name, field.default]),
) as FaultSettings

export class Faults {
  readonly #clock: Clock
  readonly #random: Random
  #current: FaultSettings = NONE
  /** Requests of the current second, and its start by a steady clock, ms. */
  #second = { sinceMs: 0, requests: 0 }

  constructor({ clock, random }: Pick<NodeServices, 'clock' | 'random'>) {
    this.#clock = clock
    this.#random = random
  }

  /** Active faults; for a counted fault, the remaining count. */
  get current(): FaultSettings {
    return this.#current
  }

  /** Changes the named faults. */
  set(changes: Partial<FaultSettings>): void {
    this.#current = { ...this.#current, ...changes }
  }

  clear(): void {
    this.#current = NONE
  }

  /** Uses up one of a counted fault; `false` if the count is 0. */
  take(name: CountedFault): boolean {
    const left = this.#current[name]
    if (left === 0) return false
    this.#current = { ...this.#current, [name]: left - 1 }
    return true
  }

  /** Whether to cut the connection of this request: true for the fraction `drop` of requests. */
  takeDrop(): boolean {
    const { drop } = this.#current
    if (drop === 0) return false
    const [number] = new Uint32Array(this.#random.bytes(4).buffer)
    return number! / 2 ** 32 < drop
  }

  /** Counts a request. Returns the value of `Retry-After` if the request exceeds the limit, else `undefined`. */
  takeRetryAfter(): number | undefined {
    const nowMs = this.#clock.elapsed()
    const { rate_limit, retry_after_s } = this.#current
    if (nowMs - this.#second.sinceMs >= 1000) this.#second = { sinceMs: nowMs, requests: 0 }
    this.#second.requests += 1
    const isBeyond = rate_limit > 0 && this.#second.requests > rate_limit
    return isBeyond || this.take('too_many_requests') ? retry_after_s : undefined
  }
}
