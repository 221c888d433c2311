import type { RangeOperation } from './PostgresOperation.ts'

const NAME = /^[A-Za-z0-9_.]*$/

/**
 * Keys are ASCII and have neither NUL nor DEL: what a caller gives goes only as far as that, where the rest decides nothing, since
 * not every database can take other characters. `undefined`: no key has the prefix.
 */
export function askable(range: RangeOperation): RangeOperation | undefined {
  if (!NAME.test(range.prefix)) return undefined
  const end = range.after.search(/[^\x01-\x7e]/)
  if (end < 0) return range
  const isBelow = range.after.charCodeAt(end) === 0
  return { ...range, after: `${range.after.slice(0, end)}${isBelow ? '' : '\x7f'}` }
}
