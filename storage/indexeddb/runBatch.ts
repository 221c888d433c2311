/**
 * Runs a batch of operations in one transaction. Nothing but requests of the transaction is awaited in it, because it
 * commits as soon as it has no request.
 */
import { StorageError } from '../../src/ports/Storage.ts'
import { distinctPlaces, type ItemOperation, isRead, type WriteOperation } from '../common/ItemOperation.ts'
import { LockedItems } from '../common/LockedItems.ts'
import { nameOf } from './databaseErrors.ts'
import { type KeyRanges, requestRead, resultOf, storeName } from './requests.ts'

export type Answer = { readonly value: unknown } | { readonly error: StorageError }

/** The connection cannot be used any more. */
export class ConnectionLost extends Error {
  /** Whether the transaction was being committed, so that it may have succeeded. Otherwise nothing was written. */
  readonly isCommitting: boolean

  constructor(isCommitting: boolean, cause: unknown) {
    super('The connection to the database was lost', { cause })
    this.isCommitting = isCommitting
  }
}

/**
 * One answer for each operation, in order; what was written is durable.
 * @param operations either only reads or only writes
 * @throws ConnectionLost, or an exception of the browser, after which nothing was written
 */
export function runBatch(
  database: IDBDatabase,
  operations: readonly ItemOperation[],
  ranges: KeyRanges,
): Promise<readonly Answer[]> {
  const reads = operations.filter(isRead)
  if (reads.length === 0) return runWrites(database, operations as readonly WriteOperation[])
  return inTransaction(database, reads, 'readonly', (transaction) =>
    Promise.all(
      reads.map(async (operation) => {
        const items = transaction.objectStore(storeName(operation.collection))
        return { value: await requestRead(items, operation, ranges) }
      }),
    ),
  )
}

async function runWrites(database: IDBDatabase, operations: readonly WriteOperation[]): Promise<readonly Answer[]> {
  const places = [...distinctPlaces(operations).values()]
  if (places.length === 0) return runAll(new LockedItems([], []), operations)
  const touched = operations.flatMap(({ writes, conditions }) => [...writes, ...conditions])
  return inTransaction(database, touched, 'readwrite', async (transaction) => {
    const found = await Promise.all(
      places.map(async (place) => {
        const items = transaction.objectStore(storeName(place.collection))
        return { place, value: await resultOf<Uint8Array | undefined>(items.get([place.store, place.key])) }
      }),
    )
    const locked = new LockedItems(places, found)
    const answers = runAll(locked, operations)
    const requests = locked.changed.map(({ place, value }) => {
      const items = transaction.objectStore(storeName(place.collection))
      const key = [place.store, place.key]
      const written: Promise<unknown> =
        value === undefined ? resultOf(items.delete(key)) : resultOf(items.put(value, key))
      // If a later request cannot be made, this one is not awaited.
      written.catch(() => {})
      return written
    })
    // Firefox completes a transaction all the same if a request fails after the call of `commit`, for lack of space for example.
    await Promise.all(requests)
    return answers
  })
}

function runAll(locked: LockedItems, operations: readonly WriteOperation[]): readonly Answer[] {
  return operations.map((operation) => {
    try {
      return { value: locked.run(operation) }
    } catch (error) {
      if (error instanceof StorageError) return { error }
      throw error
    }
  })
}

async function inTransaction<T>(
  database: IDBDatabase,
  touched: readonly { readonly collection: 'local' | 'proofs' }[],
  mode: 'readonly' | 'readwrite',
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const stores = [...new Set(touched.map(({ collection }) => storeName(collection)))]
  const transaction = begin(database, stores, mode)
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  ended.catch(() => {})
  let isCommitting = false
  try {
    const result = await work(transaction)
    if (mode === 'readonly') return result
    transaction.commit()
    isCommitting = true
    await ended
    return result
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It has ended by itself.
    }
    await ended.catch(() => {})
    // A request that was under way only says that the transaction was aborted.
    const reason = transaction.error ?? error
    throw endsConnection(reason) ? new ConnectionLost(isCommitting, reason) : reason
  }
}

function begin(database: IDBDatabase, stores: readonly string[], mode: 'readonly' | 'readwrite'): IDBTransaction {
  try {
    return database.transaction(stores, mode, { durability: 'strict' })
  } catch (error) {
    throw new ConnectionLost(false, error)
  }
}

/** Whether an exception is about the connection, as opposed to a value or the space on the disk. */
function endsConnection(error: unknown): boolean {
  return ['', 'AbortError', 'UnknownError', 'InvalidStateError', 'TransactionInactiveError'].includes(nameOf(error))
}
