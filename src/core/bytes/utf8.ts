const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function utf8(text: string): Uint8Array {
  return encoder.encode(text)
}

/** Text of UTF-8 bytes; what is none becomes U+FFFD. */
export function textOf(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}
