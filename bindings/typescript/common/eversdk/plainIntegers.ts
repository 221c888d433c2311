/** Numbers of programs written for `@eversdk/core`, which sends a large `bigint` as text. */

/** Deeper values are left to the writer of JSON: they are cycles, or refused. */
const MAX_DEPTH = 200

/** The value with each `bigint` as a number, or as decimal text where a number cannot hold it; the value itself without any. */
export function plainIntegers(value: unknown, depth = 0): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
  if (depth === MAX_DEPTH) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => plainIntegers(item, depth + 1))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isPlain(value)) return value
  const fields = Object.entries(value)
  const plain = fields.map(([name, field]) => [name, plainIntegers(field, depth + 1)] as const)
  return plain.some(([, field], index) => field !== fields[index]![1]) ? Object.fromEntries(plain) : value
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
