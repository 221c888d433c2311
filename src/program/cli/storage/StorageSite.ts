/** The storage of the data folder as the tool works on it as a whole: a file, or a schema of a PostgreSQL database. */
import type { ContentPlace, OnProgress } from '../../../../storage/ContentPlace.ts'
import type { Contents } from '../../../../storage/contentDigest.ts'
import type { BackupManifest } from '../../../../storage/sqlite/backupFile.ts'
import type { BackupOptions } from '../../../../storage/sqlite/backupStorage.ts'
import type { CheckedStorage } from '../../../../storage/sqlite/checkStorage.ts'
import type { RestoredStorage, RestoreOptions } from '../../../../storage/sqlite/restoreStorage.ts'
import type { RestoredMark } from '../../../ports/storageMarks.ts'

/** Everything throws StorageError. */
export interface StorageSite {
  /** For people, without password. */
  readonly name: string
  backup(file: string, options: BackupOptions): Promise<BackupManifest>
  check<T>(look: (contents: Contents) => Promise<T>, onProgress: OnProgress): Promise<CheckedStorage<T>>
  restore(file: string, options: RestoreOptions): Promise<RestoredStorage>
  /** Notes that the contents were brought back by other means, as they were at that time, unix time in ms. */
  markRestored(madeAt: number): Promise<RestoredMark>
  /** `mayCreate`: the storage need not exist yet. */
  move<T>(mayCreate: boolean, work: (place: ContentPlace) => Promise<T>): Promise<T>
}
