import { Builder } from '../Builder.ts'
import { bitAt } from '../bits.ts'
import type { Cell } from '../Cell.ts'
import { CellError } from '../CellError.ts'
import type { Slice } from '../Slice.ts'
import { type CellAccess, plainAccess } from './CellAccess.ts'
import type { DictionaryChange, SetMode } from './change.ts'
import { loadLabel, matchLabel, storeLabel } from './label.ts'

/**
 * Prefix code dictionaries: keys have different lengths up to `maxBits`, and none is a prefix of another.
 *
 *     phm_edge#_ label:(HmLabel ~l n) { n = (~m) + l } node:(PfxHashmapNode m X) = PfxHashmap n X;
 *     phmn_leaf$0 value:X = PfxHashmapNode n X;
 *     phmn_fork$1 left:^(PfxHashmap n X) right:^(PfxHashmap n X) = PfxHashmapNode (n + 1) X;
 */

/**
 * The entry whose key is a prefix of the first `inputBits` of `input`: the key length and the value.
 * Errors: `dictionary`, `pruned`, `exotic`, `underflow`.
 */
export const lookupPrefixCode = (
  root: Cell | undefined,
  maxBits: number,
  input: Uint8Array,
  inputBits: number,
  access: CellAccess = plainAccess,
): { keyBits: number; value: Slice } | undefined => {
  let cell = root
  let position = 0
  while (cell !== undefined) {
    const slice = access.load(cell)
    const label = loadLabel(slice, maxBits - position)
    if (matchLabel(label, input, position, inputBits - position) < label.length) return undefined
    position += label.length
    if (slice.loadBit() === 0) return { keyBits: position, value: slice }
    if (position === inputBits) return undefined
    checkFork(position, maxBits)
    cell = slice.preloadRef(bitAt(input, position))
    position++
  }
  return undefined
}

/**
 * Writes a value under a key of `keyBits` bits. Without change when the key is a prefix of another one, or another one a
 * prefix of it, or when the mode forbids it. Errors: as `lookupPrefixCode`, `overflow`.
 */
export const setPrefixCode = (
  root: Cell | undefined,
  maxBits: number,
  key: Uint8Array,
  keyBits: number,
  value: Slice | Builder,
  mode: SetMode = 'set',
  access: CellAccess = plainAccess,
): DictionaryChange => {
  let previous: Slice | undefined
  const leaf = (position: number): Cell => {
    const builder = new Builder()
    storeLabel(builder, key, position, keyBits - position, maxBits - position)
    builder.storeBit(0)
    if (value instanceof Builder) builder.storeBuilder(value)
    else builder.storeSlice(value)
    return access.finish(builder)
  }
  const set = (cell: Cell, position: number): Cell | undefined => {
    const slice = access.load(cell)
    const left = maxBits - position
    const label = loadLabel(slice, left)
    const common = matchLabel(label, key, position, keyBits - position)
    if (common < label.length) {
      if (mode === 'replace' || position + common === keyBits) return undefined
      const old = new Builder()
      storeLabel(old, label.bytes, label.position + common + 1, label.length - common - 1, left - common - 1)
      const oldCell = access.finish(old.storeSlice(slice))
      const newCell = leaf(position + common + 1)
      const fork = new Builder()
      storeLabel(fork, label.bytes, label.position, common, left)
      return access.finish(storeFork(fork, bitAt(key, position + common), newCell, oldCell))
    }
    const below = position + label.length
    if (slice.loadBit() === 0) {
      if (below !== keyBits) return undefined
      previous = slice
      return mode === 'add' ? undefined : leaf(position)
    }
    if (below === keyBits) return undefined
    checkFork(below, maxBits)
    const bit = bitAt(key, below)
    const child = set(slice.preloadRef(bit), below + 1)
    if (child === undefined) return undefined
    const fork = new Builder()
    storeLabel(fork, label.bytes, label.position, label.length, left)
    return access.finish(storeFork(fork, bit, child, slice.preloadRef(1 - bit)))
  }
  if (keyBits > maxBits) return { root, changed: false, previous }
  if (root === undefined) {
    if (mode === 'replace') return { root, changed: false, previous }
    return { root: leaf(0), changed: true, previous }
  }
  const changed = set(root, 0)
  return { root: changed ?? root, changed: changed !== undefined, previous }
}

/** Removes a key of `keyBits` bits. Errors: as `lookupPrefixCode`. */
export const deletePrefixCode = (
  root: Cell | undefined,
  maxBits: number,
  key: Uint8Array,
  keyBits: number,
  access: CellAccess = plainAccess,
): DictionaryChange => {
  let previous: Slice | undefined
  const remove = (cell: Cell, position: number): Cell | undefined | 'absent' => {
    const slice = access.load(cell)
    const left = maxBits - position
    const label = loadLabel(slice, left)
    if (matchLabel(label, key, position, keyBits - position) < label.length) return 'absent'
    const below = position + label.length
    if (slice.loadBit() === 0) {
      if (below !== keyBits) return 'absent'
      previous = slice
      return undefined
    }
    if (below === keyBits) return 'absent'
    checkFork(below, maxBits)
    const bit = bitAt(key, below)
    const child = remove(slice.preloadRef(bit), below + 1)
    if (child === 'absent') return 'absent'
    const other = slice.preloadRef(1 - bit)
    const builder = new Builder()
    if (child !== undefined) {
      storeLabel(builder, label.bytes, label.position, label.length, left)
      return access.finish(storeFork(builder, bit, child, other))
    }
    const rest = access.load(other)
    const restLabel = loadLabel(rest, left - label.length - 1)
    const path = new Builder()
      .storeBits(label.bytes, label.length, label.position)
      .storeBit((1 - bit) as 0 | 1)
      .storeBits(restLabel.bytes, restLabel.length, restLabel.position)
    storeLabel(builder, path.toBits(), 0, path.bitLength, left)
    return access.finish(builder.storeSlice(rest))
  }
  const result = root === undefined ? 'absent' : remove(root, 0)
  if (result === 'absent') return { root, changed: false, previous: undefined }
  return { root: result, changed: true, previous }
}

const storeFork = (builder: Builder, bit: number, child: Cell, other: Cell): Builder =>
  builder
    .storeBit(1)
    .storeRef(bit === 0 ? child : other)
    .storeRef(bit === 0 ? other : child)

const checkFork = (position: number, maxBits: number): void => {
  if (position >= maxBits) throw new CellError('dictionary', `Prefix code dictionary forks after ${maxBits} bits`)
}
