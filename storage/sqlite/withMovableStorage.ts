import { StorageError } from '../../src/ports/Storage.ts'
import type { ContentPlace } from '../ContentPlace.ts'
import { createFolder } from '../createFolder.ts'
import { createStorageFile } from './createStorageFile.ts'
import { openExclusively } from './exclusiveDatabase.ts'
import { acquireFolderLock } from './FolderLock.ts'
import { loadDriver } from './loadDriver.ts'
import { openDatabase } from './openDatabase.ts'
import { translateSqliteError } from './storageErrors.ts'
import { BUSY_LIMIT_MS, type StoragePlace, storageFilePath } from './storageFile.ts'
import { storageOf } from './storageOf.ts'
import { existingStorage } from './withDatabase.ts'

/**
 * Works on the storage of a folder that is not in use, also on one whose contents are elsewhere or not complete.
 * `mayCreate`: a folder without a storage gets one. Throws StorageError, `busy` while it is in use.
 */
export function withMovableStorage<T>(
  place: StoragePlace,
  mayCreate: boolean,
  work: (place: ContentPlace) => Promise<T>,
): Promise<T> {
  const { folder, nativeBinding } = place
  const path = mayCreate ? storageFilePath(folder) : existingStorage(folder)
  return withFolder(place, async () => {
    const connect = await loadDriver(nativeBinding)
    createStorageFile(path)
    try {
      openDatabase(connect, folder, BUSY_LIMIT_MS).database.close()
    } catch (error) {
      const translated = translateSqliteError(error, path, BUSY_LIMIT_MS)
      if (translated.kind !== 'moved') throw translated
    }
    const storage = storageOf(openExclusively(connect, path))
    try {
      return await work({ storage, name: folder })
    } finally {
      await storage.close()
    }
  })
}

/** Works on a folder that no daemon serves. */
export async function withFolder<T>({ folder, nativeBinding }: StoragePlace, work: () => T | Promise<T>): Promise<T> {
  try {
    createFolder(folder, 0o700)
  } catch (error) {
    throw new StorageError('io', `Cannot create the folder ${folder}: ${(error as Error).message}`, folder, error)
  }
  const lock = await acquireFolderLock(folder, { nativeBinding })
  if (lock === undefined)
    throw new StorageError('busy', `A daemon is using the folder ${folder}: stop it first`, folder)
  try {
    return await work()
  } catch (error) {
    throw translateSqliteError(error, storageFilePath(folder), BUSY_LIMIT_MS)
  } finally {
    lock.release()
  }
}
