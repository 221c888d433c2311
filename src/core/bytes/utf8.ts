const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const BYTE_ORDER_MARK = 0xfeff

/** Replacement character of decoders for bytes that are not UTF-8; it makes texts of different bytes equal. */
const REPLACEMENT = '\ufffd'

export function utf8(text: string): Uint8Array {
  return encoder.encode(text)
}

/** Text of UTF-8 bytes, with a byte order mark if there is one; `undefined` for bytes that are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

/** Text that a person or a program wrote: as `decodeUtf8`, without a byte order mark at its beginning. */
export function decodeInput(bytes: Uint8Array): string | undefined {
  const text = decodeUtf8(bytes)
  return text === undefined ? undefined : withoutByteOrderMark(text)
}

/** Text of bytes that this program stored. Throws TypeError for bytes that are not UTF-8: they were damaged. */
export function textOf(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

export function withoutByteOrderMark(text: string): string {
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text
}

/**
 * Whether a text that the platform decoded (arguments, environment, terminal) may have lost bytes: it contains U+FFFD or
 * half of a surrogate pair.
 */
export function mayBeUndecodable(text: string): boolean {
  return text.includes(REPLACEMENT) || !text.isWellFormed()
}
