import {
  type Collection,
  type Durability,
  type ItemAppend,
  type ItemWrite,
  type KeyValueStore,
  type Storage,
  type StorageCondition,
  StorageError,
  type StorageNews,
  type StoragePresence,
  type StorageWrite,
} from '../../src/ports/Storage.ts'
import { checkKey, checkStore } from './checkNames.ts'
import type { RunOperation } from './ItemOperation.ts'

/** Public interface of a storage: checks all requests, and closes once all of them are done. */
export class StorageFront implements Storage {
  readonly local: KeyValueStore
  readonly proofs: KeyValueStore
  readonly #run: RunOperation
  readonly #release: () => Promise<void>
  readonly durability: () => Promise<Durability>
  readonly news: StorageNews | undefined
  readonly presence: StoragePresence | undefined
  readonly #pending = new Set<Promise<unknown>>()
  #closed: Promise<void> | undefined

  /**
   * @param release releases the reference that this user holds to the thread or pool that executes the operations
   * @param more what only some storages have; durability by default: durable
   */
  constructor(
    run: RunOperation,
    release: () => Promise<void>,
    {
      durability = async () => 'durable',
      news,
      presence,
    }: Partial<Pick<Storage, 'durability' | 'news' | 'presence'>> = {},
  ) {
    this.news = news
    this.presence = presence
    this.#run = (operation) => {
      if (this.#closed) throw new StorageError('closed', 'The storage is closed')
      return this.#track(run(operation))
    }
    this.#release = release
    this.durability = durability
    this.local = itemsOf('local', this.#run)
    this.proofs = itemsOf('proofs', this.#run)
  }

  async transaction(writes: readonly StorageWrite[], conditions: readonly StorageCondition[] = []): Promise<boolean> {
    const own = writes.map((write) => ('append' in write ? ownAppend(write) : ownWrite(write)))
    return this.#run({ type: 'transaction', writes: own, conditions: conditions.map(ownWrite) })
  }

  close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#pending).then(this.#release)
    return this.#closed
  }

  #track<T>(answer: Promise<T>): Promise<T> {
    this.#pending.add(answer)
    const forget = () => this.#pending.delete(answer)
    answer.then(forget, forget)
    return answer
  }
}

const ALL = { prefix: '', after: '', limit: Number.POSITIVE_INFINITY }

/** A collection whose calls become operations. */
export function itemsOf(collection: Collection, run: RunOperation): KeyValueStore {
  const change = (write: ItemWrite) => ({ writes: [ownWrite(write)], conditions: [] })
  return {
    get: async (store, key) => {
      checkStore(store)
      checkKey(key)
      return run({ type: 'get', collection, store, key })
    },
    put: async (store, key, value) => run({ type: 'put', ...change({ collection, store, key, value }) }),
    delete: async (store, key) => run({ type: 'delete', ...change({ collection, store, key }) }),
    list: async (store, prefix = '') => {
      checkStore(store)
      return run({ type: 'list', collection, store, ...ALL, prefix })
    },
    stores: async () => run({ type: 'stores', collection, store: '', ...ALL }),
    read: async (store, { prefix = '', after = '', limit }) => {
      checkStore(store)
      return run({ type: 'read', collection, store, prefix, after, limit })
    },
  }
}

/** Checks the names and copies the value, so that the caller may reuse its bytes at once. */
function ownWrite({ collection, store, key, value }: ItemWrite): ItemWrite {
  checkStore(store)
  checkKey(key)
  return value === undefined ? { collection, store, key } : { collection, store, key, value: new Uint8Array(value) }
}

function ownAppend({ collection, store, append }: ItemAppend): ItemAppend {
  checkStore(store)
  return { collection, store, append: new Uint8Array(append) }
}
