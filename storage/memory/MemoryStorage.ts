import type { Collection, KeyValueStore, Storage, StorageCondition, StorageWrite } from '../../src/ports/Storage.ts'
import { appendCounter, appendedKey, StorageError } from '../../src/ports/Storage.ts'
import { checkKey, checkStore } from '../checkNames.ts'

/** A `Storage` that lives and dies with the object. Values are copied on the way in and out. */
export class MemoryStorage implements Storage {
  readonly local: KeyValueStore = this.#keyValueStore('local')
  readonly proofs: KeyValueStore = this.#keyValueStore('proofs')
  readonly #items = { local: new Map<string, Group>(), proofs: new Map<string, Group>() }
  #closed = false

  async transaction(writes: readonly StorageWrite[], conditions: readonly StorageCondition[] = []): Promise<boolean> {
    this.#checkOpen()
    for (const item of [...writes, ...conditions]) {
      checkStore(item.store)
      if ('key' in item) checkKey(item.key)
    }
    if (!conditions.every((condition) => this.#holds(condition))) return false
    for (const write of writes) {
      if ('append' in write) this.#append(write.collection, write.store, write.append)
      else if (write.value === undefined) this.#delete(write.collection, write.store, write.key)
      else this.#put(write.collection, write.store, write.key, write.value)
    }
    return true
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
      stores: async () => {
        this.#checkOpen()
        const groups = [...this.#items[collection]].filter(([, group]) => group.size > 0)
        return groups.map(([store]) => store).sort()
      },
      read: async (store, { prefix = '', after = '', limit }) => {
        check(store)
        const items = [...(this.#items[collection].get(store) ?? [])]
        const wanted = items.filter(([key]) => key.startsWith(prefix) && key > after)
        const sorted = wanted.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, limit)
        return sorted.map(([key, value]) => ({ key, value: new Uint8Array(value) }))
      },
    }
  }

  #put(collection: Collection, store: string, key: string, value: Uint8Array): void {
    const groups = this.#items[collection]
    const group = groups.get(store) ?? new Map<string, Uint8Array>()
    groups.set(store, group.set(key, new Uint8Array(value)))
  }

  #append(collection: Collection, store: string, value: Uint8Array): void {
    const counter = appendCounter(store)
    const group = this.#items[collection].get(counter.store)
    const count = Number(Buffer.from(group?.get(counter.key) ?? []).toString()) + 1
    this.#put(collection, counter.store, counter.key, Buffer.from(String(count)))
    this.#put(collection, store, appendedKey(count), value)
  }

  #holds({ collection, store, key, value }: StorageCondition): boolean {
    const found = this.#items[collection].get(store)?.get(key)
    return found === undefined || value === undefined ? found === value : Buffer.compare(found, value) === 0
  }

  #delete(collection: Collection, store: string, key: string): boolean {
    return this.#items[collection].get(store)?.delete(key) ?? false
  }

  #checkOpen(): void {
    if (this.#closed) throw new StorageError('closed', 'The storage is closed')
  }
}

type Group = Map<string, Uint8Array>
