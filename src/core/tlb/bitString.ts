import { hexToBytes } from '../bytes/hex.ts'

const DIGITS = '0123456789abcdef'

/**
 * Hex notation of left-aligned bits, lower case: whole digits; when the number of bits is not a multiple of four, a one
 * bit and zeros complete the last digit and `_` follows.
 */
export function formatBitString(bits: Uint8Array, bitLength: number): string {
  const digits = bitLength >> 2
  let text = ''
  for (let i = 0; i < digits; i++) text += DIGITS[nibbleAt(bits, i)]
  const rest = bitLength & 3
  if (rest === 0) return text
  return `${text}${DIGITS[(nibbleAt(bits, digits) & (0xf0 >> rest)) | (8 >> rest)]}_`
}

/**
 * Bits of the notation above; a final `_` drops the last set bit and everything after it. `undefined` for other
 * characters.
 */
export function parseBitString(text: string): { bits: Uint8Array; bitLength: number } | undefined {
  const tagged = text.endsWith('_')
  const digits = tagged ? text.slice(0, -1) : text
  const bytes = hexToBytes(digits.length % 2 === 0 ? digits : `${digits}0`)
  if (bytes === undefined) return undefined
  let bitLength = digits.length * 4
  if (tagged) {
    while (bitLength > 0 && ((bytes[(bitLength - 1) >> 3]! >> (7 - ((bitLength - 1) & 7))) & 1) === 0) bitLength--
    if (bitLength > 0) bitLength--
  }
  const bits = bytes.slice(0, (bitLength + 7) >> 3)
  if ((bitLength & 7) !== 0) bits[bits.length - 1] = bits[bits.length - 1]! & (0xff00 >> (bitLength & 7))
  return { bits, bitLength }
}

function nibbleAt(bits: Uint8Array, index: number): number {
  return index & 1 ? bits[index >> 1]! & 15 : (bits[index >> 1] ?? 0) >> 4
}
