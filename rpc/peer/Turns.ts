/**
 * Time of the main thread, shared between connections. In one turn of the event loop messages are handled for a slice of
 * time; the rest waits, and connections with waiting messages take turns. A connection without waiting messages is read
 * as soon as one arrives, so a pipeline of thousands of calls delays a single call of another host by about one slice.
 */
import type { Clock } from '../../src/ports/Clock.ts'

/** Time for messages in one turn of the event loop, in ms. */
const SLICE_MS = 5

/**
 * The time limit with a single connection, for which signals, worker results and cancellations can wait a little
 * longer.
 */
const LONE_SLICE_MS = 20

/** Maximum number of new connections served in a row before one that has waited. */
const MAX_FRESH_IN_ROW = 3

/** Messages of one connection that wait for a turn. */
export interface WaitingInput {
  /** Handles messages while there is time. */
  serve(): void
  /** Whether a begun message continues as soon as this turn permits. */
  readonly isStepping: boolean
}

/** Runs an action in a later turn of the event loop, after input that is already there; actions keep their order. */
export type NextTurn = (action: () => void) => void

export class Turns {
  readonly #clock: Clock
  readonly #nextTurn: NextTurn
  readonly #countConnections: () => number
  /** End of the running slice; absent before the first message of a turn. */
  #endsAtMs: number | undefined
  /** Connections without waiting messages, and those that did not finish within their last slice. */
  readonly #fresh: WaitingInput[] = []
  readonly #waiting: WaitingInput[] = []
  readonly #lastServed = new WeakMap<WaitingInput, number>()
  #lastMs = 0
  #number = 0
  #freshInRow = 0
  #hasReadDirectly = false
  #wasSkipped = false

  constructor(clock: Clock, nextTurn: NextTurn, countConnections: () => number) {
    this.#clock = clock
    this.#nextTurn = nextTurn
    this.#countConnections = countConnections
  }

  /** Time of the last request for a turn. */
  get lastMs(): number {
    return this.#lastMs
  }

  /** Whether a message that has just come may be handled now. */
  hasTimeFor(): boolean {
    this.#hasReadDirectly = true
    return this.hasTime()
  }

  /** Whether another message may be handled in this turn of the event loop. */
  hasTime(): boolean {
    this.#lastMs = this.#clock.elapsed()
    if (this.#endsAtMs !== undefined) return this.#lastMs < this.#endsAtMs
    this.#begin(this.#lastMs)
    return true
  }

  /** Serves the connection in a later turn. */
  add(input: WaitingInput): void {
    const lastServed = this.#lastServed.get(input)
    const isOld = lastServed !== undefined && lastServed >= this.#number - 1
    ;(isOld ? this.#waiting : this.#fresh).push(input)
    if (this.#endsAtMs === undefined) this.#begin(this.#clock.elapsed())
  }

  get #sliceMs(): number {
    return this.#countConnections() > 1 ? SLICE_MS : LONE_SLICE_MS
  }

  #begin(now: number): void {
    this.#endsAtMs = now + this.#sliceMs
    this.#nextTurn(this.#serve)
    // After the turn, so that the begun calls have advanced as far as they can.
    this.#nextTurn(this.#end)
  }

  readonly #serve = (): void => {
    // Answers to messages that were read directly are sent first; they are written later in the same turn.
    this.#wasSkipped = this.#hasReadDirectly && !this.#wasSkipped
    if (this.#wasSkipped || this.#fresh.length + this.#waiting.length === 0) return
    this.#number++
    this.#endsAtMs = this.#clock.elapsed() + this.#sliceMs
    do {
      const input = this.#next()
      if (input === undefined) return
      this.#lastServed.set(input, this.#number)
      input.serve()
      // The work that it began counts toward its slice.
      if (input.isStepping) return
    } while (this.hasTime())
  }

  readonly #end = (): void => {
    this.#endsAtMs = undefined
    this.#hasReadDirectly = false
    if (this.#fresh.length + this.#waiting.length > 0) this.#begin(this.#clock.elapsed())
  }

  #next(): WaitingInput | undefined {
    const isTurnOfWaiting = this.#fresh.length === 0 || this.#freshInRow >= MAX_FRESH_IN_ROW
    if (isTurnOfWaiting && this.#waiting.length > 0) {
      this.#freshInRow = 0
      return this.#waiting.shift()
    }
    this.#freshInRow++
    return this.#fresh.shift()
  }
}
