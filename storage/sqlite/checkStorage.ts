import type { OnProgress } from '../ContentPlace.ts'
import type { ContentSummary, Contents } from '../contentDigest.ts'
import { type BackupManifest, openBackup, sumUp } from './backupFile.ts'
import { loadDriver } from './loadDriver.ts'
import { type StoragePlace, storageFilePath } from './storageFile.ts'
import { storageOf } from './storageOf.ts'
import { withDatabase } from './withDatabase.ts'

export interface CheckedStorage<T> {
  readonly path: string
  readonly summary: ContentSummary
  /** Present only for a backup. */
  readonly manifest?: BackupManifest
  /** Result of `look`. */
  readonly found: T
}

/**
 * Checks pages, indexes, schema and the check sum of every item of the storage of a folder, while others may use it, and lets
 * `look` read the same snapshot. Throws StorageError.
 */
export function checkStorage<T>(
  place: StoragePlace,
  look: (contents: Contents) => Promise<T>,
  onProgress?: OnProgress,
): Promise<CheckedStorage<T>> {
  return withDatabase(place, async (database) => {
    // One snapshot for everything that is read.
    database.exec('BEGIN')
    const summary = sumUp(database, onProgress)
    return { path: storageFilePath(place.folder), summary, found: await look(storageOf(database)) }
  })
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
