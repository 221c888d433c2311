import { spendWork } from '../../../core/work.ts'
import { isRawNumeral } from '../../../schema/numerals.ts'
import { HeldJson } from '../../../schema/packedJson.ts'

/** Free JSON with numerals above 2^53 as `bigint`; without such numerals, `value` itself. */
export function exactIntegers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof HeldJson) value.toJSON()
  spendWork(0.5)
  if (isRawNumeral(value)) return exactInteger(value.rawJSON)
  if (Array.isArray(value)) {
    const items = value.map(exactIntegers)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const entries = Object.entries(value)
  let changed = false
  for (const entry of entries) {
    const exact = exactIntegers(entry[1])
    changed ||= exact !== entry[1]
    entry[1] = exact
  }
  return changed ? Object.fromEntries(entries) : value
}

/**
 * A numeral with a fraction or an exponent is accepted if its value is a safe integer; otherwise the result is `NaN`.
 */
function exactInteger(numeral: string): unknown {
  if (/^-?\d+$/.test(numeral)) return numeral.length > 1024 ? Number.NaN : BigInt(numeral)
  const number = Number(numeral)
  return Number.isSafeInteger(number) ? number : Number.NaN
}
