import { closeSync, existsSync, openSync } from 'node:fs'
import { StorageError } from '../../src/ports/Storage.ts'
import type { ContentPlace } from '../ContentPlace.ts'
import type { StoragePlace } from './backupStorage.ts'
import { openExclusively } from './exclusiveDatabase.ts'
import { loadDriver } from './loadDriver.ts'
import { openDatabase } from './openDatabase.ts'
import { withFolder } from './restoreStorage.ts'
import { translateSqliteError } from './storageErrors.ts'
import { storageFilePath } from './storageFile.ts'
import { storageOf } from './storageOf.ts'

const BUSY_LIMIT_MS = 5000

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
  const path = storageFilePath(folder)
  if (!mayCreate && !existsSync(path)) throw new StorageError('io', `The folder ${folder} has no storage`, folder)
  return withFolder(place, async () => {
    const connect = await loadDriver(nativeBinding)
    if (!existsSync(path)) closeSync(openSync(path, 'wx', 0o600))
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
