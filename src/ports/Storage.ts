/**
 * Durable key → bytes collections that belong to one folder, or to a schema of a database, and may be shared by several
 * processes. Implementations: `storage/sqlite` (a folder), `storage/postgres` (many machines), `storage/indexeddb` (a
 * browser, whose tabs share it) and `storage/memory` (lost with the object).
 */

/** One collection. `store` names a group of items, `key` one item in it. */
export interface KeyValueStore {
  /** Bytes of an item, or `undefined` if it does not exist. */
  get(store: string, key: string): Promise<Uint8Array | undefined>
  /** Creates or replaces an item. The promise settles after the bytes are durable. */
  put(store: string, key: string, value: Uint8Array): Promise<void>
  /** Removes an item; returns whether it existed. */
  delete(store: string, key: string): Promise<boolean>
  /** Keys of a group in ascending byte order, only those that begin with `prefix`. */
  list(store: string, prefix?: string): Promise<string[]>
  /** Groups that have items, in ascending byte order. */
  stores(): Promise<string[]>
  /** Items of a group in ascending byte order of their keys, at most `limit`. */
  read(store: string, range: ItemRange): Promise<Item[]>
}

export interface Item {
  readonly key: string
  readonly value: Uint8Array
}

export interface ItemRange {
  /** Only keys that begin with it. */
  readonly prefix?: string | undefined
  /** Only later keys. */
  readonly after?: string | undefined
  readonly limit: number
}

export type Collection = 'local' | 'proofs'

/** Sets an item; without `value` it is removed. */
export interface ItemWrite {
  readonly collection: Collection
  readonly store: string
  readonly key: string
  readonly value?: Uint8Array | undefined
}

/**
 * Appends an item to a group: its key is the next number of the group, never used before, as `appendedKey` writes it.
 */
export interface ItemAppend {
  readonly collection: Collection
  readonly store: string
  readonly append: Uint8Array
}

/** One step of a transaction. */
export type StorageWrite = ItemWrite | ItemAppend

/** Condition of a transaction: the item has these bytes or, without `value`, does not exist. */
export type StorageCondition = ItemWrite

const KEY_DIGITS = 16

/** Key of the item that was added to its group as the `number`th, from 1: its digits, so that the order of keys is that of numbers. */
export function appendedKey(number: number): string {
  return String(number).padStart(KEY_DIGITS, '0')
}

/** Whether a text may be the key of an item that was added to its group. */
export function isAppendedKey(text: string): boolean {
  return text.length === KEY_DIGITS && /^\d+$/.test(text)
}

/** Key under which a group keeps the number of items added to it, in decimal digits. */
export function appendCounter(store: string): { readonly store: string; readonly key: string } {
  return { store: `${store}.counter`, key: 'count' }
}

/** `may be cleared`: a browser that needs space may delete everything. */
export type Durability = 'durable' | 'may be cleared'

export interface Storage {
  /** Items that the library keeps for the application. */
  readonly local: KeyValueStore
  /** Downloaded proofs; the group is the network (`proofs/<zero state>/<first block>`). */
  readonly proofs: KeyValueStore
  /**
   * Performs either all writes or no write; returns false if a condition does not hold. Conditions and writes are one
   * atomic step, also for other processes.
   */
  transaction(writes: readonly StorageWrite[], conditions?: readonly StorageCondition[]): Promise<boolean>
  /**
   * Whether acknowledged items stay until they are removed. The first call may ask the user of a browser, for as long as
   * the user takes.
   */
  durability(): Promise<Durability>
  /** Absent for a storage that other processes cannot use, or that does not reach them. */
  readonly news?: StorageNews | undefined
  /** Absent where users of the storage cannot see that another one has ended. */
  readonly presence?: StoragePresence | undefined
  /** Finishes queued work and releases the folder. Later calls fail with kind `closed`. */
  close(): Promise<void>
}

export type NewsListener = (news: string) => void

/** Short texts for the other users of a storage, in this and in other processes. Some may be lost: nothing may depend on them. */
export interface StorageNews {
  /** Returns how to end hearing. */
  hear(listener: NewsListener): () => void
  /** @param sender the listener that has the news already */
  announce(news: string, sender: NewsListener): void
}

/** Users of a storage, in this and in other processes. It only saves waiting: nothing may depend on it. */
export interface StoragePresence {
  /** Name of this user, under which others can ask about it; `undefined` if they cannot. */
  own(): Promise<string | undefined>
  /** Whether the user of this name has certainly ended. */
  hasEnded(name: string): Promise<boolean>
}

/** How a connection is secured; the names and their meaning are those of libpq. */
export type TlsMode = 'disable' | 'allow' | 'prefer' | 'require' | 'verify-ca' | 'verify-full'

/** A schema of a PostgreSQL database. */
export interface StorageServer {
  /** Name, address, or folder of a Unix socket. */
  readonly host: string
  readonly port: number
  /** Absent: from the environment of the process (`PGUSER`, `PGPASSWORD`, `PGDATABASE`), as with libpq. */
  readonly user?: string | undefined
  readonly password?: string | undefined
  readonly database?: string | undefined
  readonly applicationName?: string | undefined
  readonly tlsMode: TlsMode
  /** Paths of PEM files. */
  readonly rootCertificate?: string | undefined
  readonly certificate?: string | undefined
  readonly certificateKey?: string | undefined
  /** Certificates of the authorities to trust if `rootCertificate` names no authority, PEM. Absent: the usual ones. */
  readonly authorities?: readonly string[] | undefined
  /** Schema with the tables; made when it is missing. */
  readonly schema: string
  /** Maximum number of connections of this process. */
  readonly poolSize: number
  readonly connectTimeoutMs: number
  readonly statementTimeoutMs: number
}

/** Opens storages; one folder, or one schema of a server, opened twice in a process is one storage. */
export interface StorageProvider {
  /** Opens or creates the storage of a folder, or the storage on `server` if that is given. Throws StorageError. */
  open(folder: string, server?: StorageServer): Promise<Storage>
  /** A storage in memory, which is lost with the object. */
  memory(): Storage
}

/**
 * - `corrupt`: the file, or a table, is damaged. `foreign`: it is not a database of this program. `newer`: it was written by a
 *   later version. None of the three is ever overwritten.
 * - `moved`: its contents were moved elsewhere, or are still being moved into it; see storageMarks.ts.
 * - `busy`: others held what was needed longer than the busy limit. Nothing was written.
 * - `key`: a key or group name has characters that are not allowed.
 * - `io`: the system refused a read or write. `closed`: the storage was closed before.
 *
 * Only for servers; nothing was written:
 * - `away`: the server cannot be reached, is starting or stopping. `connections`: it has no connection left.
 * - `read_only`: it accepts no writes: a standby, or a database or role with this setting.
 * - `access`: user, password, rights, database or certificate are not accepted.
 * - `server`: its version or settings cannot keep what the port promises.
 *
 * Only in browsers; nothing was written:
 * - `unavailable`: there is no IndexedDB, or the browser refuses it to this page.
 * - `quota`: there is no space left for this site.
 * - `deleted`: the database was deleted while it was in use. Everything that was stored is gone.
 *
 * - `unknown`: the connection to a server or to the browser's database was lost during a commit, whose outcome could not be
 *   determined in time. Read again.
 */
export type StorageErrorKind =
  | 'corrupt'
  | 'foreign'
  | 'newer'
  | 'moved'
  | 'busy'
  | 'key'
  | 'io'
  | 'closed'
  | 'away'
  | 'connections'
  | 'read_only'
  | 'access'
  | 'server'
  | 'unavailable'
  | 'quota'
  | 'deleted'
  | 'unknown'

export class StorageError extends Error {
  readonly kind: StorageErrorKind
  /** File or folder that the error is about, or address of the server, which names neither user nor password. */
  readonly path: string | undefined

  constructor(kind: StorageErrorKind, message: string, path?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'StorageError'
    this.kind = kind
    this.path = path
  }
}
