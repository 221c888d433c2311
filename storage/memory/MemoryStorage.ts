import type { Item } from '../../src/ports/Storage.ts'
import { type CollectionItems, runOperation } from '../common/runOperation.ts'
import { StorageFront } from '../common/StorageFront.ts'

/** A `Storage` in memory, which is lost with the object. */
export class MemoryStorage extends StorageFront {
  constructor() {
    const tables = { local: new MemoryItems(), proofs: new MemoryItems() }
    super(
      async (operation) => runOperation(tables, operation) as never,
      async () => {
        tables.local.clear()
        tables.proofs.clear()
      },
    )
  }
}

/** Values are copied on the way out; the storage has copied them on the way in. */
class MemoryItems implements CollectionItems {
  readonly #groups = new Map<string, Map<string, Uint8Array>>()

  get(store: string, key: string): Uint8Array | undefined {
    const value = this.#groups.get(store)?.get(key)
    return value && new Uint8Array(value)
  }

  put(store: string, key: string, value: Uint8Array): void {
    const group = this.#groups.get(store) ?? new Map<string, Uint8Array>()
    this.#groups.set(store, group.set(key, value))
  }

  delete(store: string, key: string): boolean {
    return this.#groups.get(store)?.delete(key) ?? false
  }

  list(store: string, prefix: string): string[] {
    const keys = this.#groups.get(store)?.keys() ?? []
    // Keys are ASCII, so the order of UTF-16 units is the order of bytes.
    return [...keys].filter((key) => key.startsWith(prefix)).sort()
  }

  stores(): string[] {
    const used = [...this.#groups].filter(([, group]) => group.size > 0)
    return used.map(([store]) => store).sort()
  }

  read(store: string, { prefix, after, limit }: Parameters<CollectionItems['read']>[1]): Item[] {
    const keys = this.list(store, prefix).filter((key) => key > after)
    return keys.slice(0, limit).map((key) => ({ key, value: this.get(store, key)! }))
  }

  clear(): void {
    this.#groups.clear()
  }
}
