import {
  type Collection,
  type Item,
  type ItemAppend,
  type ItemRange,
  type ItemWrite,
  type KeyValueStore,
  type Storage,
  type StorageCondition,
  StorageError,
  type StorageWrite,
} from '../src/ports/Storage.ts'
import { checkKey, checkStore } from './checkNames.ts'

/** Operations that callers request from a storage. Names are already checked and values copied. */
export type ItemOperation =
  | { readonly type: 'get'; readonly collection: Collection; readonly store: string; readonly key: string }
  | { readonly type: 'list'; readonly collection: Collection; readonly store: string; readonly prefix: string }
  | { readonly type: 'stores'; readonly collection: Collection }
  | { readonly type: 'read'; readonly collection: Collection; readonly store: string; readonly range: ItemRange }
  | { readonly type: 'put'; readonly write: ItemWrite }
  | { readonly type: 'delete'; readonly write: ItemWrite }
  | {
      readonly type: 'transaction'
      readonly writes: readonly StorageWrite[]
      readonly conditions: readonly StorageCondition[]
    }

/** Result of each operation. */
export interface ItemResults {
  readonly get: Uint8Array | undefined
  readonly list: string[]
  readonly stores: string[]
  readonly read: Item[]
  readonly put: undefined
  readonly delete: boolean
  readonly transaction: boolean
}

type Ask = <T extends ItemOperation>(operation: T) => Promise<ItemResults[T['type']]>

/** The public side of a storage: checks all requests, and closes once all of them are done. */
export abstract class StorageFront implements Storage {
  readonly local: KeyValueStore = itemsOf('local', (operation) => this.track(() => this.send(operation)))
  readonly proofs: KeyValueStore = itemsOf('proofs', (operation) => this.track(() => this.send(operation)))
  readonly #release: () => Promise<void>
  readonly #pending = new Set<Promise<unknown>>()
  #closed: Promise<void> | undefined

  /** @param release releases the reference that this user holds to the thread or pool that executes the operations */
  constructor(release: () => Promise<void>) {
    this.#release = release
  }

  protected abstract send<T extends ItemOperation>(operation: T): Promise<ItemResults[T['type']]>

  async transaction(writes: readonly StorageWrite[], conditions: readonly StorageCondition[] = []): Promise<boolean> {
    const own = writes.map((write) => ('append' in write ? ownAppend(write) : ownWrite(write)))
    return this.track(() => this.send({ type: 'transaction', writes: own, conditions: conditions.map(ownWrite) }))
  }

  close(): Promise<void> {
    this.#closed ??= this.settled().then(this.#release)
    return this.#closed
  }

  /** Settles when everything that runs now has ended. */
  protected async settled(): Promise<void> {
    await Promise.allSettled(this.#pending)
  }

  /** Throws StorageError `closed`. */
  protected track<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new StorageError('closed', 'The storage is closed')
    const answer = work()
    this.#pending.add(answer)
    const forget = () => this.#pending.delete(answer)
    answer.then(forget, forget)
    return answer
  }
}

/** A collection whose calls become operations. */
export function itemsOf(collection: Collection, ask: Ask): KeyValueStore {
  return {
    get: async (store, key) => {
      checkStore(store)
      checkKey(key)
      return ask({ type: 'get', collection, store, key })
    },
    put: async (store, key, value) => {
      await ask({ type: 'put', write: ownWrite({ collection, store, key, value }) })
    },
    delete: async (store, key) => ask({ type: 'delete', write: ownWrite({ collection, store, key }) }),
    list: async (store, prefix = '') => {
      checkStore(store)
      return ask({ type: 'list', collection, store, prefix })
    },
    stores: async () => ask({ type: 'stores', collection }),
    read: async (store, range) => {
      checkStore(store)
      return ask({ type: 'read', collection, store, range })
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
