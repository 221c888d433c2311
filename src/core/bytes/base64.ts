import { Buffer } from 'node:buffer'

/** Standard base64 (RFC 4648 section 4) with padding. */
export const bytesToBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')

/**
 * Bytes of a standard base64 text with padding, or `undefined` when it has another character, a wrong length or
 * misplaced padding.
 */
export const base64ToBytes = (text: string): Uint8Array | undefined => {
  if (text.length % 4 !== 0) return undefined
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  // The platform decoder skips foreign characters and takes the URL alphabet too: the first shows in the length.
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== (text.length / 4) * 3 - padding || text.includes('-') || text.includes('_')) return undefined
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}
