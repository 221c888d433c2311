/**
 * The messages of one key to one account, first come, first served. A contract with `time` in its header refuses a message
 * whose time is not later than that of the last one, so they are signed and sent one after another, with rising times.
 */
import { type AbortSource, abortable } from '../net/waiting.ts'
import type { Clock, Timer } from '../ports/Clock.ts'

/** A time further ahead comes from a wrong clock; no contract accepts it. */
const MAX_AHEAD_MS = 600_000

export class TurnQueue {
  readonly #clock: Clock
  #holder: Place | undefined
  readonly #waiting = new Set<Place>()
  /** Latest time that a message was given, and of a message that was sent, Unix time in ms. */
  #givenMs = 0
  #sentMs = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get isIdle(): boolean {
    return this.#holder === undefined
  }

  /** Joins the end of the queue; the turn comes at once if the queue is empty. */
  join(options: PlaceOptions): Place {
    const place = new Place(this, this.#clock, options)
    place.rejoin()
    return place
  }

  /** The next time for a message, later than all before, Unix time in ms. */
  nextTime(nowMs: number): number {
    const lastMs = Math.max(near(this.#givenMs, nowMs), near(this.#sentMs, nowMs))
    this.#givenMs = Math.max(nowMs, lastMs + 1)
    return this.#givenMs
  }

  /** Later messages get a later time than this one. */
  noteGiven(timeMs: number): void {
    this.#givenMs = Math.max(this.#givenMs, timeMs)
  }

  noteSent(timeMs: number, nowMs: number): void {
    this.#sentMs = Math.max(near(this.#sentMs, nowMs), timeMs)
  }

  /** The first time later than that of the last message that was sent, Unix time in ms. */
  earliestTime(nowMs: number): number {
    return near(this.#sentMs, nowMs) + 1
  }

  /** Whether a message was sent that makes the contract refuse one with this time. */
  isOvertaken(timeMs: number, nowMs: number): boolean {
    return timeMs < this.earliestTime(nowMs)
  }

  /**
   * The time for the message of a place that has the turn, Unix time in ms: the present, or an earlier one if an
   * already signed message is next in the queue.
   */
  timeFor({ timeMs = 0 }: Place, nowMs: number, atLeastMs: number): number {
    const signedMs = [...this.#waiting].find(({ isSigned }) => isSigned)?.timeMs
    const earliestMs = Math.max(timeMs, this.earliestTime(nowMs), atLeastMs)
    if (signedMs !== undefined && earliestMs < signedMs) return earliestMs
    return this.nextTime(Math.max(nowMs, atLeastMs))
  }

  /** For places. */
  add(place: Place): void {
    this.#waiting.add(place)
    this.#grantNext()
  }

  /** For places. */
  remove(place: Place): void {
    this.#waiting.delete(place)
    if (this.#holder === place) this.#holder = undefined
    this.#grantNext()
  }

  /**
   * Removes signed messages that are sent before one with this order: when the turn of that one comes, they have ended, and
   * the client that sent them may be another one.
   */
  dropBefore({ group, number }: SendingOrder): void {
    for (const place of [this.#holder, ...this.#waiting]) {
      if (place?.order?.group !== group) continue
      if (place.order.number >= number) return
      place.leave()
    }
  }

  /**
   * Removes waiting signed messages: if a signed message is never sent, later messages must not wait for the other
   * signed ones too.
   */
  dropSigned(): void {
    for (const place of [...this.#waiting]) if (place.isSigned) place.leave()
  }

  #grantNext(): void {
    if (this.#holder !== undefined) return
    const [next] = this.#waiting
    if (next === undefined) return
    this.#waiting.delete(next)
    this.#holder = next
    next.grant()
  }
}

function near(timeMs: number, nowMs: number): number {
  return timeMs - nowMs > MAX_AHEAD_MS ? 0 : timeMs
}

/** Order of the signed messages of a group, which are sent one after another, by any client that shares their storage. */
export interface SendingOrder {
  readonly group: string
  /** Greater for later messages. */
  readonly number: string
}

export interface PlaceOptions {
  /** Longest turn, ms; `Place.limit` changes it. */
  readonly limitMs: number
  /** Time for the message of this place, `TurnQueue.nextTime`. */
  readonly timeMs?: number
  /**
   * The message already has the time `timeMs`, so messages later in the queue get later times and messages before it
   * earlier ones.
   */
  readonly isSigned?: boolean
}

/** The place of a message in a queue. */
export class Place {
  readonly queue: TurnQueue
  readonly isSigned: boolean
  /** Present for a signed message that another client may send. */
  order: SendingOrder | undefined
  #timeMs: number | undefined
  readonly #clock: Clock
  #limitMs: number
  #timer: Timer | undefined
  #granted: PromiseWithResolvers<void> | undefined
  #state: 'away' | 'waiting' | 'held' = 'away'

  constructor(queue: TurnQueue, clock: Clock, { limitMs, timeMs, isSigned = false }: PlaceOptions) {
    this.queue = queue
    this.#clock = clock
    this.#limitMs = limitMs
    this.#timeMs = timeMs
    this.isSigned = isSigned
  }

  /** Time that the message of this place can have, Unix time in ms; absent after the place was lost. */
  get timeMs(): number | undefined {
    return this.#timeMs
  }

  /** Whether it is this message's turn. */
  get isHeld(): boolean {
    return this.#state === 'held'
  }

  /** Whether the place neither has the turn nor waits for it. */
  get isAway(): boolean {
    return this.#state === 'away'
  }

  /** Takes the last place again after the turn was lost. */
  rejoin(): void {
    if (this.#state !== 'away') return
    this.#state = 'waiting'
    this.#granted = Promise.withResolvers()
    this.queue.add(this)
  }

  /** Settles when it is this message's turn. Throws the reason of a signal, and leaves the queue then. */
  async hold(...signals: readonly AbortSource[]): Promise<void> {
    while (!this.isHeld) {
      this.rejoin()
      try {
        await abortable(this.#granted!.promise, ...signals)
      } catch (error) {
        this.leave()
        throw error
      }
    }
  }

  /** Limits the turn to this time from now, or from its start; `undefined`: no limit. */
  limit(ms: number | undefined): void {
    this.#limitMs = ms ?? Number.POSITIVE_INFINITY
    if (this.isHeld) this.#startTimer()
  }

  /** Ends the turn, or the wait for it. */
  leave(): void {
    if (this.#state === 'away') return
    this.#state = 'away'
    this.#timeMs = undefined
    this.#timer?.cancel()
    // Who waits for a turn that is lost before it has come takes the last place.
    this.#granted?.resolve()
    this.queue.remove(this)
  }

  /** Called only by `TurnQueue`. */
  grant(): void {
    this.#state = 'held'
    this.#startTimer()
    this.#granted!.resolve()
  }

  #startTimer(): void {
    this.#timer?.cancel()
    if (this.#limitMs === Number.POSITIVE_INFINITY) return
    this.#timer = this.#clock.setTimer(this.#limitMs, () => {
      this.leave()
      if (this.isSigned) this.queue.dropSigned()
    })
  }
}
