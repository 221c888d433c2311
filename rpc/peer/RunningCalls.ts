/**
 * The calls of one connection by the id of their request, oldest first.
 *
 * The map holds numbers, not calls. A map that grows and shrinks leaves a chain of old tables behind, each with a reference
 * to the next; once one of them is old enough to be collected rarely, it keeps all later ones alive, and with them every
 * call they ever held. Tables of numbers keep nothing else alive: thousands of short calls cost a tenth of the collection.
 */
import type { RequestId } from '../protocol/messages.ts'
import type { RunningCall } from './RunningCall.ts'

/** A symbol stands for the id of a notification. */
export type CallKey = RequestId | symbol

export class RunningCalls {
  readonly #places = new Map<CallKey, number>()
  readonly #calls: (RunningCall | undefined)[] = []
  readonly #freePlaces: number[] = []

  get size(): number {
    return this.#places.size
  }

  has(key: CallKey): boolean {
    return this.#places.has(key)
  }

  get(key: CallKey): RunningCall | undefined {
    const place = this.#places.get(key)
    return place === undefined ? undefined : this.#calls[place]
  }

  /** The key must be free. */
  add(key: CallKey, call: RunningCall): void {
    const place = this.#freePlaces.pop() ?? this.#calls.length
    this.#calls[place] = call
    this.#places.set(key, place)
  }

  delete(key: CallKey): void {
    const place = this.#places.get(key)
    if (place === undefined) return
    this.#places.delete(key)
    this.#calls[place] = undefined
    this.#freePlaces.push(place)
  }

  /** A copy, oldest first. */
  list(): RunningCall[] {
    return [...this.#places.values()].map((place) => this.#calls[place]!)
  }
}
