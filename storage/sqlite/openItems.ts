/** The items of one group of a folder, for short use beside the processes and threads that have its storage open. */
import { closeSync, openSync } from 'node:fs'
import { createFolder } from '../createFolder.ts'
import { expectWritable } from './expectWritable.ts'
import { loadDriver } from './loadDriver.ts'
import { openDatabase } from './openDatabase.ts'
import { translateSqliteError } from './storageErrors.ts'
import { storageFilePath } from './storageFile.ts'

export interface ItemsOptions {
  readonly folder: string
  /** Path of the native addon; by default the driver's own search. */
  readonly nativeBinding?: string | undefined
}

/** Items by name. Every write is durable when it returns; whatever fails is a StorageError. */
export interface Items {
  get(key: string): Uint8Array | undefined
  put(key: string, value: Uint8Array): void
  delete(key: string): boolean
  /** Names in ascending order. */
  list(): string[]
  close(): void
}

/** Longest wait for other processes, ms. */
const BUSY_LIMIT_MS = 5000

/**
 * Opens one group of the collection `local`; folder and file are created when they are missing. The file is not checked
 * as a whole, because that takes as long as its proofs are large: each item has a check sum. Throws StorageError.
 */
export async function openItems({ folder, nativeBinding }: ItemsOptions, store: string): Promise<Items> {
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
    createFile(path)
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

/** Created before SQLite would do it with a wider mode. */
function createFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    expectWritable(path)
  }
}
