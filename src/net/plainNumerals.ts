import { isRawNumeral } from '../schema/numerals.ts'

/** The same JSON with doubles in place of raw numerals, for code that looks into an answer. */
export function plainNumerals(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isRawNumeral(value)) return Number(value.rawJSON)
  if (Array.isArray(value)) return value.map(plainNumerals)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plainNumerals(entry)]))
}
