import type { Items } from '../../../../storage/sqlite/openItems.ts'
import type { Session } from './Session.ts'

/**
 * Items that commands keep in the storage of the data folder, which is opened on first use. Commands also work if it
 * cannot be used: that is reported once, and nothing is remembered.
 */
export class ToolItems {
  readonly #session: Session
  readonly #store: string
  #items: Promise<Items> | undefined

  constructor(session: Session, store: string) {
    this.#session = session
    this.#store = store
  }

  get(key: string): Promise<Uint8Array | undefined> {
    return this.#attempt((items) => items.get(key))
  }

  async put(key: string, value: Uint8Array): Promise<void> {
    await this.#attempt((items) => items.put(key, value))
  }

  async delete(key: string): Promise<void> {
    await this.#attempt((items) => items.delete(key))
  }

  async list(): Promise<readonly string[]> {
    return (await this.#attempt((items) => items.list())) ?? []
  }

  async close(): Promise<void> {
    if (this.#items !== undefined) await this.#attempt((items) => items.close())
    this.#items = undefined
  }

  async #attempt<T>(work: (items: Items) => T): Promise<T | undefined> {
    try {
      this.#items ??= this.#open()
      return work(await this.#items)
    } catch (error) {
      this.#session.note(`sent messages cannot be recorded: ${(error as Error).message}`)
      return undefined
    }
  }

  async #open(): Promise<Items> {
    const { openItems } = await import('../../../../storage/sqlite/openItems.ts')
    return openItems(await this.#session.storagePlace(), this.#store)
  }
}
