/** Requests for items, in a transaction. */
import type { Collection, Item } from '../../src/ports/Storage.ts'
import type { RangeOperation, ReadOperation } from '../common/ItemOperation.ts'

/** Name of the object store of a collection. */
export function storeName(collection: Collection): string {
  return `vendorclient.${collection}`
}

/**
 * Settles in the event of the request, in which the transaction is active: further requests may be made before anything
 * else is awaited.
 */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Makes ranges of keys; the class `IDBKeyRange` of the platform. */
export type KeyRanges = Pick<typeof IDBKeyRange, 'bound'>

/** Requests what an operation reads. */
export function requestRead(items: IDBObjectStore, operation: ReadOperation, ranges: KeyRanges): Promise<unknown> {
  switch (operation.type) {
    case 'get':
      return resultOf(items.get([operation.store, operation.key]))
    case 'stores':
      return requestStores(items)
    case 'list':
      return requestKeys(items, operation, ranges)
    case 'read':
      return requestItems(items, operation, ranges)
  }
}

/** Skips from group to group: a list orders after every text. */
function requestStores(items: IDBObjectStore): Promise<string[]> {
  const stores: string[] = []
  const request = items.openKeyCursor()
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor === null) {
        resolve(stores)
        return
      }
      const [store] = cursor.key as [string, string]
      stores.push(store)
      cursor.continue([store, []])
    }
    request.onerror = () => reject(request.error)
  })
}

async function requestKeys(items: IDBObjectStore, operation: RangeOperation, ranges: KeyRanges): Promise<string[]> {
  const asked = rangeOf(operation, ranges)
  if (asked === undefined) return []
  const keys = await resultOf(items.getAllKeys(asked.range, asked.count))
  return keys.map((key) => (key as [string, string])[1])
}

async function requestItems(items: IDBObjectStore, operation: RangeOperation, ranges: KeyRanges): Promise<Item[]> {
  const asked = rangeOf(operation, ranges)
  if (asked === undefined) return []
  const [keys, values] = await Promise.all([
    requestKeys(items, operation, ranges),
    resultOf<Uint8Array[]>(items.getAll(asked.range, asked.count)),
  ])
  return keys.map((key, index) => ({ key, value: values[index]! }))
}

/** Largest number of items that a request may name. */
const MAX_COUNT = 0xffff_ffff

/** `undefined` if nothing can be found. */
function rangeOf({ store, prefix, after, limit }: RangeOperation, ranges: KeyRanges) {
  // Every key with a prefix sorts before the highest UTF-16 unit, which keys cannot hold.
  const end = `${prefix}\uffff`
  const isAfter = after >= prefix
  const start = isAfter ? after : prefix
  if (limit < 1 || start >= end) return undefined
  const range = ranges.bound([store, start], [store, end], isAfter, true)
  return { range, count: limit > MAX_COUNT ? undefined : limit }
}
