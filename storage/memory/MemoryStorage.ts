import type { Collection, KeyValueStore, Storage, StorageWrite } from '../../src/ports/Storage.ts'
import { StorageError } from '../../src/ports/Storage.ts'
import { checkKey, checkStore } from '../checkNames.ts'

/** A `Storage` that lives and dies with the object. Values are copied on the way in and out. */
export class MemoryStorage implements Storage {
  readonly local: KeyValueStore = this.#keyValueStore('local')
  readonly proofs: KeyValueStore = this.#keyValueStore('proofs')
  readonly #items = { local: new Map<string, Group>(), proofs: new Map<string, Group>() }
  #closed = false

  async transaction(writes: readonly StorageWrite[]): Promise<void> {
    this.#checkOpen()
    for (const write of writes) {
      checkStore(write.store)
      checkKey(write.key)
    }
    for (const { collection, store, key, value } of writes) {
      if (value === undefined) this.#delete(collection, store, key)
      else this.#put(collection, store, key, value)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#items.local.clear()
    this.#items.proofs.clear()
  }

  #keyValueStore(collection: Collection): KeyValueStore {
    const check = (store: string, key?: string) => {
      this.#checkOpen()
      checkStore(store)
      if (key !== undefined) checkKey(key)
    }
    return {
      get: async (store, key) => {
        check(store, key)
        const value = this.#items[collection].get(store)?.get(key)
        return value && new Uint8Array(value)
      },
      put: async (store, key, value) => {
        check(store, key)
        this.#put(collection, store, key, value)
      },
      delete: async (store, key) => {
        check(store, key)
        return this.#delete(collection, store, key)
      },
      list: async (store, prefix = '') => {
        check(store)
        const keys = this.#items[collection].get(store)?.keys() ?? []
        // Keys are ASCII, so the order of UTF-16 units is the order of bytes.
        return [...keys].filter((key) => key.startsWith(prefix)).sort()
      },
    }
  }

  #put(collection: Collection, store: string, key: string, value: Uint8Array): void {
    const groups = this.#items[collection]
    const group = groups.get(store) ?? new Map<string, Uint8Array>()
    groups.set(store, group.set(key, new Uint8Array(value)))
  }

  #delete(collection: Collection, store: string, key: string): boolean {
    return this.#items[collection].get(store)?.delete(key) ?? false
  }

  #checkOpen(): void {
    if (this.#closed) throw new StorageError('closed', 'The storage is closed')
  }
}

type Group = Map<string, Uint8Array>
