import { Builder, type Cell, storeLabel } from '../../cells/index.ts'
import { abort, EXCEPTION, raise } from '../VmException.ts'
import type { CellAccess } from './CellAccess.ts'
import { KeyBits } from './KeyBits.ts'
import { readLabel } from './label.ts'
import { PLAIN_NODES } from './NodeKind.ts'

/**
 * The part of a dictionary whose keys begin with the first `prefixBits` of `prefix`; 0 bits select everything. With
 * `cutPrefix` the prefix is removed from the keys of the result, otherwise they keep their size. Throws cell underflow
 * for invalid labels. Aborts the run at a node that should be a fork but is not.
 */
export function subdictionary(
  root: Cell | undefined,
  keyBits: number,
  prefix: Uint8Array,
  prefixBits: number,
  cutPrefix: boolean,
  access: CellAccess,
): Cell | undefined {
  if (root === undefined || prefixBits === 0) return root
  const wanted = new KeyBits(prefix, prefixBits)
  const path = new Builder()
  let left = keyBits
  let cell = root
  for (;;) {
    const node = access.load(cell)
    const label = readLabel(node, left)
    left -= label.claimed
    path.storeBits(label.bytes, label.length, label.position)
    const whole = { bytes: path.toBits(), position: 0, length: path.bitLength, claimed: path.bitLength }
    const common = wanted.matching(whole)
    if (common === prefixBits) {
      if (cell === root && !cutPrefix) return root
      const builder = new Builder()
      const cut = cutPrefix ? prefixBits : 0
      storeLabel(builder, whole.bytes, cut, whole.length - cut, keyBits - cut)
      return access.finish(builder.storeSlice(node))
    }
    if (common < whole.length) return undefined
    if (left === 0) raise(EXCEPTION.cellUnderflow)
    left--
    const bit = wanted.after(common).first()
    path.storeBit(bit)
    if (!PLAIN_NODES.isFork(node)) abort()
    cell = node.preloadRef(bit)
  }
}
