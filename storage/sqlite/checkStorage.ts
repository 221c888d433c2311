import { existsSync } from 'node:fs'
import { StorageError } from '../../src/ports/Storage.ts'
import type { OnProgress } from '../ContentPlace.ts'
import type { ContentSummary, Contents } from '../contentDigest.ts'
import { type BackupManifest, openBackup, sumUp } from './backupFile.ts'
import type { StoragePlace } from './backupStorage.ts'
import { loadDriver } from './loadDriver.ts'
import { openDatabase } from './openDatabase.ts'
import { translateSqliteError } from './storageErrors.ts'
import { storageFilePath } from './storageFile.ts'
import { storageOf } from './storageOf.ts'

export interface CheckedStorage<T> {
  readonly path: string
  readonly summary: ContentSummary
  /** Only of a backup. */
  readonly manifest?: BackupManifest
  /** Result of `look`. */
  readonly found: T
}

const BUSY_LIMIT_MS = 5000

/**
 * Checks pages, indexes, schema and the check sum of every item of the storage of a folder, while others may use it, and lets
 * `look` read the same moment. Throws StorageError.
 */
export async function checkStorage<T>(
  { folder, nativeBinding }: StoragePlace,
  look: (contents: Contents) => Promise<T>,
  onProgress?: OnProgress,
): Promise<CheckedStorage<T>> {
  const path = storageFilePath(folder)
  if (!existsSync(path)) throw new StorageError('io', `The folder ${folder} has no storage`, folder)
  try {
    const { database } = openDatabase(await loadDriver(nativeBinding), folder, BUSY_LIMIT_MS)
    const storage = storageOf(database)
    try {
      // One moment for everything that is read.
      database.exec('BEGIN')
      return { path, summary: sumUp(database, onProgress), found: await look(storage) }
    } finally {
      await storage.close()
    }
  } catch (error) {
    throw translateSqliteError(error, path, BUSY_LIMIT_MS)
  }
}

/** The same for a backup. Throws StorageError. */
export async function checkBackup<T>(
  file: string,
  nativeBinding: string | undefined,
  look: (contents: Contents, manifest: BackupManifest) => Promise<T>,
  onProgress?: OnProgress,
): Promise<CheckedStorage<T>> {
  const { database, manifest } = openBackup(await loadDriver(nativeBinding), file, onProgress)
  const storage = storageOf(database)
  try {
    const { digest, counts, bytes } = manifest
    return { path: file, summary: { digest, counts, bytes }, manifest, found: await look(storage, manifest) }
  } finally {
    await storage.close()
  }
}
