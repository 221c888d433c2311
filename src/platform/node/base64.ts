/** Standard base64 (RFC 4648 section 4) with padding. */
export function bytesToBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
}

/** Lenient: skips characters outside both alphabets, and ends at the first padding. */
export function decodeBase64(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64')
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}
