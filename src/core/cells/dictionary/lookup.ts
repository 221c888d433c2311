import { bitAt } from '../bits.ts'
import type { Cell } from '../Cell.ts'
import { Slice } from '../Slice.ts'
import type { DictionaryExtra } from './extra.ts'
import { checkFork, loadLabel, matchLabel } from './label.ts'

/**
 * Value of a key as the rest of its leaf, or `undefined`. `root` is the root cell (`undefined` for an empty dictionary),
 * `key` holds `keyBits` left-aligned bits.
 * A leaf of an augmented dictionary begins with its extra value.
 *
 *     hm_edge#_ label:(HmLabel ~l n) { n = (~m) + l } node:(HashmapNode m X) = Hashmap n X;
 *     hmn_leaf#_ value:X = HashmapNode 0 X;  hmn_fork#_ left:^(Hashmap n X) right:^(Hashmap n X) = HashmapNode (n + 1) X;
 *
 * Throws `dictionary`, `pruned`, `exotic`, `underflow`.
 */
export function lookupKey(root: Cell | undefined, keyBits: number, key: Uint8Array): Slice | undefined {
  let cell = root
  let position = 0
  while (cell !== undefined) {
    const slice = Slice.of(cell)
    const left = keyBits - position
    const label = loadLabel(slice, left)
    if (matchLabel(label, key, position, left) < label.length) return undefined
    position += label.length
    if (position === keyBits) return slice
    checkFork(slice)
    cell = slice.preloadRef(bitAt(key, position))
    position++
  }
  return undefined
}

/** Extra value of a subtree of an augmented dictionary, whose keys have `keyBits` left. */
export function subtreeExtra<E>(cell: Cell, keyBits: number, extra: DictionaryExtra<E>): E {
  const slice = Slice.of(cell)
  const label = loadLabel(slice, keyBits)
  if (label.length < keyBits) slice.skip(0, 2)
  return extra.load(slice)
}
