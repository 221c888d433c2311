import { Builder } from '../Builder.ts'
import type { Cell } from '../Cell.ts'
import type { Slice } from '../Slice.ts'
import { loadLabel } from './label.ts'

/**
 * Root of a dictionary that is part of a larger value (`Hashmap n X` or `HashmapAug n X Y` as a field), as a separate
 * cell. `loadExtra` reads the extra value of augmented nodes, `loadValue` the value of a leaf.
 */
export function loadInlineDictionary(
  slice: Slice,
  keyBits: number,
  loadValue: (slice: Slice) => unknown,
  loadExtra?: (slice: Slice) => unknown,
): Cell {
  const start = slice.clone()
  const label = loadLabel(slice, keyBits)
  const isLeaf = label.length === keyBits
  if (!isLeaf) slice.skip(0, 2)
  loadExtra?.(slice)
  if (isLeaf) loadValue(slice)
  const bits = start.remainingBits - slice.remainingBits
  const refs = start.remainingRefs - slice.remainingRefs
  return new Builder().storeSlice(start.prefix(bits, refs)).toCell()
}
