/**
 * Durable key → bytes collections that belong to one folder and may be shared by several processes.
 * Implementations: `storage/sqlite` (persistent) and `storage/memory` (gone with the object).
 */

/** One collection. `store` names a group of items, `key` one item in it. */
export interface KeyValueStore {
  /** Bytes of an item, or `undefined` when there is none. */
  get(store: string, key: string): Promise<Uint8Array | undefined>
  /** Creates or replaces an item. The promise settles after the bytes are durable. */
  put(store: string, key: string, value: Uint8Array): Promise<void>
  /** Removes an item and tells whether there was one. */
  delete(store: string, key: string): Promise<boolean>
  /** Keys of a group in ascending byte order, only those that begin with `prefix`. */
  list(store: string, prefix?: string): Promise<string[]>
}

export type Collection = 'local' | 'proofs'

/** One step of a transaction; without `value` the item is removed. */
export interface StorageWrite {
  readonly collection: Collection
  readonly store: string
  readonly key: string
  readonly value?: Uint8Array
}

export interface Storage {
  /** Items that the library keeps for the application. */
  readonly local: KeyValueStore
  /** Downloaded proofs; the group is the network (`proofs/<zero state>/<first block>`). */
  readonly proofs: KeyValueStore
  /** All writes or none. */
  transaction(writes: readonly StorageWrite[]): Promise<void>
  /** Finishes queued work and releases the folder. Later calls fail with kind `closed`. */
  close(): Promise<void>
}

/** Opens storages; one folder opened twice in a process is one storage. */
export interface StorageProvider {
  /** Opens or creates the storage of a folder. Throws StorageError. */
  open(folder: string): Promise<Storage>
  /** A storage that is gone with the object. */
  memory(): Storage
}

/**
 * - `corrupt`: the file is damaged. `foreign`: it is not a database of this program. `newer`: it was written by a later
 *   version. None of the three is ever overwritten.
 * - `busy`: another process held the file longer than the busy limit.
 * - `key`: a key or group name has characters that are not allowed.
 * - `io`: the system refused a read or write. `closed`: the storage was closed before.
 */
export type StorageErrorKind = 'corrupt' | 'foreign' | 'newer' | 'busy' | 'key' | 'io' | 'closed'

export class StorageError extends Error {
  readonly kind: StorageErrorKind
  /** File or folder that the error is about. */
  readonly path: string | undefined

  constructor(kind: StorageErrorKind, message: string, path?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'StorageError'
    this.kind = kind
    this.path = path
  }
}
