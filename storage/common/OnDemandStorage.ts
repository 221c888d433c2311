import type { Clock, Timer } from '../../src/ports/Clock.ts'
import { forwardingStore } from '../../src/ports/forwardingStore.ts'
import {
  type Collection,
  type Durability,
  type ItemWrite,
  type KeyValueStore,
  type NewsListener,
  type Storage,
  type StorageCondition,
  StorageError,
  type StorageNews,
  type StorageWrite,
} from '../../src/ports/Storage.ts'

/** How long an unused storage stays open. */
export interface IdleLimit {
  readonly clock: Clock
  readonly idleMs: number
}

/**
 * A storage that is open only while it is in use: the first use opens it, and an idle period closes it until the next one.
 * If it cannot be opened, that use fails with the reason and the next one tries again. The same holds after its file or
 * its thread has failed.
 */
export class OnDemandStorage implements Storage {
  readonly local: KeyValueStore = this.#keyValueStore('local')
  readonly proofs: KeyValueStore = this.#keyValueStore('proofs')
  /** Passed on only while the storage is open. */
  readonly news: StorageNews = {
    hear: (listener) => {
      this.#listeners.set(listener, undefined)
      void this.#opened?.then((storage) => this.#hear(storage, listener)).catch(() => {})
      return () => {
        this.#listeners.get(listener)?.()
        this.#listeners.delete(listener)
      }
    },
    announce: (news, sender) => {
      void this.#opened?.then((storage) => storage.news?.announce(news, sender)).catch(() => {})
    },
  }
  readonly #listeners = new Map<NewsListener, (() => void) | undefined>()
  readonly #open: () => Promise<Storage>
  readonly #limit: IdleLimit
  readonly #running = new Set<Promise<unknown>>()
  #opened: Promise<Storage> | undefined
  /** Settles when the previous storage is closed: two must never be open at once. */
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

  durability(): Promise<Durability> {
    return this.#use((storage) => storage.durability())
  }

  /** Waits for running operations. A storage that was never used is not opened for this. */
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
    opened.then(
      (storage) => {
        for (const listener of this.#listeners.keys()) this.#hear(storage, listener)
      },
      () => {
        if (this.#opened === opened) this.#opened = undefined
      },
    )
    return opened
  }

  #hear(storage: Storage, listener: NewsListener): void {
    if (this.#listeners.has(listener)) this.#listeners.set(listener, storage.news?.hear(listener))
  }

  #watchIdle(): void {
    this.#idle?.cancel()
    if (this.#opened === undefined || this.#running.size > 0 || this.#closed !== undefined) return
    this.#idle = this.#limit.clock.setTimer(this.#limit.idleMs, () => this.#release(this.#opened))
  }

  /** Closes the storage unless that has happened already. Operations that still run on it finish first. */
  #release(opened: Promise<Storage> | undefined): void {
    if (opened === undefined || this.#opened !== opened) return
    this.#opened = undefined
    this.#letGo = opened.then(
      (storage) => {
        for (const end of this.#listeners.values()) end?.()
        return storage.close()
      },
      // The storage never opened; the operation that tried to open it has reported why.
      () => {},
    )
    // A failure to close is reported by the next opening, or by `close`.
    this.#letGo.catch(() => {})
  }

  #keyValueStore(collection: Collection): KeyValueStore {
    const plain = forwardingStore((_, ask) => this.#use((storage) => ask(storage[collection])))
    // The caller may change its bytes while the storage opens.
    return { ...plain, put: (store, key, value) => plain.put(store, key, copy(value)) }
  }
}

/** Whether the storage itself failed, as opposed to a single operation. */
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
