/** Operations that callers request from a storage, in the form that its engine runs. Names are checked, values copied. */
import {
  appendCounter,
  type Collection,
  type Item,
  type StorageCondition,
  type StorageWrite,
} from '../../src/ports/Storage.ts'

/** One item. */
export interface ItemPlace {
  readonly collection: Collection
  readonly store: string
  readonly key: string
}

interface GetOperation extends ItemPlace {
  readonly type: 'get'
}

/** `stores` has no group: it lists them. */
export interface RangeOperation {
  readonly type: 'list' | 'read' | 'stores'
  readonly collection: Collection
  readonly store: string
  readonly prefix: string
  readonly after: string
  readonly limit: number
}

export interface WriteOperation {
  readonly type: 'put' | 'delete' | 'transaction'
  readonly writes: readonly StorageWrite[]
  readonly conditions: readonly StorageCondition[]
}

export type ReadOperation = GetOperation | RangeOperation
export type ItemOperation = ReadOperation | WriteOperation

/** Result of each operation. */
export interface ItemResults {
  readonly get: Uint8Array | undefined
  readonly list: string[]
  readonly stores: string[]
  readonly read: Item[]
  readonly put: undefined
  /** Whether there was an item. */
  readonly delete: boolean
  /** Whether the conditions held. */
  readonly transaction: boolean
}

/** Runs an operation. Values are taken over: the caller must not use their buffers again. */
export type RunOperation = <T extends ItemOperation>(operation: T) => Promise<ItemResults[T['type']]>

export function isRead(operation: ItemOperation): operation is ReadOperation {
  return !('writes' in operation)
}

/** Values that an operation writes. */
export function valuesOf(operation: ItemOperation): Uint8Array[] {
  if (isRead(operation)) return []
  const values = operation.writes.map((write) => ('append' in write ? write.append : write.value))
  return values.filter((value) => value !== undefined)
}

/**
 * Items that a write reads or changes, as far as they are known before it runs; for appended items, the counter of the
 * group.
 */
export function placesOf({ writes, conditions }: WriteOperation): ItemPlace[] {
  return [...writes, ...conditions].map((item) =>
    'append' in item ? { collection: item.collection, ...appendCounter(item.store) } : item,
  )
}

/** The same of several writes, each once, by `placeId`. */
export function distinctPlaces(operations: readonly WriteOperation[]): Map<string, ItemPlace> {
  return new Map(operations.flatMap(placesOf).map((place) => [placeId(place), place]))
}

export function placeId({ collection, store, key }: ItemPlace): string {
  return `${collection} ${store} ${key}`
}

export function groupId({ collection, store }: Pick<ItemPlace, 'collection' | 'store'>): string {
  return `${collection} ${store}`
}
