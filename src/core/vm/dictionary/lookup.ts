import type { Cell, Slice } from '../../cells/index.ts'
import type { CellAccess } from './CellAccess.ts'
import { bitsBelow, KeyBits } from './KeyBits.ts'
import { readLabel } from './label.ts'
import { type NodeKind, PLAIN_NODES } from './NodeKind.ts'

/**
 * The rest of the leaf under a key of `keyBits` bits, or undefined. Any cell may be the root: a node that should be a
 * fork but is not means that the key is absent, not an error (row T9). Throws cell underflow for invalid labels.
 */
export function lookup(
  root: Cell | undefined,
  maxBits: number,
  key: Uint8Array,
  keyBits: number,
  access: CellAccess,
  nodes: NodeKind = PLAIN_NODES,
): Slice | undefined {
  if (root === undefined) return undefined
  let rest = new KeyBits(key, keyBits)
  let left = maxBits
  let node = access.load(root)
  for (;;) {
    const label = readLabel(node, left)
    if (rest.matching(label) < label.length) return undefined
    rest = rest.after(label.length)
    if (rest.isEmpty) return nodes.isLeaf(node) ? node : undefined
    if (!nodes.isFork(node)) return undefined
    node = access.load(node.preloadRef(rest.first()))
    left = bitsBelow(left, label.length)
    rest = rest.after(1)
  }
}
