import type { Storage } from './Storage.ts'

/** Opens storages; one folder opened twice in a process is one storage. */
export interface StorageProvider {
  /** Opens or creates the storage of a folder. Throws StorageError. */
  open(folder: string): Promise<Storage>
  /** A storage that is gone with the object. */
  memory(): Storage
}
