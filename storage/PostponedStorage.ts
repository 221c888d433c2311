import {
  type Collection,
  type KeyValueStore,
  type Storage,
  StorageError,
  type StorageWrite,
} from '../src/ports/Storage.ts'

/**
 * A storage that opens with its first use, for programs that mostly end without one. When it cannot be opened each use fails
 * with the reason.
 */
export class PostponedStorage implements Storage {
  readonly local: KeyValueStore = this.#keyValueStore('local')
  readonly proofs: KeyValueStore = this.#keyValueStore('proofs')
  readonly #open: () => Promise<Storage>
  readonly #running = new Set<Promise<unknown>>()
  #opened: Promise<Storage> | undefined
  #closed: Promise<void> | undefined

  constructor(open: () => Promise<Storage>) {
    this.#open = open
  }

  async transaction(writes: readonly StorageWrite[]): Promise<void> {
    const own = writes.map((write) => (write.value === undefined ? write : { ...write, value: copy(write.value) }))
    await this.#use((storage) => storage.transaction(own))
  }

  /** Opens nothing when there was no use. */
  close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#running).then(async () => {
      // Where opening failed nothing is open, and whoever used it has the reason.
      const storage = await this.#opened?.catch(() => undefined)
      await storage?.close()
    })
    return this.#closed
  }

  async #use<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    if (this.#closed !== undefined) throw new StorageError('closed', 'The storage is closed')
    this.#opened ??= this.#open()
    const running = this.#opened.then(work)
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }

  #keyValueStore(collection: Collection): KeyValueStore {
    return {
      get: (store, key) => this.#use((storage) => storage[collection].get(store, key)),
      put: (store, key, value) => {
        // The caller may change its bytes while the storage opens.
        const own = copy(value)
        return this.#use((storage) => storage[collection].put(store, key, own))
      },
      delete: (store, key) => this.#use((storage) => storage[collection].delete(store, key)),
      list: (store, prefix) => this.#use((storage) => storage[collection].list(store, prefix)),
    }
  }
}

function copy(value: Uint8Array): Uint8Array {
  return new Uint8Array(value)
}
