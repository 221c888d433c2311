/** Misbehaviour on request, so that clients can be tested against it. All of it is off by default. */

import type { Clock } from '../../../ports/Clock.ts'
import type { Random } from '../../../ports/Random.ts'
import { type BadProof, badProofs } from '../keepers/badProof.ts'
import type { NodeServices } from '../NodeServices.ts'

export interface FaultSettings {
  /** Every answer is delayed by this, ms. */
  readonly latency_ms: number
  /** Share of requests whose connection is cut without an answer, 0 to 1. */
  readonly drop: number
  /** What was executed shows to reading requests only after this time, ms. */
  readonly lag_ms: number
  /** Requests are taken and never answered. */
  readonly silent: boolean
  /** Number of next sent messages that are answered with THREAD_MISMATCH. */
  readonly wrong_thread: number
  /** Number of next sent messages that are answered with WRONG_PRODUCER. */
  readonly wrong_producer: number
  /** Number of next sent messages that are answered with TOKEN_EXPIRED. */
  readonly expired_token: number
  /** Number of next requests that are answered with status 500. */
  readonly fail: number
  /** Number of next requests that are answered with status 429. */
  readonly too_many_requests: number
  /** Requests of one second that are answered; those beyond them get status 429. 0 is no limit. */
  readonly rate_limit: number
  /** `Retry-After` of answers with status 429, s. */
  readonly retry_after_s: number
  /** What proofs of blocks lie about; `null` for nothing. */
  readonly bad_proof: BadProof | null
}

/** Longest time of a timer, ms, also used as the highest count of a fault. */
const MAX_COUNT = 2 ** 31 - 1

const NONE: FaultSettings = {
  latency_ms: 0,
  drop: 0,
  lag_ms: 0,
  silent: false,
  wrong_thread: 0,
  wrong_producer: 0,
  expired_token: 0,
  fail: 0,
  too_many_requests: 0,
  rate_limit: 0,
  retry_after_s: 1,
  bad_proof: null,
}

/** A fault that does not exist, or a value it cannot have. */
export class InvalidFault extends Error {
  override readonly name = 'InvalidFault'
}

export class Faults {
  readonly #clock: Clock
  readonly #random: Random
  #current: FaultSettings = NONE
  /** Requests of the running second, which began at this time of a steady clock, ms. */
  #second = { sinceMs: 0, requests: 0 }

  constructor({ clock, random }: Pick<NodeServices, 'clock' | 'random'>) {
    this.#clock = clock
    this.#random = random
  }

  /** What is set; of a counted fault what is left of it. */
  get current(): FaultSettings {
    return this.#current
  }

  /** Changes the named faults; `null` for all of them switches everything off. Throws InvalidFault, changing nothing. */
  set(change: unknown): void {
    if (change === null) {
      this.#current = NONE
      return
    }
    if (typeof change !== 'object' || Array.isArray(change)) throw new InvalidFault('Faults must be a JSON object')
    for (const [name, value] of Object.entries(change as Record<string, unknown>)) checkFault(name, value)
    this.#current = { ...this.#current, ...change }
  }

  /** Uses up one of a counted fault; `false` if the count is 0. */
  take(name: 'wrong_thread' | 'wrong_producer' | 'expired_token' | 'fail' | 'too_many_requests'): boolean {
    const left = this.#current[name]
    if (left === 0) return false
    this.#current = { ...this.#current, [name]: left - 1 }
    return true
  }

  /** Whether the connection of this request is to be cut: true for the share `drop` of them. */
  takeDrop(): boolean {
    const { drop } = this.#current
    if (drop === 0) return false
    const [number] = new Uint32Array(this.#random.bytes(4).buffer)
    return number! / 2 ** 32 < drop
  }

  /** Counts a request. The value of `Retry-After` when it is one too many, else `undefined`. */
  takeRetryAfter(): number | undefined {
    const nowMs = this.#clock.elapsed()
    const { rate_limit, retry_after_s } = this.#current
    if (nowMs - this.#second.sinceMs >= 1000) this.#second = { sinceMs: nowMs, requests: 0 }
    this.#second.requests += 1
    const isBeyond = rate_limit > 0 && this.#second.requests > rate_limit
    return isBeyond || this.take('too_many_requests') ? retry_after_s : undefined
  }
}

function checkFault(name: string, value: unknown): void {
  if (!Object.hasOwn(NONE, name)) {
    throw new InvalidFault(`Unknown fault "${name.slice(0, 64)}", expected one of ${Object.keys(NONE).join(', ')}`)
  }
  if (name === 'bad_proof') {
    if (value === null || badProofs.includes(value as BadProof)) return
    throw new InvalidFault(`bad_proof must be null or one of ${badProofs.join(', ')}`)
  }
  if (name === 'silent') {
    if (typeof value !== 'boolean') throw new InvalidFault('silent must be true or false')
    return
  }
  const isCount = name !== 'drop'
  const fits =
    typeof value === 'number' && value >= 0 && (isCount ? Number.isInteger(value) && value <= MAX_COUNT : value <= 1)
  if (!fits)
    throw new InvalidFault(`${name} must be ${isCount ? `an integer from 0 to ${MAX_COUNT}` : 'a number from 0 to 1'}`)
}
