import type { Cell } from '../cells/index.ts'

/** Number of codes kept; with their libraries and data these take some 100 kB of memory at most. */
const MAX_CODES = 64

/** Codes by hash, in order of use, the least recent first. */
const known = new Map<string, Cell>()

/**
 * The same code as one cell object, whichever account brings it: what the machine has decoded of a cell stays with that
 * object. Cells never change, so that sharing them is safe.
 */
export function sharedCode(code: Cell): Cell {
  const key = code.hashKey()
  const shared = known.get(key) ?? code
  known.delete(key)
  known.set(key, shared)
  if (known.size > MAX_CODES) known.delete(known.keys().next().value!)
  return shared
}
