import type { RangeOperation } from '../common/ItemOperation.ts'

const NAME = /^[A-Za-z0-9_.]*$/

/**
 * Keys are ASCII without NUL and DEL. A bound given by a caller is cut at the first other character, where the rest no longer
 * decides anything, since not every database accepts such characters. `undefined`: no key has the prefix.
 */
export function askable(range: RangeOperation): RangeOperation | undefined {
  if (!NAME.test(range.prefix)) return undefined
  const end = range.after.search(/[^\x01-\x7e]/)
  if (end < 0) return range
  const isBelow = range.after.charCodeAt(end) === 0
  return { ...range, after: `${range.after.slice(0, end)}${isBelow ? '' : '\x7f'}` }
}
