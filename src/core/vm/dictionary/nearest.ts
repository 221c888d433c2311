import { Builder, type Cell, type Slice } from '../../cells/index.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { CellAccess } from './CellAccess.ts'
import { bitsBelow, KeyBits } from './KeyBits.ts'
import { type EdgeLabel, readLabel } from './label.ts'
import { PLAIN_NODES } from './NodeKind.ts'

export interface Entry {
  /** Left-aligned key bits. */
  readonly key: Uint8Array
  readonly value: Slice
}

/** Where to look for an entry. */
export interface Order {
  /** Keys are signed numbers: those with the first bit set come first. */
  readonly signed: boolean
  readonly access: CellAccess
}

/** Entry with the smallest (`min`) or largest (`max`) key. Throws as `nearest`. */
export function outermost(
  root: Cell | undefined,
  keyBits: number,
  side: 'min' | 'max',
  { signed, access }: Order,
): Entry | undefined {
  if (root === undefined) return undefined
  const away = side === 'min' ? 0 : 1
  return descend(root, new Builder(), keyBits, away, signed ? flipped(away) : away, access)
}

/**
 * Entry with the smallest key above (`next`) or the largest key below (`previous`) a key, or the key itself when
 * `inclusive`. Throws cell underflow for invalid labels, dictionary error for nodes that should be forks but are not.
 */
export function nearest(
  root: Cell | undefined,
  keyBits: number,
  key: Uint8Array,
  direction: 'next' | 'previous',
  inclusive: boolean,
  { signed, access }: Order,
): Entry | undefined {
  if (root === undefined) return undefined
  // Side to take within the half that does not contain the key: the one nearer to the key.
  const back = direction === 'next' ? 0 : 1
  // The last fork on the path whose other half lies in the direction; its entries are nearest.
  let turn: { path: Builder; cell: Cell; left: number } | undefined
  let cell = root
  let left = keyBits
  let rest = new KeyBits(key, keyBits)
  const path = new Builder()
  for (;;) {
    const node = access.load(cell)
    const label = readLabel(node, left)
    const common = rest.matching(label)
    if (common === rest.length) {
      if (common < label.length) raise(EXCEPTION.dictionary)
      if (!inclusive) break
      appendLabel(path, label)
      return { key: path.toBits(), value: node }
    }
    const turning = signed && path.bitLength + common === 0 ? flipped(back) : back
    const bit = rest.after(common).first()
    if (common < label.length) {
      // Restarts in this cell, which is charged as a second load.
      if (bit === turning) return descend(cell, path, left, back, turning, access)
      break
    }
    if (!PLAIN_NODES.isFork(node)) raise(EXCEPTION.dictionary)
    appendLabel(path, label)
    left = bitsBelow(left, label.length)
    if (bit === turning) {
      turn = { path: path.clone().storeBit(flipped(bit)), cell: node.preloadRef(flipped(bit)), left }
    }
    path.storeBit(bit)
    rest = rest.after(common + 1)
    cell = node.preloadRef(bit)
  }
  return turn && descend(turn.cell, turn.path, turn.left, back, back, access)
}

/** The outermost leaf of a subtree: takes the side `first` at its first fork and `then` at all forks below. */
function descend(start: Cell, path: Builder, keyBits: number, then: 0 | 1, first: 0 | 1, access: CellAccess): Entry {
  let cell = start
  let left = keyBits
  let side = first
  for (;;) {
    const node = access.load(cell)
    const label = readLabel(node, left)
    // The sign is the first bit of a key: a label that begins with it has only keys of one sign below.
    if (path.bitLength === 0 && label.length > 0) side = then
    appendLabel(path, label)
    if (PLAIN_NODES.isFork(node) && left > label.length) {
      left -= label.length + 1
      path.storeBit(side)
      cell = node.preloadRef(side)
    } else if (left === label.length) {
      return { key: path.toBits(), value: node }
    } else {
      raise(EXCEPTION.dictionary)
    }
    side = then
  }
}

function appendLabel(path: Builder, label: EdgeLabel): void {
  path.storeBits(label.bytes, label.length, label.position)
}

function flipped(bit: 0 | 1): 0 | 1 {
  return bit === 0 ? 1 : 0
}
