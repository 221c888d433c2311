/** The port `StorageProvider` of one client: slow, and in bad weather it cannot be opened. */
import { type Storage, StorageError, type StorageProvider } from '../../src/ports/Storage.ts'
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

  constructor(time: SimulatedTime, chance: Chance, weather: Weather) {
    this.#time = time
    this.#chance = chance
    this.#weather = weather
  }

  async open(folder: string): Promise<Storage> {
    await this.#time.wait(this.#chance.spread(1, 50))
    if (this.#weather.strikes('storage')) throw new StorageError('busy', 'Another process holds the file', folder)
    const storage = this.memory()
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
}
