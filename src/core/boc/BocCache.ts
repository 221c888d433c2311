import type { Cell } from '../cells/index.ts'
import { spendWork } from '../work.ts'
import type { CacheRoom } from './CacheRoom.ts'

/** An entry of the cache: a tree in some form, and the hash of its root. */
export interface CacheableTree {
  hashHex(): string
}

/** How an entry of the cache is kept. */
export type BocCacheType = { readonly type: 'Pinned'; readonly pin: string } | { readonly type: 'Unpinned' }

interface PinnedEntry<T> {
  readonly root: T
  /** Number of times that each pin was set and not removed. */
  readonly pins: Map<string, number>
  /** Memory of the tree and of the names of its pins. */
  memoryBytes: number
}

interface UnpinnedEntry<T> {
  readonly root: T
  readonly sizeBytes: number
  readonly memoryBytes: number
}

/** Limits of a cache besides that of the unpinned part. */
export interface BocCacheLimits {
  /** Memory of the pinned part, in bytes. */
  readonly pinnedBytes: number
  /** Memory that all caches share. */
  readonly room: CacheRoom
}

/** Which limit a tree does not fit into: that of the unpinned part, of the pinned part, or of all caches together. */
export type CacheRefusal = 'unpinned' | 'pinned' | 'room'

/** Memory of one name of a pin besides its characters, bytes. */
const PIN_BYTES = 128

/**
 * Cell trees by the hash of their root, 64 lower-case hex digits. Pinned ones stay until their last pin is removed;
 * unpinned ones share a limited size, where the least recently used is dropped first. Source: modules 3.5, daemon
 * section 7.
 */
export class BocCache<T extends CacheableTree = Cell> {
  /** Limit of the unpinned part, in bytes. */
  readonly maxSizeBytes: number
  readonly limits: BocCacheLimits
  readonly #pinned = new Map<string, PinnedEntry<T>>()
  /** In order of use, the least recent first. */
  readonly #unpinned = new Map<string, UnpinnedEntry<T>>()
  #unpinnedSize = 0
  #pinnedBytes = 0
  /** Memory of both parts. */
  #heldBytes = 0
  #isClosed = false

  constructor(maxSizeBytes: number, limits: BocCacheLimits) {
    this.maxSizeBytes = maxSizeBytes
    this.limits = limits
  }

  /** Memory of the pinned part, in bytes. */
  get pinnedBytes(): number {
    return this.#pinnedBytes
  }

  /** Memory of both parts, in bytes. */
  get heldBytes(): number {
    return this.#heldBytes
  }

  /** Root of an entry; reading counts as use. */
  get(hash: string): T | undefined {
    const pinned = this.#pinned.get(hash)
    if (pinned !== undefined) return pinned.root
    const entry = this.#unpinned.get(hash)
    if (entry !== undefined) this.#touch(hash, entry)
    return entry?.root
  }

  /**
   * Adds a pin; setting the same one again counts. `memoryBytes`: memory of the tree. Returns the limit that it does
   * not fit into; in that case nothing changes, except that unpinned entries may have been dropped.
   */
  pin(root: T, pin: string, memoryBytes: () => number): CacheRefusal | undefined {
    const hash = root.hashHex()
    const entry = this.#pinned.get(hash)
    const count = entry?.pins.get(pin)
    if (entry !== undefined && count !== undefined) {
      entry.pins.set(pin, count + 1)
      return undefined
    }
    const bytes = (entry === undefined ? memoryBytes() : 0) + PIN_BYTES + 2 * pin.length
    if (this.#pinnedBytes + bytes > this.limits.pinnedBytes) return 'pinned'
    if (!this.#makeRoom(bytes)) return 'room'
    this.#pinnedBytes += bytes
    this.#hold(bytes)
    if (entry === undefined) {
      this.#pinned.set(hash, { root, pins: new Map([[pin, 1]]), memoryBytes: bytes })
    } else {
      entry.pins.set(pin, 1)
      entry.memoryBytes += bytes
    }
    return undefined
  }

  /**
   * Keeps a tree without pin, or renews its use. A tree that is larger than the whole unpinned part, or for which other
   * caches leave no room, is not kept: returns the limit that it does not fit into.
   */
  keep(root: T, sizeBytesOf: () => number, memoryBytesOf: () => number): CacheRefusal | undefined {
    const hash = root.hashHex()
    const known = this.#unpinned.get(hash)
    if (known !== undefined) {
      this.#touch(hash, known)
      return undefined
    }
    const sizeBytes = sizeBytesOf()
    if (sizeBytes > this.maxSizeBytes) return 'unpinned'
    while (this.#unpinnedSize + sizeBytes > this.maxSizeBytes) this.#dropOldest()
    const memoryBytes = memoryBytesOf()
    if (!this.#makeRoom(memoryBytes)) return 'room'
    this.#unpinned.set(hash, { root, sizeBytes, memoryBytes })
    this.#unpinnedSize += sizeBytes
    this.#hold(memoryBytes)
    return undefined
  }

  /** Removes one setting of a pin, from one entry or from all that have it. Unknown pins and hashes change nothing. */
  unpin(pin: string, hash?: string): void {
    const hashes = hash === undefined ? [...this.#pinned.keys()] : [hash]
    for (const key of hashes) {
      const entry = this.#pinned.get(key)
      const count = entry?.pins.get(pin)
      if (entry === undefined || count === undefined) continue
      if (count > 1) entry.pins.set(pin, count - 1)
      else this.#removePin(key, entry, pin)
    }
  }

  /** Releases its part of the memory that caches share. */
  close(): void {
    this.#isClosed = true
    this.limits.room.take(-this.#heldBytes)
    this.#heldBytes = 0
  }

  #removePin(hash: string, entry: PinnedEntry<T>, pin: string): void {
    entry.pins.delete(pin)
    const isLast = entry.pins.size === 0
    const bytes = isLast ? entry.memoryBytes : PIN_BYTES + 2 * pin.length
    entry.memoryBytes -= bytes
    this.#pinnedBytes -= bytes
    this.#hold(-bytes)
    if (isLast) this.#pinned.delete(hash)
  }

  /** Drops unpinned entries of this cache while there is no room. */
  #makeRoom(bytes: number): boolean {
    while (!this.limits.room.hasFor(this.#heldBytes, bytes)) {
      if (!this.#dropOldest()) return false
    }
    return true
  }

  /** False when there is no unpinned entry. */
  #dropOldest(): boolean {
    for (const [hash, { sizeBytes, memoryBytes }] of this.#unpinned) {
      this.#unpinned.delete(hash)
      this.#unpinnedSize -= sizeBytes
      this.#hold(-memoryBytes)
      return true
    }
    return false
  }

  #hold(bytes: number): void {
    // A call may outlive its client: `close` has already released the memory.
    if (this.#isClosed) return
    this.#heldBytes += bytes
    this.limits.room.take(bytes)
  }

  #touch(hash: string, entry: UnpinnedEntry<T>): void {
    this.#unpinned.delete(hash)
    this.#unpinned.set(hash, entry)
  }
}

/** Number of distinct cells of a tree. */
export function countCells(root: Cell): number {
  let count = 0
  for (const _ of distinctCells(root)) count++
  return count
}

/**
 * Size in bytes of a tree that did not arrive as a BOC: for each distinct cell two bytes, its data and one byte per
 * reference.
 */
export function treeSizeBytes(root: Cell): number {
  let size = 0
  for (const cell of distinctCells(root)) size += 2 + cell.bytes.length + cell.refs.length
  return size
}

function* distinctCells(root: Cell): Generator<Cell> {
  const seen = new Set<string>([root.hashKey()])
  const stack = [root]
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    spendWork(1)
    yield cell
    for (const child of cell.refs) {
      if (seen.has(child.hashKey())) continue
      seen.add(child.hashKey())
      stack.push(child)
    }
  }
}
