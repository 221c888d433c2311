import { Builder } from '../Builder.ts'
import { bitAt } from '../bits.ts'
import type { Cell } from '../Cell.ts'
import { type CellAccess, plainAccess } from './CellAccess.ts'
import { loadLabel, matchLabel, storeLabel } from './label.ts'

/**
 * Root of the part of a dictionary whose keys begin with the first `prefixBits` of `prefix`; `undefined` when there is
 * none. With `cutPrefix` the keys of the result have lost the prefix, otherwise they keep their size.
 * Errors: `dictionary`, `pruned`, `exotic`, `underflow`.
 */
export const subdictionary = (
  root: Cell | undefined,
  keyBits: number,
  prefix: Uint8Array,
  prefixBits: number,
  cutPrefix: boolean,
  access: CellAccess = plainAccess,
): Cell | undefined => {
  let cell = root
  let position = 0
  while (cell !== undefined) {
    const slice = access.load(cell)
    const label = loadLabel(slice, keyBits - position)
    const wanted = Math.min(label.length, prefixBits - position)
    if (matchLabel(label, prefix, position, wanted) < wanted) return undefined
    const below = position + label.length
    if (below < prefixBits) {
      cell = slice.preloadRef(bitAt(prefix, below))
      position = below + 1
      continue
    }
    if (cutPrefix ? position === prefixBits : position === 0) return cell
    const path = new Builder()
    if (!cutPrefix) path.storeBits(prefix, position)
    const dropped = cutPrefix ? prefixBits - position : 0
    path.storeBits(label.bytes, label.length - dropped, label.position + dropped)
    const result = new Builder()
    storeLabel(result, path.toBits(), 0, path.bitLength, cutPrefix ? keyBits - prefixBits : keyBits)
    return access.finish(result.storeSlice(slice))
  }
  return undefined
}
