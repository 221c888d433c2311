/**
 * Spent amounts by counter, in the storage of the client; processes with the same storage count together. A message
 * counts before it is sent, and is removed once it is proven not to have been executed. Amounts counted by a killed
 * process stay.
 *
 * - `policy/spent`: counter → sums by minute of the last hour, by quarter of an hour of the last day, and in total
 */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { networkClockOf } from '../../../context/NetworkClock.ts'
import { textOf, utf8 } from '../../../core/bytes/index.ts'
import type { StorageCondition } from '../../../ports/Storage.ts'

export interface Charge {
  readonly counter: string
  /** Nano units. */
  readonly amount: bigint
}

/** Counted amounts of a message, as stored. */
export interface Reservation {
  /** When it was counted, unix time in ms. */
  readonly time: number
  /** Amounts in nano units by counter, decimal. */
  readonly amounts: Readonly<Record<string, string>>
}

export interface PlannedReservation {
  readonly reservation: Reservation
  readonly writes: readonly StorageCondition[]
  readonly conditions: readonly StorageCondition[]
}

/** Sums of a counter without planned amounts. */
export interface Spent {
  readonly hour: bigint
  readonly day: bigint
  readonly total: bigint
}

interface CounterState {
  /** Latest time that was seen, unix time in ms: a clock that is set back does not open a window again. */
  readonly time: number
  readonly total: string
  readonly hour: Readonly<Record<string, string>>
  readonly day: Readonly<Record<string, string>>
}

const STORE = 'policy/spent'
const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const MINUTES = 60
const QUARTERS = 96
const EMPTY: CounterState = { time: 0, total: '0', hour: {}, day: {} }

export class Ledger {
  readonly #context: ClientContext

  constructor(context: ClientContext) {
    this.#context = context
  }

  /**
   * Counts charges, in place of those counted before for the same message. `check` gets the sums of each counter
   * without the message, and throws when a limit is reached. Writes and conditions belong in one transaction.
   */
  async plan(
    charges: readonly Charge[],
    check: (counter: string, spent: Spent) => void,
    before: Reservation | undefined,
  ): Promise<PlannedReservation> {
    const counters = new Set([...charges.map(({ counter }) => counter), ...Object.keys(before?.amounts ?? {})])
    const read = await Promise.all([...counters].map((counter) => this.#read(counter)))
    const now = Math.max(timeOf(this.#context), ...read.map(({ state }) => state.time))
    const writes: StorageCondition[] = []
    for (const { counter, state } of read) {
      const without = add(prune({ ...state, time: now }), before?.time ?? 0, -amountOf(before, counter))
      check(counter, sums(without))
      const amount = charges.find((charge) => charge.counter === counter)?.amount ?? 0n
      writes.push(this.#item(counter, utf8(JSON.stringify(add(without, now, amount)))))
    }
    const amounts = Object.fromEntries(charges.map(({ counter, amount }) => [counter, String(amount)]))
    return {
      reservation: { time: now, amounts },
      writes,
      conditions: read.map(({ counter, bytes }) => this.#item(counter, bytes)),
    }
  }

  /** Counts charges now. */
  reserve(charges: readonly Charge[], check: (counter: string, spent: Spent) => void): Promise<Reservation> {
    return this.#write(() => this.plan(charges, check, undefined))
  }

  /** Removes a message that was not executed and never will be. */
  async release(reservation: Reservation): Promise<void> {
    await this.#write(() => this.plan([], () => {}, reservation))
  }

  async #write(plan: () => Promise<PlannedReservation>): Promise<Reservation> {
    for (;;) {
      const { writes, conditions, reservation } = await plan()
      if (writes.length === 0 || (await this.#context.writeTogether(writes, conditions))) return reservation
    }
  }

  async #read(counter: string) {
    const bytes = await this.#context.localStorage.get(STORE, counter)
    return { counter, bytes, state: bytes === undefined ? EMPTY : (JSON.parse(textOf(bytes)) as CounterState) }
  }

  #item(counter: string, value: Uint8Array | undefined): StorageCondition {
    return { collection: 'local', store: STORE, key: counter, value }
  }
}

function amountOf(reservation: Reservation | undefined, counter: string): bigint {
  return BigInt(reservation?.amounts[counter] ?? 0)
}

/** The sums without amounts that are older than the windows. The oldest part of a window counts as a whole. */
function prune({ time, total, hour, day }: CounterState): CounterState {
  const keep = (parts: CounterState['hour'], first: number) =>
    Object.fromEntries(Object.entries(parts).filter(([part]) => Number(part) >= first))
  return {
    time,
    total,
    hour: keep(hour, Math.floor(time / MINUTE_MS) - MINUTES),
    day: keep(day, Math.floor(time / QUARTER_MS) - QUARTERS),
  }
}

function add(state: CounterState, atMs: number, amount: bigint): CounterState {
  if (amount === 0n) return state
  const change = (parts: CounterState['hour'], part: number) => {
    const key = String(part)
    // Amounts older than the window have been removed already.
    if (amount < 0n && parts[key] === undefined) return parts
    return { ...parts, [key]: clamped(BigInt(parts[key] ?? 0) + amount) }
  }
  return {
    time: state.time,
    total: clamped(BigInt(state.total) + amount),
    hour: change(state.hour, Math.floor(atMs / MINUTE_MS)),
    day: change(state.day, Math.floor(atMs / QUARTER_MS)),
  }
}

function clamped(amount: bigint): string {
  return String(amount < 0n ? 0n : amount)
}

function sums({ hour, day, total }: CounterState): Spent {
  const sum = (parts: CounterState['hour']) => Object.values(parts).reduce((all, part) => all + BigInt(part), 0n)
  return { hour: sum(hour), day: sum(day), total: BigInt(total) }
}

/**
 * A network that is further ahead is not trusted: a client that chooses its endpoint could otherwise reset the spending
 * windows.
 */
const MAX_AHEAD_MS = 600_000

/** The later of the clock of this machine and that of the network, which may be a little ahead: Unix time in ms. */
function timeOf(context: ClientContext): number {
  const localMs = context.services.clock.now()
  const aheadMs = networkClockOf(context).now() - localMs
  return aheadMs > 0 && aheadMs <= MAX_AHEAD_MS ? localMs + aheadMs : localMs
}
