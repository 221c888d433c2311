/** Texts that hold one byte per character: the cheapest form of a hash that can also be a key of a `Map`. */

/** Text of `length` bytes from `start`. */
export function bytesToLatin1(bytes: Uint8Array, start: number, length: number): string {
  let text = ''
  for (let i = 0; i < length; i++) text += String.fromCharCode(bytes[start + i]!)
  return text
}

/** Writes the bytes of a text. */
export function writeLatin1(target: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) target[at + i] = text.charCodeAt(i)
}

/** Bytes of a text. */
export function latin1ToBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  writeLatin1(bytes, 0, text)
  return bytes
}
