/** Storages of this process. One folder opened twice is one storage; the folders that clients name are checked here. */
import type { Storage, StorageProvider } from '../../src/ports/Storage.ts'
import { type ProgramEntry, startWorker } from '../../src/system/startWorker.ts'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import { PostponedStorage } from '../../storage/PostponedStorage.ts'
import { openSqliteStorage } from '../../storage/sqlite/openSqliteStorage.ts'
import { expandPath } from './expandPath.ts'

export class SqliteStorageProvider implements StorageProvider {
  readonly #entry: ProgramEntry
  readonly #nativeBinding: () => string | undefined
  readonly #isPostponed: boolean
  readonly #open = new Set<Storage>()

  /** @param isPostponed folders are opened by the first use of their storage, and not before */
  constructor(entry: ProgramEntry, nativeBinding: () => string | undefined, isPostponed: boolean) {
    this.#entry = entry
    this.#nativeBinding = nativeBinding
    this.#isPostponed = isPostponed
  }

  /** `folder` as in the configuration: `~/` is the home folder, relative paths start at the working folder. */
  async open(folder: string): Promise<Storage> {
    return this.#isPostponed ? new PostponedStorage(() => this.#openNow(folder)) : this.#openNow(folder)
  }

  async #openNow(folder: string): Promise<Storage> {
    const nativeBinding = this.#nativeBinding()
    const storage = await openSqliteStorage({
      folder: expandPath(folder),
      startWorker: (data) => startWorker(this.#entry, 'storage', data),
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

  memory(): Storage {
    return new MemoryStorage()
  }

  /** Checkpoints and closes everything that is still open. */
  async close(): Promise<void> {
    await Promise.all([...this.#open].map((storage) => storage.close()))
  }
}
