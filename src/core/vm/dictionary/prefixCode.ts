import type { Cell, Slice } from '../../cells/index.ts'
import { Slice as AnySlice } from '../../cells/index.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { CellAccess } from './CellAccess.ts'
import { KeyBits } from './KeyBits.ts'
import { readLabel } from './label.ts'
import { PREFIX_NODES } from './NodeKind.ts'

/*
 * Prefix code dictionaries: keys have different lengths up to `maxBits`, and none is a prefix of another.
 *
 *     phm_edge#_ label:(HmLabel ~l n) { n = (~m) + l } node:(PfxHashmapNode m X) = PfxHashmap n X;
 *     phmn_leaf$0 value:X = PfxHashmapNode n X;
 *     phmn_fork$1 left:^(PfxHashmap n X) right:^(PfxHashmap n X) = PfxHashmapNode (n + 1) X;
 */

/**
 * The entry whose key is a prefix of the first `inputBits` of `input`: the key length and the value. A dictionary of
 * another kind is read as a prefix code: a node that should be a fork but is not holds no key (row "PFXDICTGET on an
 * ordinary dictionary"). Throws cell underflow for invalid labels.
 */
export function lookupPrefix(
  root: Cell | undefined,
  maxBits: number,
  input: Uint8Array,
  inputBits: number,
  access: CellAccess,
): { keyBits: number; value: Slice } | undefined {
  if (root === undefined || inputBits === 0) return undefined
  let rest = new KeyBits(input, inputBits)
  let left = maxBits
  let node = access.load(root)
  for (;;) {
    const label = readLabel(node, left)
    if (rest.matching(label) < label.length) return undefined
    rest = rest.after(label.length)
    if (PREFIX_NODES.isLeaf(node)) return { keyBits: rest.position, value: node }
    if (rest.isEmpty) return undefined
    const bit = rest.first()
    if (bit >= node.remainingRefs || left < label.length + 1) return undefined
    node = access.load(node.preloadRef(bit))
    left -= label.length + 1
    rest = rest.after(1)
  }
}

/**
 * Whether a key is a prefix of an existing key. Reads without charge. If the key ends exactly at the label of a fork,
 * the search below the fork repeats the bits of that label, as in the network's machine. Throws cell underflow.
 */
export function isPrefix(root: Cell | undefined, maxBits: number, key: Uint8Array, keyBits: number): boolean {
  if (root === undefined || keyBits === 0) return false
  let rest = new KeyBits(key, keyBits)
  let left = maxBits
  let node = open(root)
  for (;;) {
    const label = readLabel(node, left)
    const common = rest.matching(label)
    if (common < label.length) return common === rest.length
    if (common < rest.length) rest = rest.after(common)
    if (PREFIX_NODES.isLeaf(node)) return false
    const bit = rest.first()
    rest = rest.after(1)
    if (bit >= node.remainingRefs || left < label.length + 1) return false
    node = open(node.preloadRef(bit))
    left -= label.length + 1
  }
}

/** Reads without charge. */
export const FREE_ACCESS: CellAccess = { load: (cell) => open(cell), finish: (builder) => builder.toCell() }

function open(cell: Cell): Slice {
  return cell.kind === 'pruned' ? raise(EXCEPTION.prunedCell) : AnySlice.ofAny(cell)
}
