import type {
  Collection,
  ItemAppend,
  ItemWrite,
  KeyValueStore,
  Storage,
  StorageCondition,
  StorageWrite,
} from '../../src/ports/Storage.ts'
import { StorageError } from '../../src/ports/Storage.ts'
import { checkKey, checkStore } from '../checkNames.ts'
import type { PostgresEngine } from './PostgresEngine.ts'
import type { PostgresOperation, PostgresResults } from './PostgresOperation.ts'

/** A `Storage` in a schema of a PostgreSQL database. Made by `openPostgresStorage`. */
export class PostgresStorage implements Storage {
  readonly local: KeyValueStore = this.#keyValueStore('local')
  readonly proofs: KeyValueStore = this.#keyValueStore('proofs')
  readonly #engine: PostgresEngine
  readonly #release: () => Promise<void>
  readonly #pending = new Set<Promise<unknown>>()
  #closed: Promise<void> | undefined

  /** @param release gives back this user's share of the engine */
  constructor(engine: PostgresEngine, release: () => Promise<void>) {
    this.#engine = engine
    this.#release = release
  }

  async transaction(writes: readonly StorageWrite[], conditions: readonly StorageCondition[] = []): Promise<boolean> {
    this.#checkOpen()
    const own = writes.map((write) => ('append' in write ? ownAppend(write) : ownWrite(write)))
    return this.#run({ type: 'transaction', writes: own, conditions: conditions.map(ownWrite) })
  }

  close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#pending).then(this.#release)
    return this.#closed
  }

  #keyValueStore(collection: Collection): KeyValueStore {
    return {
      get: async (store, key) => {
        this.#checkOpen()
        checkStore(store)
        checkKey(key)
        return this.#run({ type: 'get', collection, store, key })
      },
      put: async (store, key, value) => {
        this.#checkOpen()
        await this.#run({ type: 'put', writes: [ownWrite({ collection, store, key, value })], conditions: [] })
      },
      delete: async (store, key) => {
        this.#checkOpen()
        return this.#run({ type: 'delete', writes: [ownWrite({ collection, store, key })], conditions: [] })
      },
      list: async (store, prefix = '') => {
        this.#checkOpen()
        checkStore(store)
        return this.#run({ type: 'list', collection, store, prefix, after: '', limit: Number.POSITIVE_INFINITY })
      },
      stores: async () => {
        this.#checkOpen()
        // It has no group that earlier writes could be compared with.
        await Promise.allSettled(this.#pending)
        return this.#run({ type: 'stores', collection, store: '', prefix: '', after: '', limit: 1 })
      },
      read: async (store, { prefix = '', after = '', limit }) => {
        this.#checkOpen()
        checkStore(store)
        return this.#run({ type: 'read', collection, store, prefix, after, limit })
      },
    }
  }

  #run<T extends PostgresOperation>(operation: T): Promise<PostgresResults[T['type']]> {
    const answer = this.#engine.run(operation)
    this.#pending.add(answer)
    const forget = () => this.#pending.delete(answer)
    answer.then(forget, forget)
    return answer
  }

  #checkOpen(): void {
    if (this.#closed) throw new StorageError('closed', 'The storage is closed')
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
