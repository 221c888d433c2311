/**
 * The calls in flight of one connection by request id, oldest first. Every call enters and leaves here, so that their
 * total cost is known in one place.
 *
 * The map holds numbers, not calls. A map that grows and shrinks leaves a chain of old tables, each referring to the
 * next; once one of them has been promoted to the old generation, it keeps all later ones alive, and with them every
 * call they ever held. Tables of numbers keep nothing else alive: with thousands of short calls, garbage collection
 * costs a tenth.
 */
import type { RequestId } from '../protocol/messages.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import type { RunningCall } from './RunningCall.ts'

export class RunningCalls {
  readonly #limit: number
  /** A symbol stands for the id of a notification. */
  readonly #places = new Map<RequestId | symbol, number>()
  readonly #calls: (RunningCall | undefined)[] = []
  readonly #freePlaces: number[] = []
  #counted = 0
  #requestBytes = 0
  #idleWaiters: (() => void)[] = []

  /** `limit`: how many calls that count may be in flight. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Calls that count toward the limit. */
  get counted(): number {
    return this.#counted
  }

  /** Bytes of the requests of these calls. */
  get requestBytes(): number {
    return this.#requestBytes
  }

  /** Throws Busy (-32003) at the limit of calls. */
  expectRoom(): void {
    if (this.#counted < this.#limit) return
    throw new ProtocolError('Busy', `Too many calls in flight: ${this.#counted} of ${this.#limit}`, {
      limit: this.#limit,
      retry_after_ms: 50,
    })
  }

  /** Throws InvalidRequest (-32600) when a call with this id is in flight. */
  expectFree(id: RequestId | undefined): void {
    if (id === undefined || !this.#places.has(id)) return
    throw new ProtocolError('InvalidRequest', 'Invalid request: a call with this id is in flight', {
      reason: 'id in flight',
      id,
    })
  }

  get(id: RequestId): RunningCall | undefined {
    const place = this.#places.get(id)
    return place === undefined ? undefined : this.#calls[place]
  }

  /** The id of the call must be free. */
  add(call: RunningCall): void {
    const place = this.#freePlaces.pop() ?? this.#calls.length
    call.place = place
    this.#calls[place] = call
    this.#places.set(call.key, place)
    if (call.isCounted) this.#counted++
    this.#requestBytes += call.requestBytes
  }

  remove(call: RunningCall): void {
    if (this.#calls[call.place] !== call) return
    this.#places.delete(call.key)
    this.#calls[call.place] = undefined
    this.#freePlaces.push(call.place)
    if (call.isCounted) this.#counted--
    this.#requestBytes -= call.requestBytes
    if (this.#places.size === 0) for (const waiter of this.#idleWaiters.splice(0)) waiter()
  }

  /** A copy, oldest first. */
  list(): RunningCall[] {
    return [...this.#places.values()].map((place) => this.#calls[place]!)
  }

  /** Settles as soon as no call is in flight. */
  async idle(): Promise<void> {
    if (this.#places.size > 0) await new Promise<void>((resolve) => this.#idleWaiters.push(resolve))
  }
}
