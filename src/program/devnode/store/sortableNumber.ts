/**
 * Text that sorts as the integer does, of any size: `p`, three hex digits of length, hex digits; negative ones `n` with
 * every digit of length and magnitude complemented.
 */
export function sortableNumber(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString(16)
  const text = digits.length.toString(16).padStart(3, '0') + digits
  return value < 0n ? `n${complement(text)}` : `p${text}`
}

/** The integer of a text that `sortableNumber` made. */
export function numberOfSortable(text: string): bigint {
  const isNegative = text.startsWith('n')
  const plain = isNegative ? complement(text.slice(1)) : text.slice(1)
  const value = BigInt(`0x${plain.slice(3)}`)
  return isNegative ? -value : value
}

/**
 * Integer of a number, or of decimal or `0x` text with an optional sign; `undefined` for anything else, and for texts of
 * more than 256 characters.
 */
export function readInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string' || value.length > 256) return undefined
  const match = /^(-?)(0x[0-9a-f]+|[0-9]+)$/i.exec(value)
  if (match === null) return undefined
  const magnitude = BigInt(match[2]!)
  return match[1] === '-' ? -magnitude : magnitude
}

function complement(digits: string): string {
  return digits.replaceAll(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))
}
