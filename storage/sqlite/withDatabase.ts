import { existsSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { StorageError } from '../../src/ports/Storage.ts'
import { loadDriver } from './loadDriver.ts'
import { openDatabase } from './openDatabase.ts'
import { translateSqliteError } from './storageErrors.ts'
import { BUSY_LIMIT_MS, type StoragePlace, storageFilePath } from './storageFile.ts'

/** Works on the storage of a folder, which other processes may have open. Throws StorageError. */
export async function withDatabase<T>(
  { folder, nativeBinding }: StoragePlace,
  work: (database: Database) => T | Promise<T>,
): Promise<T> {
  const path = existingStorage(folder)
  try {
    const { database } = openDatabase(await loadDriver(nativeBinding), folder, BUSY_LIMIT_MS)
    try {
      return await work(database)
    } finally {
      database.close()
    }
  } catch (error) {
    throw translateSqliteError(error, path, BUSY_LIMIT_MS)
  }
}

/** Path of the storage file of a folder. Throws StorageError `io` if there is none. */
export function existingStorage(folder: string): string {
  const path = storageFilePath(folder)
  if (existsSync(path)) return path
  throw new StorageError('io', `The folder ${folder} has no storage`, folder)
}
