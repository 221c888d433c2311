/**
 * Storages of this process: in folders, or on a server if the configuration names one. Opening a storage twice returns
 * the same one. Also checks the folders that clients name.
 */
import type { Clock } from '../../src/ports/Clock.ts'
import { type Storage, StorageError, type StorageProvider, type StorageServer } from '../../src/ports/Storage.ts'
import { type ProgramEntry, startWorker } from '../../src/system/startWorker.ts'
import { OnDemandStorage } from '../../storage/common/OnDemandStorage.ts'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import type { OpeningOptions } from '../../storage/postgres/openPostgresStorage.ts'
import { checkStorageFolder } from '../../storage/sqlite/checkStorageFolder.ts'
import { expandPath } from '../settings/expandPath.ts'

/**
 * Trade-off: reopening costs tens of milliseconds; an open storage costs a thread of about 20 MiB, or connections to a
 * server.
 */
const IDLE_MS = 30_000

export interface DaemonStorageOptions {
  readonly entry: ProgramEntry
  readonly nativeBinding: () => string | undefined
  readonly clock: Clock
  /** Folder of clients that do not name one. It is checked once, by `checkDefault`, or by its first use. */
  readonly defaultFolder: string
  /** Server of clients that name neither a server nor a folder. */
  readonly defaultServer: StorageServer | undefined
  /** Certificates of the authorities that servers are checked against, PEM. Absent: the usual ones. */
  readonly authorities?: readonly string[] | undefined
}

export class DaemonStorageProvider implements StorageProvider {
  readonly #options: DaemonStorageOptions
  readonly #open = new Set<Storage>()

  constructor(options: DaemonStorageOptions) {
    this.#options = options
  }

  /**
   * Checks whether the default server, or else the default folder, can hold a storage. Opens it once if the check is
   * inconclusive. Throws StorageError if it cannot.
   */
  async checkDefault(): Promise<void> {
    const { defaultFolder, defaultServer } = this.#options
    const folder = expandPath(defaultFolder)
    if (defaultServer === undefined && checkStorageFolder(folder, true) === 'as written') return
    try {
      const storage = await this.#openNow(folder, defaultServer, { openMs: 0 })
      await storage.close()
    } catch (error) {
      // These conditions are temporary: the first use tries again.
      if (!(error instanceof StorageError && ['busy', 'away', 'connections'].includes(error.kind))) throw error
    }
  }

  /**
   * `folder` as in the configuration: `~/` is the home folder, relative paths start at the working folder. Another one than
   * the default is checked at once; its file, or the connection to the server, is opened by the first use, and closed after a
   * while without one.
   */
  async open(folder: string, server?: StorageServer): Promise<Storage> {
    const path = expandPath(folder)
    if (server === undefined && path !== expandPath(this.#options.defaultFolder)) checkStorageFolder(path)
    return new OnDemandStorage(() => this.#openNow(path, server), { clock: this.#options.clock, idleMs: IDLE_MS })
  }

  async #openNow(folder: string, server: StorageServer | undefined, times?: OpeningOptions): Promise<Storage> {
    const storage = await (server === undefined
      ? this.#openFolder(folder)
      : openServer({ ...server, authorities: this.#options.authorities }, times))
    const tracked: Storage = {
      local: storage.local,
      proofs: storage.proofs,
      transaction: (writes, conditions) => storage.transaction(writes, conditions),
      durability: () => storage.durability(),
      news: storage.news,
      close: async () => {
        await storage.close()
        this.#open.delete(tracked)
      },
    }
    this.#open.add(tracked)
    return tracked
  }

  async #openFolder(folder: string): Promise<Storage> {
    const { openSqliteStorage } = await import('../../storage/sqlite/openSqliteStorage.ts')
    return openSqliteStorage({
      folder,
      startWorker: (data) => startWorker(this.#options.entry, 'storage', data),
      nativeBinding: this.#options.nativeBinding(),
    })
  }

  memory(): Storage {
    return new MemoryStorage()
  }

  /** Checkpoints and closes everything that is still open. */
  async close(): Promise<void> {
    await Promise.all([...this.#open].map((storage) => storage.close()))
  }
}

async function openServer(server: StorageServer, times: OpeningOptions | undefined): Promise<Storage> {
  const { openPostgresStorage } = await import('../../storage/postgres/openPostgresStorage.ts')
  return openPostgresStorage(server, times)
}
