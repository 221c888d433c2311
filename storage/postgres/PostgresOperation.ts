/** Operations that callers request from the engine. */
import { appendCounter, type Collection, type StorageCondition, type StorageWrite } from '../../src/ports/Storage.ts'
import type { ItemOperation } from '../StorageFront.ts'

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

const ALL = { prefix: '', after: '', limit: Number.POSITIVE_INFINITY } as const

/** The same operation in the form of the engine. */
export function postgresOperation(operation: ItemOperation): PostgresOperation {
  switch (operation.type) {
    case 'put':
    case 'delete':
      return { type: operation.type, writes: [operation.write], conditions: [] }
    case 'list':
      return { ...ALL, ...operation }
    case 'stores':
      return { ...ALL, ...operation, store: '' }
    case 'read': {
      const { range, ...place } = operation
      return { ...place, prefix: range.prefix ?? '', after: range.after ?? '', limit: range.limit }
    }
    default:
      return operation
  }
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

/**
 * Items that a write reads or changes, as far as they are known before it runs; for appended items, the counter of the
 * group.
 */
export function placesOf({ writes, conditions }: WriteOperation): ItemPlace[] {
  return [...writes, ...conditions].map((item) =>
    'append' in item ? { collection: item.collection, ...appendCounter(item.store) } : item,
  )
}
