/** Storages of this process. One folder opened twice is one storage; the folders that clients name are checked here. */
import type { Storage } from '../../src/ports/Storage.ts'
import type { StorageProvider } from '../../src/ports/StorageProvider.ts'
import { type ProgramEntry, startWorker } from '../../src/system/startWorker.ts'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import { openSqliteStorage } from '../../storage/sqlite/openSqliteStorage.ts'

export class SqliteStorageProvider implements StorageProvider {
  readonly #entry: ProgramEntry
  readonly #nativeBinding: () => string | undefined
  readonly #open = new Set<Storage>()

  constructor(entry: ProgramEntry, nativeBinding: () => string | undefined) {
    this.#entry = entry
    this.#nativeBinding = nativeBinding
  }

  async open(folder: string): Promise<Storage> {
    const nativeBinding = this.#nativeBinding()
    const storage = await openSqliteStorage({
      folder,
      startWorker: (data) => startWorker(this.#entry, 'storage', data),
      ...(nativeBinding === undefined ? {} : { nativeBinding }),
    })
    this.#open.add(storage)
    return storage
  }

  memory(): Storage {
    return new MemoryStorage()
  }

  /** Checkpoints and closes everything that is still open. */
  async close(): Promise<void> {
    await Promise.all([...this.#open].map((storage) => storage.close()))
  }
}
