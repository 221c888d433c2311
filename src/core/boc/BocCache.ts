import type { Cell } from '../cells/index.ts'
import { spendWork } from '../work.ts'

/** An entry of the cache: a tree in some form, and the hash of its root. */
export interface CacheableTree {
  hashHex(): string
}

/** How an entry of the cache is kept. */
export type BocCacheType = { readonly type: 'Pinned'; readonly pin: string } | { readonly type: 'Unpinned' }

interface PinnedEntry<T> {
  readonly root: T
  /** How often each pin was set and not taken back. */
  readonly pins: Map<string, number>
}

interface UnpinnedEntry<T> {
  readonly root: T
  readonly sizeBytes: number
}

/**
 * Cell trees by the hash of their root, 64 lower-case hex digits. Pinned ones stay until their last pin is taken back;
 * unpinned ones share a limited size, where the least recently used goes first. Source: modules 3.5.
 */
export class BocCache<T extends CacheableTree = Cell> {
  /** Limit of the unpinned part, in bytes. */
  readonly maxSizeBytes: number
  readonly #pinned = new Map<string, PinnedEntry<T>>()
  /** In order of use, the least recent first. */
  readonly #unpinned = new Map<string, UnpinnedEntry<T>>()
  #unpinnedSize = 0

  constructor(maxSizeBytes: number) {
    this.maxSizeBytes = maxSizeBytes
  }

  /** Root of an entry; reading counts as use. */
  get(hash: string): T | undefined {
    const pinned = this.#pinned.get(hash)
    if (pinned !== undefined) return pinned.root
    const entry = this.#unpinned.get(hash)
    if (entry !== undefined) this.#touch(hash, entry)
    return entry?.root
  }

  /** Adds a pin; setting the same one again counts. */
  pin(root: T, pin: string): void {
    const hash = root.hashHex()
    let entry = this.#pinned.get(hash)
    if (entry === undefined) {
      entry = { root, pins: new Map() }
      this.#pinned.set(hash, entry)
    }
    entry.pins.set(pin, (entry.pins.get(pin) ?? 0) + 1)
  }

  /** Keeps a tree without pin, or renews its use. False, and nothing changes, when it is larger than the whole limit. */
  keep(root: T, sizeBytes: number): boolean {
    const hash = root.hashHex()
    const known = this.#unpinned.get(hash)
    if (known !== undefined) {
      this.#touch(hash, known)
      return true
    }
    if (sizeBytes > this.maxSizeBytes) return false
    for (const [oldest, entry] of this.#unpinned) {
      if (this.#unpinnedSize + sizeBytes <= this.maxSizeBytes) break
      this.#unpinned.delete(oldest)
      this.#unpinnedSize -= entry.sizeBytes
    }
    this.#unpinned.set(hash, { root, sizeBytes })
    this.#unpinnedSize += sizeBytes
    return true
  }

  /** Takes one back of a pin, of one entry or of all that have it. Unknown pins and hashes change nothing. */
  unpin(pin: string, hash?: string): void {
    const hashes = hash === undefined ? [...this.#pinned.keys()] : [hash]
    for (const key of hashes) {
      const entry = this.#pinned.get(key)
      const count = entry?.pins.get(pin)
      if (entry === undefined || count === undefined) continue
      if (count > 1) entry.pins.set(pin, count - 1)
      else entry.pins.delete(pin)
      if (entry.pins.size === 0) this.#pinned.delete(key)
    }
  }

  #touch(hash: string, entry: UnpinnedEntry<T>): void {
    this.#unpinned.delete(hash)
    this.#unpinned.set(hash, entry)
  }
}

/** Size of a tree that did not arrive as a BOC: two bytes and the data of each distinct cell, and references. */
export function treeSizeBytes(root: Cell): number {
  const seen = new Set<string>([root.hashKey()])
  const stack = [root]
  let size = 0
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    spendWork(1)
    size += 2 + cell.bytes.length + cell.refs.length
    for (const child of cell.refs) {
      if (seen.has(child.hashKey())) continue
      seen.add(child.hashKey())
      stack.push(child)
    }
  }
  return size
}
