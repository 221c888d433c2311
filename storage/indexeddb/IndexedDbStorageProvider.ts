import type { Clock } from '../../src/ports/Clock.ts'
import {
  type Durability,
  type Storage,
  StorageError,
  type StorageProvider,
  type StorageServer,
} from '../../src/ports/Storage.ts'
import { StorageFront } from '../common/StorageFront.ts'
import { MemoryStorage } from '../memory/MemoryStorage.ts'
import { askToPersist } from './askToPersist.ts'
import { Connection } from './Connection.ts'
import { IndexedDbEngine } from './IndexedDbEngine.ts'
import { type LockPlatform, LockPresence } from './LockPresence.ts'
import type { KeyRanges } from './requests.ts'
import type { TracePlatform } from './traces.ts'

export interface IndexedDbOptions {
  readonly clock: Clock
  /** What has IndexedDB, the private file system and Web Locks. Default: the global object. */
  readonly platform?: IndexedDbPlatform
  /** Asks the browser to keep the data. Default: `askToPersist`; in a worker, where that cannot ask, the page should. */
  readonly persist?: () => Promise<boolean>
  /** How long to wait for other tabs that keep the database, ms. Default 10,000, then calls fail with kind `busy`. */
  readonly openLimitMs?: number
}

interface IndexedDbPlatform {
  readonly navigator?: NonNullable<TracePlatform['navigator']> & NonNullable<LockPlatform['navigator']>
  readonly indexedDB: IDBFactory
  readonly IDBKeyRange: KeyRanges
}

interface SharedEngine {
  readonly engine: IndexedDbEngine
  readonly connection: Connection
  readonly presence: LockPresence | undefined
  users: number
}

/**
 * Storages in databases of the browser, each named by its folder. A database that is open already is shared. It is opened
 * by the first use, so that a page which stores nothing needs no IndexedDB; if that fails, the next use tries again.
 */
export class IndexedDbStorageProvider implements StorageProvider {
  readonly #options: Required<IndexedDbOptions>
  readonly #shared = new Map<string, SharedEngine>()
  #isKept: Promise<boolean> | undefined

  constructor({ clock, platform = globalThis, persist = askToPersist, openLimitMs = 10_000 }: IndexedDbOptions) {
    this.#options = { clock, platform, persist, openLimitMs }
  }

  /** Throws StorageError `unavailable` for a server. */
  async open(folder: string, server?: StorageServer): Promise<Storage> {
    if (server !== undefined) {
      throw new StorageError('unavailable', 'A page cannot use a database server as its storage (storage.url)')
    }
    const known = this.#shared.get(folder)
    const shared = known === undefined || known.connection.isLost ? this.#share(folder) : known
    shared.users++
    return new StorageFront(
      (operation) => shared.engine.run(operation),
      () => this.#release(folder, shared),
      { durability: () => this.#askOnce(), presence: shared.presence },
    )
  }

  memory(): Storage {
    return new MemoryStorage()
  }

  async #askOnce(): Promise<Durability> {
    this.#isKept ??= this.#options.persist().catch(() => false)
    return (await this.#isKept) ? 'durable' : 'may be cleared'
  }

  #share(folder: string): SharedEngine {
    const connection = new Connection(folder, this.#options)
    const engine = new IndexedDbEngine(connection, () => this.#options.platform.IDBKeyRange)
    const locks = this.#options.platform.navigator?.locks
    const presence = locks === undefined ? undefined : new LockPresence(locks)
    const shared = { engine, connection, presence, users: 0 }
    this.#shared.set(folder, shared)
    return shared
  }

  async #release(folder: string, shared: SharedEngine): Promise<void> {
    shared.users--
    if (shared.users > 0) return
    if (this.#shared.get(folder) === shared) this.#shared.delete(folder)
    await shared.connection.close()
    shared.presence?.end()
  }
}
