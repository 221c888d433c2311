import { Builder } from '../Builder.ts'
import { bitAt, commonPrefixLength } from '../bits.ts'
import { type Cell, ordinaryCell } from '../Cell.ts'
import { CellError } from '../CellError.ts'
import type { DictionaryExtra } from './extra.ts'
import { storeLabel } from './label.ts'
import { subtreeExtra } from './lookup.ts'

/** One entry of a dictionary to be built. */
export interface NewEntry {
  /** Left-aligned key bits. */
  readonly key: Uint8Array
  readonly value: Builder
}

/**
 * Entries of a dictionary to be built, for any number of them: all keys are in one array, and each value is made with
 * its leaf.
 */
export interface EntrySource {
  readonly count: number
  /** Left-aligned bits of all keys, each in as many whole bytes as it needs. */
  readonly keys: Uint8Array
  /** Value of an entry; called once per entry. */
  readonly valueOf: (index: number) => Builder
}

/**
 * Root of a dictionary over entries with distinct keys of `keyBits` bits, `undefined` without entries. The same tree as
 * entry by entry, but every cell is made once. Throws `dictionary` for a repeated key, `overflow` when label and value
 * do not fit one cell. With `extra` the dictionary is augmented, and every value begins with its extra value.
 */
export function buildDictionary(
  keyBits: number,
  entries: readonly NewEntry[],
  extra?: DictionaryExtra<unknown>,
): Cell | undefined {
  const size = keySize(keyBits)
  const keys = new Uint8Array(entries.length * size)
  for (const [index, { key }] of entries.entries()) keys.set(key.subarray(0, size), index * size)
  return buildDictionaryFrom(keyBits, { count: entries.length, keys, valueOf: (index) => entries[index]!.value }, extra)
}

/**
 * As `buildDictionary`, over a source. Values are requested in the order of the keys. Throws also the errors of
 * `valueOf`.
 */
export function buildDictionaryFrom(
  keyBits: number,
  source: EntrySource,
  extra?: DictionaryExtra<unknown>,
): Cell | undefined {
  return source.count === 0 ? undefined : new Construction(keyBits, source, extra).root()
}

/** Leaves of at most this many bits without references are made once and shared. */
const MAX_SHARED_LEAF_BITS = 16

class Construction {
  readonly #keyBits: number
  readonly #keys: Uint8Array
  /** Bits from one key to the next. */
  readonly #stride: number
  /** Places of the entries in the order of their keys. */
  readonly #order: Uint32Array
  readonly #valueOf: (index: number) => Builder
  readonly #extra: DictionaryExtra<unknown> | undefined
  readonly #leaves = new Map<number, Cell>()
  readonly #labels = new Map<number, Uint8Array>()

  constructor(keyBits: number, { count, keys, valueOf }: EntrySource, extra: DictionaryExtra<unknown> | undefined) {
    this.#keyBits = keyBits
    this.#keys = keys
    this.#stride = 8 * keySize(keyBits)
    this.#order = this.#sort(count)
    this.#valueOf = valueOf
    this.#extra = extra
  }

  root(): Cell {
    return this.#node(0, this.#order.length, 0)
  }

  /** Node over the sorted entries `[start, end)`, which share the key bits before `position`. */
  #node(start: number, end: number, position: number): Cell {
    const first = this.#keyAt(start)
    const left = this.#keyBits - position
    const builder = new Builder()
    if (start + 1 === end) {
      storeLabel(builder, this.#keys, first + position, left, left)
      return this.#leaf(builder.storeBuilder(this.#valueOf(this.#order[start]!)))
    }
    const common = commonPrefixLength(this.#keys, first + position, this.#keys, this.#keyAt(end - 1) + position, left)
    if (common === left) throw new CellError('dictionary', 'Dictionary has a duplicate key')
    storeLabel(builder, this.#keys, first + position, common, left)
    const split = this.#firstWithBit(start, end, position + common)
    const below = position + common + 1
    const zero = this.#node(start, split, below)
    const one = this.#node(split, end, below)
    if (this.#extra === undefined) return this.#fork(builder, zero, one)
    builder.storeRef(zero).storeRef(one)
    const [zeroExtra, oneExtra] = [zero, one].map((half) => subtreeExtra(half, this.#keyBits - below, this.#extra!))
    this.#extra.store(this.#extra.add(zeroExtra, oneExtra), builder)
    return builder.toCell()
  }

  #leaf(builder: Builder): Cell {
    const { bitLength } = builder
    if (bitLength > MAX_SHARED_LEAF_BITS || builder.refs.length > 0) return builder.toCell()
    const place = placeOf(builder)
    let leaf = this.#leaves.get(place)
    if (leaf === undefined) {
      leaf = builder.toCell()
      this.#leaves.set(place, leaf)
    }
    return leaf
  }

  /** Most forks have short labels, so that their bits are made once and shared. */
  #fork(builder: Builder, zero: Cell, one: Cell): Cell {
    const { bitLength } = builder
    if (bitLength > MAX_SHARED_LEAF_BITS) return builder.storeRef(zero).storeRef(one).toCell()
    const place = placeOf(builder)
    let bits = this.#labels.get(place)
    if (bits === undefined) {
      bits = builder.toBits()
      this.#labels.set(place, bits)
    }
    return ordinaryCell(bits, bitLength, [zero, one])
  }

  /** Position of the first bit of the key at a place in the order of keys. */
  #keyAt(place: number): number {
    return this.#order[place]! * this.#stride
  }

  /** First of the sorted entries `[start, end)` whose bit at a position is set. */
  #firstWithBit(start: number, end: number, position: number): number {
    let low = start
    let high = end
    while (low < high) {
      const middle = (low + high) >> 1
      if (bitAt(this.#keys, this.#keyAt(middle) + position) === 1) high = middle
      else low = middle + 1
    }
    return low
  }

  #sort(count: number): Uint32Array {
    const order = new Uint32Array(count)
    let isSorted = true
    for (let index = 0; index < count; index++) {
      order[index] = index
      isSorted &&= index === 0 || this.#compare(index - 1, index) <= 0
    }
    return isSorted ? order : order.sort((a, b) => this.#compare(a, b))
  }

  #compare(a: number, b: number): number {
    const keys = this.#keys
    const [atA, atB] = [a * this.#stride, b * this.#stride]
    const common = commonPrefixLength(keys, atA, keys, atB, this.#keyBits)
    return common === this.#keyBits ? 0 : bitAt(keys, atA + common) - bitAt(keys, atB + common)
  }
}

/** Key of up to 16 bits in the lookup table. */
function placeOf(builder: Builder): number {
  const bits = builder.toBits()
  return (builder.bitLength << 16) | ((bits[0] ?? 0) << 8) | (bits[1] ?? 0)
}

function keySize(keyBits: number): number {
  return (keyBits + 7) >> 3
}
