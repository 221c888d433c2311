import { spendWork } from '../../work.ts'
import { Builder } from '../Builder.ts'
import { bitAt } from '../bits.ts'
import type { Cell } from '../Cell.ts'
import { CellError } from '../CellError.ts'
import { Slice } from '../Slice.ts'
import { checkFork, type Label, loadLabel, matchLabel } from './label.ts'

export interface DictionaryEntry {
  /** Left-aligned key bits. */
  readonly key: Uint8Array
  readonly value: Slice
}

export interface OrderOptions {
  /** Keys are signed numbers: those with the first bit set come first. Default false. */
  readonly signed?: boolean
}

/** Entry with the smallest (`min`) or largest (`max`) key. Throws `dictionary`, `pruned`, `exotic`, `underflow`. */
export function outermostEntry(
  root: Cell | undefined,
  keyBits: number,
  side: 'min' | 'max',
  options: OrderOptions = {},
): DictionaryEntry | undefined {
  if (root === undefined) return undefined
  return descend(root, new Builder(), keyBits, side === 'max', options)
}

/**
 * Entry with the smallest key above (`next`) or the largest key below (`previous`) a key, or the key itself when
 * `inclusive`. Throws as `outermostEntry`.
 */
export function nearestEntry(
  root: Cell | undefined,
  keyBits: number,
  key: Uint8Array,
  direction: 'next' | 'previous',
  inclusive: boolean,
  options: OrderOptions = {},
): DictionaryEntry | undefined {
  if (root === undefined) return undefined
  const forward = direction === 'next'
  // Descends along the key and remembers the last fork whose other half lies in the direction: that half is the
  // nearest.
  let turn: { path: Builder; cell: Cell } | undefined
  let cell = root
  const path = new Builder()
  for (;;) {
    const slice = Slice.of(cell)
    const position = path.bitLength
    const left = keyBits - position
    const label = loadLabel(slice, left)
    const common = matchLabel(label, key, position, left)
    if (common < label.length) {
      const above = isAbove(bitAt(label.bytes, label.position + common), position + common, options.signed)
      if (above === forward) return descend(cell, path, keyBits, !forward, options)
      break
    }
    appendLabel(path, label)
    if (path.bitLength === keyBits) {
      if (inclusive) return { key: path.toBits(), value: slice }
      break
    }
    checkFork(slice)
    const bit = bitAt(key, path.bitLength) as 0 | 1
    const otherAbove = isAbove(1 - bit, path.bitLength, options.signed)
    if (otherAbove === forward) {
      turn = { path: path.clone().storeBit((1 - bit) as 0 | 1), cell: slice.preloadRef(1 - bit) }
    }
    path.storeBit(bit)
    cell = slice.preloadRef(bit)
  }
  return turn && descend(turn.cell, turn.path, keyBits, !forward, options)
}

/** Default limit of the entries of an iteration. */
export const MAX_ENTRIES = 2 ** 20

/**
 * All entries in key order, or backwards. The tree is read only as far as the iteration proceeds. A few cells can hold
 * any number of entries by sharing their parts, so an iteration fails with `dictionary` after `maxEntries`, default
 * 1048576. Throws as `outermostEntry`.
 */
export function* iterateEntries(
  root: Cell | undefined,
  keyBits: number,
  options: OrderOptions & { readonly backwards?: boolean; readonly maxEntries?: number } = {},
): Generator<DictionaryEntry, void> {
  if (root === undefined) return
  const maxEntries = options.maxEntries ?? MAX_ENTRIES
  let count = 0
  const stack: { cell: Cell; path: Builder }[] = [{ cell: root, path: new Builder() }]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    spendWork(1)
    const { path } = node
    const slice = Slice.of(node.cell)
    const label = loadLabel(slice, keyBits - path.bitLength)
    appendLabel(path, label)
    if (path.bitLength === keyBits) {
      if (++count > maxEntries)
        throw new CellError('dictionary', `Dictionary is too large: the limit is ${maxEntries} entries`)
      yield { key: path.toBits(), value: slice }
      continue
    }
    const first = lowSide(path.bitLength, options.signed) === (options.backwards === true ? 1 : 0) ? 0 : 1
    const second = (1 - first) as 0 | 1
    stack.push({ cell: slice.preloadRef(second), path: path.clone().storeBit(second) })
    stack.push({ cell: slice.preloadRef(first), path: path.storeBit(first) })
  }
}

/** Number of entries. Throws as `iterateEntries`. */
export function countEntries(root: Cell | undefined, keyBits: number, maxEntries = MAX_ENTRIES): number {
  let count = 0
  for (const _ of iterateEntries(root, keyBits, { maxEntries })) count++
  return count
}

function descend(start: Cell, path: Builder, keyBits: number, toMax: boolean, options: OrderOptions): DictionaryEntry {
  const slice = Slice.of(start)
  return finish(slice, path, loadLabel(slice, keyBits - path.bitLength), keyBits, toMax, options)
}

/** Continues from an opened node to the outermost leaf below it. */
function finish(
  opened: Slice,
  path: Builder,
  firstLabel: Label,
  keyBits: number,
  toMax: boolean,
  options: OrderOptions,
): DictionaryEntry {
  let slice = opened
  let label = firstLabel
  for (;;) {
    appendLabel(path, label)
    if (path.bitLength === keyBits) return { key: path.toBits(), value: slice }
    checkFork(slice)
    const low = lowSide(path.bitLength, options.signed)
    const bit = (toMax ? 1 - low : low) as 0 | 1
    path.storeBit(bit)
    slice = Slice.of(slice.preloadRef(bit))
    label = loadLabel(slice, keyBits - path.bitLength)
  }
}

function appendLabel(path: Builder, label: Label): void {
  path.storeBits(label.bytes, label.length, label.position)
}

/** Which bit leads to smaller keys: the sign bit of signed keys is inverted. */
function lowSide(position: number, signed: boolean | undefined): 0 | 1 {
  return signed && position === 0 ? 1 : 0
}

/** Whether keys with this bit at a position are above those with the other bit. */
function isAbove(bit: number, position: number, signed: boolean | undefined): boolean {
  return bit !== lowSide(position, signed)
}
