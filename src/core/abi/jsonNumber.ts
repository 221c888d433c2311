/** Longest text of a number, in characters; longer ones fit no type. */
const MAX_DIGITS = 1024

/**
 * Exact integers of JSON values: an integral number, a `bigint`, or a text of decimal digits or of `0x` and hex digits.
 * `undefined` for anything else. Texts are read as the official library reads them (rows A1 and A3): a plus is accepted
 * before the digits, also after `0x`, and underscores between the digits of all but amounts. Source: modules 3.4.
 */
function integerReader(texts: (text: string) => bigint | undefined) {
  return (value: unknown) => {
    if (typeof value === 'string') return value.length > MAX_DIGITS ? undefined : texts(value)
    if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined
    return typeof value === 'bigint' ? value : undefined
  }
}

const DECIMAL = /^([+-]?)([0-9][0-9_]*)$/
const HEX = /^([+-]?)([0-9a-fA-F][0-9a-fA-F_]*)$/

function signedDigits(text: string, isHex: boolean): bigint | undefined {
  const [, sign, digits] = (isHex ? HEX : DECIMAL).exec(text) ?? []
  if (digits === undefined) return undefined
  const number = BigInt((isHex ? '0x' : '') + digits.replaceAll('_', ''))
  return sign === '-' ? -number : number
}

/** An integer with sign: `-5`, `-0x5`. */
export const jsonInt = integerReader((text) => {
  if (text.startsWith('0x')) return signedDigits(text.slice(2), true)
  if (!text.startsWith('-0x')) return signedDigits(text, false)
  const number = signedDigits(text.slice(3), true)
  return number === undefined ? undefined : -number
})

/** An integer without sign; a minus is not accepted, not even before zero. */
export const jsonUint = integerReader((text) => {
  const isHex = text.startsWith('0x')
  const digits = isHex ? text.slice(2) : text
  return digits.startsWith('-') ? undefined : signedDigits(digits, isHex)
})

/** An amount of money. */
export const jsonAmount = integerReader((text) => (text.includes('_') ? undefined : jsonUint(text)))

/** Describes an unexpected value without showing its content. */
export function describeJson(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'string') return value === '' ? 'an empty string' : `a string of ${value.length} characters`
  if (typeof value === 'object') return 'an object'
  return `a ${typeof value === 'bigint' ? 'number' : typeof value}`
}
