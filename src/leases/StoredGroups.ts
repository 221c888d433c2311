import type { ClientContext } from '../context/ClientContext.ts'
import { textOf } from '../core/bytes/utf8.ts'
import {
  appendCounter,
  type Item,
  type ItemRange,
  type KeyValueStore,
  type StorageCondition,
  type StorageWrite,
} from '../ports/Storage.ts'

/** Groups of items in the storage of a client that begin with the same name, such as `outbox/<network>`. */
export class StoredGroups<Group extends string> {
  readonly #context: ClientContext
  /** Prefix of the names of the groups. */
  readonly base: string

  constructor(context: ClientContext, base: string) {
    this.#context = context
    this.base = base
  }

  get(group: Group, key: string): Promise<Uint8Array | undefined> {
    return this.#context.localStorage.get(this.#store(group), key)
  }

  page(group: Group, range: ItemRange): Promise<Item[]> {
    return this.#context.localStorage.read(this.#store(group), range)
  }

  keys(group: Group, prefix?: string): Promise<string[]> {
    return this.#context.localStorage.list(this.#store(group), prefix)
  }

  /** All items of a group, read in pages of `limit`. */
  items(group: Group, range?: Partial<ItemRange>): AsyncGenerator<Item> {
    return itemsOf(this.#context.localStorage, this.#store(group), range)
  }

  /** Number of items that were added to a group so far, removed ones included. */
  async addedCount(group: Group): Promise<number> {
    const { store, key } = appendCounter(this.#store(group))
    const count = await this.#context.localStorage.get(store, key)
    return count === undefined ? 0 : Number(textOf(count))
  }

  /** Returns false if a condition does not hold. */
  commit(writes: readonly StorageWrite[], conditions: readonly StorageCondition[]): Promise<boolean> {
    return this.#context.writeTogether(writes, conditions)
  }

  /** Sets an item, or without `value` removes it; also a condition. */
  item(group: Group, key: string, value?: Uint8Array): StorageCondition {
    return { collection: 'local', store: this.#store(group), key, value }
  }

  /** Appends an item to the group. */
  appended(group: Group, append: Uint8Array): StorageWrite {
    return { collection: 'local', store: this.#store(group), append }
  }

  #store(group: Group): string {
    return `${this.base}/${group}`
  }
}

/** All items of a group of a collection, read in pages of `limit`. */
export async function* itemsOf(
  collection: Pick<KeyValueStore, 'read'>,
  store: string,
  { prefix, after, limit = 100 }: Partial<ItemRange> = {},
): AsyncGenerator<Item> {
  for (let last = after; ; ) {
    const page = await collection.read(store, { prefix, after: last, limit })
    yield* page
    if (page.length < limit) return
    last = page.at(-1)!.key
  }
}
