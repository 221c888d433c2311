import { ClientError } from '../../../errors/ClientError.ts'
import { LocalStorageError } from '../../../errors/client.ts'
import type { OutboxStore } from './OutboxStore.ts'
import type { StoredEntry } from './StoredEntry.ts'

/**
 * Entries that may or may not be stored, because the connection to the storage was lost while they were written. They are
 * looked up before another entry is written, whose conditions fail if one of them was stored meanwhile.
 */
export class DoubtfulEntries {
  readonly #store: OutboxStore
  readonly #entries: StoredEntry[] = []
  #doubt: ClientError | undefined

  constructor(store: OutboxStore) {
    this.#store = store
  }

  /** The entry that was stored after all. */
  async find(): Promise<StoredEntry | undefined> {
    for (const { id } of this.#entries) {
      const held = await this.guard(this.#store.read(id))
      if (held !== undefined) return held.entry
    }
    return undefined
  }

  /** Returns false if the entry was not stored, or if that is unknown. */
  async add(entry: StoredEntry, commit: Promise<boolean>): Promise<boolean> {
    try {
      return await commit
    } catch (error) {
      // Trying again would not help.
      if (!isUnknown(error) || this.#doubt !== undefined) throw this.#doubt ?? error
      this.#doubt = error
      this.#entries.push(entry)
      return false
    }
  }

  /** If the storage fails now, the entry must not be reported as absent. */
  async guard<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      throw this.#doubt ?? error
    }
  }
}

/** Whether the write may have succeeded in spite of the error. */
export function isUnknown(error: unknown): error is ClientError {
  return error instanceof ClientError && LocalStorageError.matches(error) && error.data['kind'] === 'unknown'
}
