import type { Items } from '../../../../storage/sqlite/openItems.ts'
import type { Session } from './Session.ts'

/**
 * Items that commands keep in the storage of the data folder, opened by their first use. A storage that cannot be used
 * does not keep commands from working: it is reported once, and nothing is remembered.
 */
export class ToolItems {
  readonly #session: Session
  readonly #store: string
  #items: Promise<Items | undefined> | undefined

  constructor(session: Session, store: string) {
    this.#session = session
    this.#store = store
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const items = await this.#open()
    return this.#attempt(() => items?.get(key))
  }

  async put(key: string, value: Uint8Array): Promise<void> {
    const items = await this.#open()
    this.#attempt(() => items?.put(key, value))
  }

  async delete(key: string): Promise<void> {
    const items = await this.#open()
    this.#attempt(() => items?.delete(key))
  }

  async list(): Promise<readonly string[]> {
    const items = await this.#open()
    return this.#attempt(() => items?.list()) ?? []
  }

  async close(): Promise<void> {
    const items = await this.#items
    this.#items = undefined
    this.#attempt(() => items?.close())
  }

  #open(): Promise<Items | undefined> {
    this.#items ??= this.#openItems()
    return this.#items
  }

  async #openItems(): Promise<Items | undefined> {
    const { dataFolder: folder, program } = this.#session
    try {
      const { openItems } = await import('../../../../storage/sqlite/openItems.ts')
      return await openItems({ folder, nativeBinding: (await program()).nativeBinding(folder) }, this.#store)
    } catch (error) {
      this.#tell(error)
      return undefined
    }
  }

  #attempt<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      this.#tell(error)
      return undefined
    }
  }

  #tell(error: unknown): void {
    this.#session.note(`sent messages cannot be recorded: ${(error as Error).message}`)
  }
}
