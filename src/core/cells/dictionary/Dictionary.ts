import type { Builder } from '../Builder.ts'
import { Builder as NewBuilder } from '../Builder.ts'
import type { Cell } from '../Cell.ts'
import type { Slice } from '../Slice.ts'
import { deleteKey, type SetMode, setKey } from './change.ts'
import { lookupKey } from './lookup.ts'
import { type DictionaryEntry, iterateEntries, MAX_ENTRIES, nearestEntry, outermostEntry } from './nearest.ts'

/** Keys of a dictionary: their number of bits, their bits left-aligned, and their order. */
export interface DictionaryKey<K> {
  readonly bits: number
  /** Keys are signed numbers, so that those with the first bit set come first. */
  readonly signed?: boolean
  toBits(key: K): Uint8Array
  fromBits(bits: Uint8Array): K
}

/** Values of a dictionary, which fill the rest of a leaf. */
export interface DictionaryValue<V> {
  load(slice: Slice): V
  store(value: V, builder: Builder): void
}

/**
 * `Hashmap n X` with typed keys and values. Holds only the root cell: reading decodes on demand, writing replaces the
 * root. Every method throws `dictionary`, `pruned`, `exotic`, `underflow` for a malformed tree and what the codecs of
 * key and value throw.
 */
export class Dictionary<K, V> implements Iterable<[K, V]> {
  /** Root cell, `undefined` for an empty dictionary. */
  root: Cell | undefined
  readonly #keys: DictionaryKey<K>
  readonly #values: DictionaryValue<V>
  readonly #maxEntries: number

  /** `maxEntries` bounds iterations, default 1048576; going beyond it is the error `dictionary`. */
  constructor(keys: DictionaryKey<K>, values: DictionaryValue<V>, root?: Cell, maxEntries = MAX_ENTRIES) {
    this.#keys = keys
    this.#values = values
    this.root = root
    this.#maxEntries = maxEntries
  }

  get isEmpty(): boolean {
    return this.root === undefined
  }

  get(key: K): V | undefined {
    const value = lookupKey(this.root, this.#keys.bits, this.#keys.toBits(key))
    return value && this.#values.load(value)
  }

  has(key: K): boolean {
    return lookupKey(this.root, this.#keys.bits, this.#keys.toBits(key)) !== undefined
  }

  /** Writes a value; false when the mode forbids it. Throws `overflow` when it does not fit a leaf. */
  set(key: K, value: V, mode: SetMode = 'set'): boolean {
    const builder = new NewBuilder()
    this.#values.store(value, builder)
    const change = setKey(this.root, this.#keys.bits, this.#keys.toBits(key), builder, mode)
    this.root = change.root
    return change.changed
  }

  /** Removes a key; returns whether it was present. */
  delete(key: K): boolean {
    const change = deleteKey(this.root, this.#keys.bits, this.#keys.toBits(key))
    this.root = change.root
    return change.changed
  }

  /** Entry with the smallest key. */
  min(): [K, V] | undefined {
    return this.#entry(outermostEntry(this.root, this.#keys.bits, 'min', this.#order))
  }

  /** Entry with the largest key. */
  max(): [K, V] | undefined {
    return this.#entry(outermostEntry(this.root, this.#keys.bits, 'max', this.#order))
  }

  /** Entry with the smallest key above a key, or at it when `inclusive`. */
  next(key: K, inclusive = false): [K, V] | undefined {
    return this.#entry(nearestEntry(this.root, this.#keys.bits, this.#keys.toBits(key), 'next', inclusive, this.#order))
  }

  /** Entry with the largest key below a key, or at it when `inclusive`. */
  previous(key: K, inclusive = false): [K, V] | undefined {
    return this.#entry(
      nearestEntry(this.root, this.#keys.bits, this.#keys.toBits(key), 'previous', inclusive, this.#order),
    )
  }

  /** Entries in key order. */
  *[Symbol.iterator](): Generator<[K, V], void> {
    const options = { ...this.#order, maxEntries: this.#maxEntries }
    for (const entry of iterateEntries(this.root, this.#keys.bits, options)) yield this.#entry(entry)!
  }

  get #order(): { signed: boolean } {
    return { signed: this.#keys.signed === true }
  }

  #entry(entry: DictionaryEntry | undefined): [K, V] | undefined {
    return entry && [this.#keys.fromBits(entry.key), this.#values.load(entry.value)]
  }
}
