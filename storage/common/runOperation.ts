/** Runs operations on items that nothing else changes meanwhile: in memory, in a transaction, or locked on a server. */
import {
  appendCounter,
  appendedKey,
  type Collection,
  type Item,
  type ItemAppend,
  StorageError,
} from '../../src/ports/Storage.ts'
import type { ItemOperation, WriteOperation } from './ItemOperation.ts'

/** Items of one collection that operations can write. */
export interface WritableItems {
  get(store: string, key: string): Uint8Array | undefined
  put(store: string, key: string, value: Uint8Array): void
  /** Returns whether there was such an item. */
  delete(store: string, key: string): boolean
}

/** All items of one collection. */
export interface CollectionItems extends WritableItems {
  list(store: string, prefix: string): string[]
  stores(): string[]
  read(store: string, range: { readonly prefix: string; readonly after: string; readonly limit: number }): Item[]
}

type ByCollection<T> = { readonly [collection in Collection]: T }

/** Throws as `runWrite`. */
export function runOperation(tables: ByCollection<CollectionItems>, operation: ItemOperation): unknown {
  switch (operation.type) {
    case 'get':
      return tables[operation.collection].get(operation.store, operation.key)
    case 'list':
      return tables[operation.collection].list(operation.store, operation.prefix)
    case 'stores':
      return tables[operation.collection].stores()
    case 'read':
      return tables[operation.collection].read(operation.store, operation)
    default:
      return runWrite(tables, operation)
  }
}

/** Throws StorageError `corrupt` for a counter that cannot be read; nothing has been changed then. */
export function runWrite(
  tables: ByCollection<WritableItems>,
  { type, writes, conditions }: WriteOperation,
): boolean | undefined {
  const holds = conditions.every(({ collection, store, key, value }) => {
    const found = tables[collection].get(store, key)
    return found === undefined || value === undefined ? found === value : hasSameBytes(found, value)
  })
  if (!holds) return false
  for (const write of writes) if ('append' in write) countOf(tables, write)
  let hadItem = false
  for (const write of writes) {
    const table = tables[write.collection]
    if ('append' in write) {
      const { store, key } = appendCounter(write.store)
      const count = countOf(tables, write) + 1
      table.put(store, key, new TextEncoder().encode(String(count)))
      table.put(write.store, appendedKey(count), write.append)
    } else if (write.value === undefined) hadItem = table.delete(write.store, write.key)
    else table.put(write.store, write.key, write.value)
  }
  if (type === 'put') return undefined
  return type === 'delete' ? hadItem : true
}

/** How many items were added to the group. */
function countOf(tables: ByCollection<WritableItems>, { collection, store }: ItemAppend): number {
  const counter = appendCounter(store)
  const bytes = tables[collection].get(counter.store, counter.key)
  const count = bytes === undefined ? 0 : Number(new TextDecoder().decode(bytes))
  if (Number.isSafeInteger(count) && count >= 0) return count
  throw new StorageError('corrupt', `The counter of the group ${store} is not a number`)
}

function hasSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}
