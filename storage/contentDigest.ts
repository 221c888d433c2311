import { createHash } from 'node:crypto'
import type { Collection, KeyValueStore } from '../src/ports/Storage.ts'

export const collections: readonly Collection[] = ['local', 'proofs']

export interface ContentSummary {
  /** SHA-256 over all items of both collections in their order, hex. */
  readonly digest: string
  /** Items by collection. */
  readonly counts: Readonly<Record<Collection, number>>
  /** Bytes of all values. */
  readonly bytes: number
}

/** Digests items that arrive in the order of collection, group and key. */
export class ContentDigest {
  readonly #hash = createHash('sha256')
  readonly #counts: Record<Collection, number> = { local: 0, proofs: 0 }
  #bytes = 0

  add(collection: Collection, store: string, key: string, value: Uint8Array): void {
    // Names have no line feeds, so that no two lists of items have the same bytes.
    this.#hash.update(`${collection}\n${store}\n${key}\n${value.length}\n`).update(value)
    this.#counts[collection]++
    this.#bytes += value.length
  }

  /** To be called once. */
  sum(): ContentSummary {
    return { digest: this.#hash.digest('hex'), counts: this.#counts, bytes: this.#bytes }
  }
}

/** The part of a storage that reads. */
export type Contents = Readonly<Record<Collection, Pick<KeyValueStore, 'get' | 'list' | 'stores' | 'read'>>>

/** An item of a storage with its collection, group and key. */
export interface PlacedItem {
  readonly collection: Collection
  readonly store: string
  readonly key: string
  readonly value: Uint8Array
}

const PAGE_SIZE = 500

/** All items of a storage in the order of a digest. Nothing may change them meanwhile. */
export async function* allItems(storage: Contents): AsyncGenerator<PlacedItem> {
  for (const collection of collections) {
    for (const store of await storage[collection].stores()) {
      for await (const { key, value } of itemsOf(storage[collection], store)) yield { collection, store, key, value }
    }
  }
}

async function* itemsOf(items: Pick<KeyValueStore, 'read'>, store: string) {
  let after: string | undefined
  for (;;) {
    const page = await items.read(store, { after, limit: PAGE_SIZE })
    yield* page
    if (page.length < PAGE_SIZE) return
    after = page.at(-1)!.key
  }
}
