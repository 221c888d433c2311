/** Binary parameters that travel as text. Source: modules 2.2. Messages name the field and never its content. */
import { base64ToBytes } from '../../core/bytes/base64.ts'
import { hexToBytes } from '../../core/bytes/hex.ts'
import { InvalidBase64, InvalidHex } from '../../errors/client.ts'

/** Bytes of a hex text with optional prefix `x`, `X`, `0x` or `0X`. Throws InvalidHex (2). */
export function decodeHex(text: string, path: string): Uint8Array {
  const digits = /^0?[xX]/.test(text) ? text.slice(text.search(/[xX]/) + 1) : text
  return decodePlainHex(digits, path)
}

/** Bytes of a hex text without prefix. Throws InvalidHex (2). */
function decodePlainHex(text: string, path: string): Uint8Array {
  const bytes = hexToBytes(text)
  if (bytes !== undefined) return bytes
  const problem = text.length % 2 === 0 ? 'has characters other than hex digits' : 'has an odd number of hex digits'
  throw InvalidHex.error(`Invalid hex string: ${path} ${problem} (${text.length} characters)`, { path })
}

/** Bytes of a standard base64 text with padding. Throws InvalidBase64 (3). */
export function decodeBase64(text: string, path: string): Uint8Array {
  const bytes = base64ToBytes(text)
  if (bytes !== undefined) return bytes
  throw InvalidBase64.error(
    `Invalid base64 string: ${path} is not standard base64 with padding (${text.length} characters)`,
    { path },
  )
}
