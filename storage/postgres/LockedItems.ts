/**
 * The items of a batch of writes, read while they are locked. The operations run on them here, in their order; what they have
 * changed is written afterwards, each item once.
 */
import {
  appendCounter,
  appendedKey,
  type ItemAppend,
  type StorageCondition,
  StorageError,
} from '../../src/ports/Storage.ts'
import { type ItemPlace, placeId, type WriteOperation } from './PostgresOperation.ts'

export interface ItemChange {
  readonly place: ItemPlace
  /** Absent: the item is removed. */
  readonly value: Uint8Array | undefined
}

export class LockedItems {
  readonly #places = new Map<string, ItemPlace>()
  readonly #before = new Map<string, Uint8Array>()
  readonly #now = new Map<string, Uint8Array>()

  /** @param places every item that was locked; those without a value do not exist */
  constructor(places: readonly ItemPlace[], found: readonly ItemChange[]) {
    for (const place of places) this.#places.set(placeId(place), place)
    for (const { place, value } of found) {
      if (value === undefined) continue
      this.#before.set(placeId(place), value)
      this.#now.set(placeId(place), value)
    }
  }

  /** Throws StorageError `corrupt` for a counter that cannot be read; nothing is changed then. */
  run({ type, writes, conditions }: WriteOperation): boolean | undefined {
    if (!conditions.every((condition) => this.#holds(condition))) return false
    for (const write of writes) if ('append' in write) this.#count(write)
    let hadItem = false
    for (const write of writes) {
      if ('append' in write) this.#append(write)
      else hadItem = this.#set(write, write.value)
    }
    return type === 'put' ? undefined : type === 'delete' ? hadItem : true
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

  #set(place: ItemPlace, value: Uint8Array | undefined): boolean {
    const id = placeId(place)
    const hadItem = this.#now.has(id)
    this.#places.set(id, place)
    if (value === undefined) this.#now.delete(id)
    else this.#now.set(id, value)
    return hadItem
  }

  #append(write: ItemAppend): void {
    const { collection } = write
    const count = this.#count(write) + 1
    this.#set({ collection, ...appendCounter(write.store) }, Buffer.from(String(count)))
    this.#set({ collection, store: write.store, key: appendedKey(count) }, write.append)
  }

  /** How many items were added to the group. */
  #count({ collection, store }: ItemAppend): number {
    const text = Buffer.from(this.#now.get(placeId({ collection, ...appendCounter(store) })) ?? []).toString()
    const count = Number(text)
    if (Number.isSafeInteger(count) && count >= 0) return count
    throw new StorageError('corrupt', `The counter of the group ${store} is not a number`)
  }

  #holds(condition: StorageCondition): boolean {
    const found = this.#now.get(placeId(condition))
    const { value } = condition
    return found === undefined || value === undefined ? found === value : Buffer.compare(found, value) === 0
  }
}
