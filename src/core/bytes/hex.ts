const DIGITS = '0123456789abcdef'
const BYTE_TEXT: readonly string[] = Array.from({ length: 256 }, (_, i) => DIGITS[i >> 4]! + DIGITS[i & 15]!)

/** Lower-case hex text of bytes, two digits each, no prefix. */
export function bytesToHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += BYTE_TEXT[byte]
  return text
}

/** Bytes of an unprefixed hex text in either case, or `undefined` when it has an odd length or another character. */
export function hexToBytes(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0) return undefined
  const bytes = new Uint8Array(text.length / 2)
  for (let i = 0; i < bytes.length; i++) {
    const high = hexDigit(text.charCodeAt(2 * i))
    const low = hexDigit(text.charCodeAt(2 * i + 1))
    if (high < 0 || low < 0) return undefined
    bytes[i] = (high << 4) | low
  }
  return bytes
}

function hexDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  if (code >= 97 && code <= 102) return code - 87
  if (code >= 65 && code <= 70) return code - 55
  return -1
}
