/** Storages of this process. One folder opened twice is one storage; the folders that clients name are checked here. */
import type { Clock } from '../../src/ports/Clock.ts'
import { type Storage, StorageError, type StorageProvider } from '../../src/ports/Storage.ts'
import { type ProgramEntry, startWorker } from '../../src/system/startWorker.ts'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import { OnDemandStorage } from '../../storage/OnDemandStorage.ts'
import { checkStorageFolder } from '../../storage/sqlite/checkStorageFolder.ts'
import { expandPath } from './expandPath.ts'

/** Opening again costs tens of milliseconds, an open storage a thread of about 20 MiB. */
const IDLE_MS = 30_000

export interface SqliteStorageOptions {
  readonly entry: ProgramEntry
  readonly nativeBinding: () => string | undefined
  readonly clock: Clock
  /** Folder of clients that name none. It is checked once, by `checkDefault`, or by its first use. */
  readonly defaultFolder: string
}

export class SqliteStorageProvider implements StorageProvider {
  readonly #options: SqliteStorageOptions
  readonly #open = new Set<Storage>()

  constructor(options: SqliteStorageOptions) {
    this.#options = options
  }

  /**
   * Looks whether the default folder can hold a storage, and opens it once where looking leaves that open. Throws
   * StorageError when it cannot.
   */
  async checkDefault(): Promise<void> {
    const folder = expandPath(this.#options.defaultFolder)
    if (checkStorageFolder(folder, true) === 'as written') return
    try {
      const storage = await this.#openNow(folder)
      await storage.close()
    } catch (error) {
      // Not for long: the first use tries again.
      if (!(error instanceof StorageError && error.kind === 'busy')) throw error
    }
  }

  /**
   * `folder` as in the configuration: `~/` is the home folder, relative paths start at the working folder. Another one than
   * the default is checked at once; its file is opened by the first use, and closed after a while without one.
   */
  async open(folder: string): Promise<Storage> {
    const path = expandPath(folder)
    if (path !== expandPath(this.#options.defaultFolder)) checkStorageFolder(path)
    return new OnDemandStorage(() => this.#openNow(path), { clock: this.#options.clock, idleMs: IDLE_MS })
  }

  async #openNow(folder: string): Promise<Storage> {
    const { openSqliteStorage } = await import('../../storage/sqlite/openSqliteStorage.ts')
    const nativeBinding = this.#findDriver(folder)
    const storage = await openSqliteStorage({
      folder,
      startWorker: (data) => startWorker(this.#options.entry, 'storage', data),
      ...(nativeBinding === undefined ? {} : { nativeBinding }),
    })
    const tracked: Storage = {
      local: storage.local,
      proofs: storage.proofs,
      transaction: (writes) => storage.transaction(writes),
      close: async () => {
        await storage.close()
        this.#open.delete(tracked)
      },
    }
    this.#open.add(tracked)
    return tracked
  }

  #findDriver(folder: string): string | undefined {
    try {
      return this.#options.nativeBinding()
    } catch (error) {
      const reason = (error as Error).message
      throw new StorageError('io', `The SQLite driver cannot be written to a file: ${reason}`, folder, error)
    }
  }

  memory(): Storage {
    return new MemoryStorage()
  }

  /** Checkpoints and closes everything that is still open. */
  async close(): Promise<void> {
    await Promise.all([...this.#open].map((storage) => storage.close()))
  }
}
