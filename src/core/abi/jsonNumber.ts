/** Numbers longer than this as text fit no type and would only cost time. */
const MAX_DIGITS = 1024

/**
 * Exact integer of a JSON value: an integral number, a `bigint`, or a text with decimal digits or `0x` and hex digits, both
 * with an optional `-`. `undefined` for anything else. Source: modules 3.4.
 */
export const jsonInteger = (value: unknown): bigint | undefined => {
  if (typeof value === 'string') return textInteger(value)
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined
  return typeof value === 'bigint' ? value : undefined
}

/** Like `jsonInteger`, but a text may hold decimal digits only. */
export const jsonDecimal = (value: unknown): bigint | undefined =>
  typeof value === 'string' && !/^\d+$/.test(value) ? undefined : jsonInteger(value)

const textInteger = (text: string): bigint | undefined => {
  if (text.length > MAX_DIGITS || !/^-?(\d+|0x[0-9a-fA-F]+)$/.test(text)) return undefined
  return text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text)
}

/** What came instead of what was expected, without content. */
export const describeJson = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'string') return value === '' ? 'an empty text' : `a text of ${value.length} characters`
  if (typeof value === 'object') return 'an object'
  return `a ${typeof value === 'bigint' ? 'number' : typeof value}`
}
