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
import type { StorageDescription } from './describeDatabase.ts'
import type { StorageOperation, StorageResults } from './StorageOperation.ts'

/** Carries out operations: the thread of a storage, or the calling thread. */
export interface OperationRunner {
  run<T extends StorageOperation>(operation: T): Promise<StorageResults[T['type']]>
}

/**
 * A `Storage` in an SQLite file, on a separate thread if `openSqliteStorage` made it, or on the caller's: `storageOf`.
 */
export class SqliteStorage implements Storage {
  readonly local: KeyValueStore = this.#keyValueStore('local')
  readonly proofs: KeyValueStore = this.#keyValueStore('proofs')
  readonly #runner: OperationRunner
  readonly #release: () => Promise<void>
  readonly #pending = new Set<Promise<unknown>>()
  #closed: Promise<void> | undefined

  /** @param release gives back this user's share of the runner */
  constructor(runner: OperationRunner, release: () => Promise<void>) {
    this.#runner = runner
    this.#release = release
  }

  async transaction(writes: readonly StorageWrite[], conditions: readonly StorageCondition[] = []): Promise<boolean> {
    this.#checkOpen()
    const own = writes.map((write) => ('append' in write ? ownAppend(write) : ownWrite(write)))
    return this.#run({ type: 'transaction', writes: own, conditions: conditions.map(ownWrite) })
  }

  /** Version, size, tables, columns and row counts of the file. */
  async describe(): Promise<StorageDescription> {
    this.#checkOpen()
    return this.#run({ type: 'describe' })
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
        await this.#run({ type: 'put', write: ownWrite({ collection, store, key, value }) })
      },
      delete: async (store, key) => {
        this.#checkOpen()
        return this.#run({ type: 'delete', write: ownWrite({ collection, store, key }) })
      },
      list: async (store, prefix = '') => {
        this.#checkOpen()
        checkStore(store)
        return this.#run({ type: 'list', collection, store, prefix })
      },
      stores: async () => {
        this.#checkOpen()
        return this.#run({ type: 'stores', collection })
      },
      read: async (store, range) => {
        this.#checkOpen()
        checkStore(store)
        return this.#run({ type: 'read', collection, store, range })
      },
    }
  }

  #run<T extends StorageOperation>(operation: T): Promise<StorageResults[T['type']]> {
    const answer = this.#runner.run(operation)
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
