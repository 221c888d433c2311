/**
 * The port `StorageProvider` of one client: slow, and in bad weather it cannot be opened. Other clients may share the
 * contents of its folder; a client that has crashed writes nothing more, and does not learn what it has written.
 */
import { forwardingStore } from '../../src/ports/forwardingStore.ts'
import { type KeyValueStore, type Storage, StorageError, type StorageProvider } from '../../src/ports/Storage.ts'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import type { Chance } from './Chance.ts'
import type { SimulatedTime } from './SimulatedTime.ts'
import type { Weather } from './Weather.ts'

export class SimulatedStorageProvider implements StorageProvider {
  /** Storages that are open. */
  openCount = 0
  readonly #time: SimulatedTime
  readonly #chance: Chance
  readonly #weather: Weather
  readonly #folder: MemoryStorage | undefined
  #hasCrashed = false

  /** @param folder what all clients of a folder share; absent: the storage is not shared */
  constructor(time: SimulatedTime, chance: Chance, weather: Weather, folder?: MemoryStorage) {
    this.#time = time
    this.#chance = chance
    this.#weather = weather
    this.#folder = folder
  }

  /** The process that uses it is gone. */
  crash(): void {
    this.#hasCrashed = true
  }

  async open(folder: string): Promise<Storage> {
    await this.#time.wait(this.#chance.spread(1, 50))
    if (this.#weather.strikes('storage')) throw new StorageError('busy', 'Another process holds the file', folder)
    const storage = this.#folder === undefined ? this.memory() : this.#shared(this.#folder)
    this.openCount++
    const close = storage.close.bind(storage)
    storage.close = async () => {
      await this.#time.wait(this.#chance.spread(1, 50))
      this.openCount--
      await close()
    }
    return storage
  }

  memory(): Storage {
    return new MemoryStorage()
  }

  #shared(folder: MemoryStorage): Storage {
    return {
      local: this.#slow(folder.local),
      proofs: this.#slow(folder.proofs),
      transaction: (writes, conditions) => this.#within(() => folder.transaction(writes, conditions)),
      durability: () => folder.durability(),
      close: async () => {},
    }
  }

  #slow(store: KeyValueStore): KeyValueStore {
    return forwardingStore((_, ask) => this.#within(() => ask(store)))
  }

  async #within<T>(work: () => Promise<T>): Promise<T> {
    await this.#pass()
    const done = await work()
    await this.#pass()
    return done
  }

  /** Waits for a moment; never returns after a crash of the process. */
  async #pass(): Promise<void> {
    await this.#time.wait(this.#chance.spread(1, 10))
    if (this.#hasCrashed) await new Promise<never>(() => {})
  }
}
