/**
 * The items of a batch of writes, read while they are locked. The operations run on them here, in their order; what they have
 * changed is written afterwards, each item once.
 */
import type { Collection } from '../../src/ports/Storage.ts'
import { type ItemPlace, placeId, type WriteOperation } from './ItemOperation.ts'
import { runWrite, type WritableItems } from './runOperation.ts'

export interface ItemChange {
  readonly place: ItemPlace
  /** Absent: the item is removed. */
  readonly value: Uint8Array | undefined
}

export class LockedItems {
  readonly #places = new Map<string, ItemPlace>()
  readonly #before = new Map<string, Uint8Array>()
  readonly #now = new Map<string, Uint8Array>()
  readonly #collections = { local: this.#writableItems('local'), proofs: this.#writableItems('proofs') }

  /** @param places every item that was locked; those without a value do not exist */
  constructor(places: readonly ItemPlace[], found: readonly ItemChange[]) {
    for (const place of places) this.addPlace(place)
    for (const { place, value } of found) this.assume(place, value)
  }

  addPlace({ collection, store, key }: ItemPlace): void {
    const place = { collection, store, key }
    this.#places.set(placeId(place), place)
  }

  /** Sets the value that an item has before the operations. */
  assume(place: ItemPlace, value: Uint8Array | undefined): void {
    this.addPlace(place)
    if (value === undefined) return
    this.#before.set(placeId(place), value)
    this.#now.set(placeId(place), value)
  }

  /** Throws as `runWrite`. */
  run(operation: WriteOperation): boolean | undefined {
    return runWrite(this.#collections, operation)
  }

  /** Whether anything has changed. */
  get isChanged(): boolean {
    return this.changed.length > 0
  }

  /** Items with a changed value, and removed items. */
  get changed(): ItemChange[] {
    const changes: ItemChange[] = []
    for (const [id, place] of this.#places) {
      const value = this.#now.get(id)
      if (value !== this.#before.get(id)) changes.push({ place, value })
    }
    return changes
  }

  /** Items that do not exist afterwards, including those that never existed. */
  get absent(): ItemPlace[] {
    return [...this.#places].filter(([id]) => !this.#now.has(id)).map(([, place]) => place)
  }

  #writableItems(collection: Collection): WritableItems {
    return {
      get: (store, key) => this.#now.get(placeId({ collection, store, key })),
      put: (store, key, value) => {
        const place = { collection, store, key }
        this.#places.set(placeId(place), place)
        this.#now.set(placeId(place), value)
      },
      delete: (store, key) => this.#now.delete(placeId({ collection, store, key })),
    }
  }
}
