/** What callers ask of the engine. Names have been checked and values copied before. */
import {
  appendCounter,
  type Collection,
  type Item,
  type StorageCondition,
  type StorageWrite,
} from '../../src/ports/Storage.ts'

export interface GetOperation {
  readonly type: 'get'
  readonly collection: Collection
  readonly store: string
  readonly key: string
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
  /** `delete` is answered with whether there was an item, `transaction` with whether its conditions held. */
  readonly type: 'put' | 'delete' | 'transaction'
  readonly writes: readonly StorageWrite[]
  readonly conditions: readonly StorageCondition[]
}

export type ReadOperation = GetOperation | RangeOperation
export type PostgresOperation = ReadOperation | WriteOperation

/** Result of each operation. */
export interface PostgresResults {
  readonly get: Uint8Array | undefined
  readonly list: string[]
  readonly read: Item[]
  readonly stores: string[]
  readonly put: undefined
  readonly delete: boolean
  readonly transaction: boolean
}

/** One item. */
export interface ItemPlace {
  readonly collection: Collection
  readonly store: string
  readonly key: string
}

export function isRead(operation: PostgresOperation): operation is ReadOperation {
  return ['get', 'list', 'read', 'stores'].includes(operation.type)
}

export function placeId({ collection, store, key }: ItemPlace): string {
  return `${collection} ${store} ${key}`
}

export function groupId({ collection, store }: Pick<ItemPlace, 'collection' | 'store'>): string {
  return `${collection} ${store}`
}

/** What a write looks at or changes, as far as is known before it runs: of what it appends, the counter. */
export function placesOf({ writes, conditions }: WriteOperation): ItemPlace[] {
  return [...writes, ...conditions].map((item) =>
    'append' in item ? { collection: item.collection, ...appendCounter(item.store) } : item,
  )
}
