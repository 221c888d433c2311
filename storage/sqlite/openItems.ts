/** The items of one group of a folder, for short use beside the processes and threads that have its storage open. */
import { createFolder } from '../createFolder.ts'
import { createStorageFile } from './createStorageFile.ts'
import { loadDriver } from './loadDriver.ts'
import { openDatabase } from './openDatabase.ts'
import { translateSqliteError } from './storageErrors.ts'
import { BUSY_LIMIT_MS, type StoragePlace, storageFilePath } from './storageFile.ts'

/** Items by name. Every write is durable when it returns; failures are StorageErrors. */
export interface Items {
  get(key: string): Uint8Array | undefined
  put(key: string, value: Uint8Array): void
  delete(key: string): boolean
  /** Names in ascending order. */
  list(): string[]
  close(): void
}

/**
 * Opens one group of the collection `local`; folder and file are created when they are missing. The file is not checked
 * as a whole, because the time for that grows with the size of its proofs: each item has a check sum. Throws
 * StorageError.
 */
export async function openItems({ folder, nativeBinding }: StoragePlace, store: string): Promise<Items> {
  const path = storageFilePath(folder)
  const attempt = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw translateSqliteError(error, path, BUSY_LIMIT_MS)
    }
  }
  attempt(() => {
    createFolder(folder, 0o700)
    createStorageFile(path)
  })
  const connect = await loadDriver(nativeBinding)
  const { database, tables } = attempt(() => openDatabase(connect, folder, BUSY_LIMIT_MS, true))
  return {
    get: (key) => attempt(() => tables.local.get(store, key)),
    put: (key, value) => attempt(() => tables.local.put(store, key, value)),
    delete: (key) => attempt(() => tables.local.delete(store, key)),
    list: () => attempt(() => tables.local.list(store, '')),
    close: () => attempt(() => database.close()),
  }
}
