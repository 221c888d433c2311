import { Builder } from '../Builder.ts'
import { bitAt, commonPrefixLength } from '../bits.ts'
import type { Cell } from '../Cell.ts'
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
 * Root of a dictionary over entries with distinct keys of `keyBits` bits, `undefined` without entries. The same tree as
 * entry by entry, but every cell is made once. Throws `dictionary` for a repeated key, `overflow` when label and value
 * do not fit one cell. With `extra` the dictionary is augmented, and every value begins with its extra value.
 */
export function buildDictionary(
  keyBits: number,
  entries: readonly NewEntry[],
  extra?: DictionaryExtra<unknown>,
): Cell | undefined {
  if (entries.length === 0) return undefined
  const sorted = [...entries].sort((a, b) => compareKeys(a.key, b.key, keyBits))
  return buildNode(keyBits, sorted, 0, sorted.length, 0, extra)
}

/** Node over the entries `[start, end)`, which share the key bits before `position`. */
function buildNode(
  keyBits: number,
  entries: readonly NewEntry[],
  start: number,
  end: number,
  position: number,
  extra: DictionaryExtra<unknown> | undefined,
): Cell {
  const first = entries[start]!
  const left = keyBits - position
  const builder = new Builder()
  if (start + 1 === end) {
    storeLabel(builder, first.key, position, left, left)
    return builder.storeBuilder(first.value).toCell()
  }
  const common = commonPrefixLength(first.key, position, entries[end - 1]!.key, position, left)
  if (common === left) throw new CellError('dictionary', 'Dictionary has the same key twice')
  storeLabel(builder, first.key, position, common, left)
  const split = firstWithBit(entries, start, end, position + common)
  const below = position + common + 1
  const zero = buildNode(keyBits, entries, start, split, below, extra)
  const one = buildNode(keyBits, entries, split, end, below, extra)
  builder.storeRef(zero).storeRef(one)
  if (extra !== undefined) {
    const sums = [zero, one].map((half) => subtreeExtra(half, keyBits - below, extra))
    extra.store(extra.add(sums[0], sums[1]), builder)
  }
  return builder.toCell()
}

/** First of the sorted entries `[start, end)` whose bit at a position is set. */
function firstWithBit(entries: readonly NewEntry[], start: number, end: number, position: number): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    if (bitAt(entries[middle]!.key, position) === 1) high = middle
    else low = middle + 1
  }
  return low
}

function compareKeys(a: Uint8Array, b: Uint8Array, keyBits: number): number {
  const common = commonPrefixLength(a, 0, b, 0, keyBits)
  return common === keyBits ? 0 : bitAt(a, common) - bitAt(b, common)
}
