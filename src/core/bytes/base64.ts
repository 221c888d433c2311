import { decodeBase64 } from '#platform/base64.ts'

export { bytesToBase64 } from '#platform/base64.ts'

/** Digits whose lowest 2 and 4 bits are 0. */
const DIVISIBLE_BY_4 = 'AEIMQUYcgkosw048'
const DIVISIBLE_BY_16 = 'AQgw'

const WIDE_CHARACTER = /[^\0-\xff]/

/**
 * Bytes of a standard base64 text with padding, or `undefined` when it has another character, a wrong length, misplaced
 * padding or spare bits that are not 0 (row B4 of the differences to the official library).
 */
export function base64ToBytes(text: string): Uint8Array | undefined {
  // The platform decoder looks only at the lower byte of a character. The test takes no time for a text without wide
  // characters.
  if (text.length % 4 !== 0 || WIDE_CHARACTER.test(text)) return undefined
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const last = text.charAt(text.length - padding - 1)
  if (padding > 0 && !(padding === 1 ? DIVISIBLE_BY_4 : DIVISIBLE_BY_16).includes(last)) return undefined
  // The platform decoder skips foreign characters, which shows in the length, and also accepts the URL alphabet.
  const bytes = decodeBase64(text)
  if (bytes.length !== (text.length / 4) * 3 - padding || text.includes('-') || text.includes('_')) return undefined
  return bytes
}
