import type { Clock, Timer } from '../src/ports/Clock.ts'
import {
  type Collection,
  type ItemWrite,
  type KeyValueStore,
  type Storage,
  type StorageCondition,
  StorageError,
  type StorageWrite,
} from '../src/ports/Storage.ts'

/** When a storage that nobody uses is closed until its next use. */
export interface IdleLimit {
  readonly clock: Clock
  readonly idleMs: number
}

/**
 * A storage that is open only while it is used: it opens with the first use, closes after a while without one, and opens
 * again. When it cannot be opened the use fails with the reason and the next one tries again; so it does after the file
 * or its thread failed.
 */
export class OnDemandStorage implements Storage {
  readonly local: KeyValueStore = this.#keyValueStore('local')
  readonly proofs: KeyValueStore = this.#keyValueStore('proofs')
  readonly #open: () => Promise<Storage>
  readonly #limit: IdleLimit
  readonly #running = new Set<Promise<unknown>>()
  #opened: Promise<Storage> | undefined
  /** Settles when what was open before is closed. */
  #letGo: Promise<void> = Promise.resolve()
  #idle: Timer | undefined
  #closed: Promise<void> | undefined

  constructor(open: () => Promise<Storage>, limit: IdleLimit) {
    this.#open = open
    this.#limit = limit
  }

  async transaction(writes: readonly StorageWrite[], conditions: readonly StorageCondition[] = []): Promise<boolean> {
    const own = writes.map((write) => ('append' in write ? { ...write, append: copy(write.append) } : ownWrite(write)))
    const expected = conditions.map(ownWrite)
    return this.#use((storage) => storage.transaction(own, expected))
  }

  /** Opens nothing when there was no use. */
  close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#running).then(async () => {
      this.#idle?.cancel()
      this.#release(this.#opened)
      await this.#letGo
    })
    return this.#closed
  }

  async #use<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    if (this.#closed !== undefined) throw new StorageError('closed', 'The storage is closed')
    this.#idle?.cancel()
    this.#opened ??= this.#openAgain()
    const opened = this.#opened
    const running = opened.then(work)
    this.#running.add(running)
    try {
      return await running
    } catch (error) {
      if (isFailure(error)) this.#release(opened)
      throw error
    } finally {
      this.#running.delete(running)
      this.#watchIdle()
    }
  }

  #openAgain(): Promise<Storage> {
    const opened = this.#letGo.then(this.#open)
    opened.catch(() => {
      if (this.#opened === opened) this.#opened = undefined
    })
    return opened
  }

  #watchIdle(): void {
    this.#idle?.cancel()
    if (this.#opened === undefined || this.#running.size > 0 || this.#closed !== undefined) return
    this.#idle = this.#limit.clock.setTimer(this.#limit.idleMs, () => this.#release(this.#opened))
  }

  /** Closes what is open, unless others have done so; what still runs there may finish. */
  #release(opened: Promise<Storage> | undefined): void {
    if (opened === undefined || this.#opened !== opened) return
    this.#opened = undefined
    this.#letGo = opened.then(
      (storage) => storage.close(),
      // Nothing is open, and whoever used it has the reason.
      () => {},
    )
    // The next opening or the closing reports it.
    this.#letGo.catch(() => {})
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
      stores: () => this.#use((storage) => storage[collection].stores()),
      read: (store, range) => this.#use((storage) => storage[collection].read(store, range)),
    }
  }
}

/** Whether the storage itself has failed, and not what was asked of it. */
function isFailure(error: unknown): boolean {
  return !(error instanceof StorageError) || (error.kind !== 'key' && error.kind !== 'busy')
}

/** The caller may change its bytes while the storage opens. */
function ownWrite(write: ItemWrite): ItemWrite {
  return write.value === undefined ? write : { ...write, value: copy(write.value) }
}

function copy(value: Uint8Array): Uint8Array {
  return new Uint8Array(value)
}
