/** The storage of the data folder as a whole: a file, or a schema of a PostgreSQL database. */
import type { ContentPlace, OnProgress } from '../../../../storage/ContentPlace.ts'
import type { Contents } from '../../../../storage/contentDigest.ts'
import type { BackupManifest } from '../../../../storage/sqlite/backupFile.ts'
import type { BackupOptions } from '../../../../storage/sqlite/backupStorage.ts'
import type { CheckedStorage } from '../../../../storage/sqlite/checkStorage.ts'
import type { RestoredStorage, RestoreOptions } from '../../../../storage/sqlite/restoreStorage.ts'
import type { RestoredMark } from '../../../ports/storageMarks.ts'

/** All methods throw StorageError. */
export interface StorageSite {
  /** For people, without password. */
  readonly name: string
  backup(file: string, options: BackupOptions): Promise<BackupManifest>
  check<T>(look: (contents: Contents) => Promise<T>, onProgress: OnProgress): Promise<CheckedStorage<T>>
  restore(file: string, options: RestoreOptions): Promise<RestoredStorage>
  /** Records that the contents were restored by other means to their state at a time, Unix time in ms. */
  markRestored(madeAt: number): Promise<RestoredMark>
  /** `mayCreate`: the storage need not exist yet. */
  move<T>(mayCreate: boolean, work: (place: ContentPlace) => Promise<T>): Promise<T>
}
