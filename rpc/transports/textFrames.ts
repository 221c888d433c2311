/** Frames of a server with one ASCII text each, as a WebSocket carries them. Source: RFC 6455, 5.2. */

const FINAL_TEXT_FRAME = 0x81
const TWO_BYTE_LENGTH = 126

/** Longer texts would gain little and need another length format. */
export const MAX_FRAMED_LENGTH = 4096

/** Bytes of the longest character in UTF-8. */
const MAX_CHARACTER_BYTES = 4

const SHORT_HEAD = '\0\0'
const LONG_HEAD = '\0\0\0\0'

/**
 * The frames of texts of at most MAX_FRAMED_LENGTH characters, one after the other; `undefined` when one has characters
 * beyond ASCII. All texts are encoded in one go, between places for the heads.
 */
export function textFrames(texts: readonly string[]): Buffer | undefined {
  const parts: string[] = []
  for (const text of texts) parts.push(text.length < TWO_BYTE_LENGTH ? SHORT_HEAD : LONG_HEAD, text)
  const joined = parts.join('')
  // Room for one extra character, because wide characters take more bytes.
  const bytes = Buffer.allocUnsafe(joined.length + MAX_CHARACTER_BYTES)
  if (bytes.write(joined) !== joined.length) return undefined
  let at = 0
  for (const { length } of texts) {
    bytes[at] = FINAL_TEXT_FRAME
    if (length < TWO_BYTE_LENGTH) {
      bytes[at + 1] = length
      at += SHORT_HEAD.length + length
    } else {
      bytes[at + 1] = TWO_BYTE_LENGTH
      bytes.writeUInt16BE(length, at + 2)
      at += LONG_HEAD.length + length
    }
  }
  return bytes.subarray(0, at)
}
