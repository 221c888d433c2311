import { isRawNumeral } from '../schema/numerals.ts'

/**
 * The same JSON with doubles in place of raw numerals, for code that reads an answer. Values without raw numerals are
 * returned unchanged.
 */
export function plainNumerals(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isRawNumeral(value)) return Number(value.rawJSON)
  if (Array.isArray(value)) {
    const plain = value.map(plainNumerals)
    return plain.some((item, index) => item !== value[index]) ? plain : value
  }
  let plain: Record<string, unknown> | undefined
  for (const [key, entry] of Object.entries(value)) {
    const plainEntry = plainNumerals(entry)
    if (plainEntry === entry) continue
    // Not by assignment: a key may be `__proto__`.
    plain ??= Object.fromEntries(Object.entries(value))
    Object.defineProperty(plain, key, { value: plainEntry, enumerable: true, writable: true, configurable: true })
  }
  return plain ?? value
}
