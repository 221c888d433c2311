import { decodeUtf8 } from '../bytes/utf8.ts'

/** A binary that is not WebAssembly, or uses unsupported features. */
export class WasmFormatError extends Error {
  override readonly name = 'WasmFormatError'
}

/** Reads a WebAssembly binary from front to back. Every method throws WasmFormatError at the end of the bytes. */
export class ByteReader {
  readonly bytes: Uint8Array
  at: number
  readonly end: number

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.bytes = bytes
    this.at = at
    this.end = end
  }

  get isAtEnd(): boolean {
    return this.at >= this.end
  }

  byte(): number {
    if (this.at >= this.end) throw new WasmFormatError('The binary ends too early')
    return this.bytes[this.at++]!
  }

  /** Throws unless the next byte is the expected one. */
  expect(byte: number): void {
    if (this.byte() !== byte) throw new WasmFormatError(`Unexpected byte at ${this.at - 1}`)
  }

  /** A view of the next bytes. */
  take(length: number): Uint8Array {
    if (length > this.end - this.at) throw new WasmFormatError('The binary ends too early')
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }

  /** LEB128 of 32 bits without sign. */
  u32(): number {
    let value = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte()
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) {
        if (value >= 2 ** 32) break
        return value
      }
    }
    throw new WasmFormatError('A number has more than 32 bits')
  }

  /** LEB128 with sign, of at most 53 bits: block types and types of values. */
  signed(): number {
    let value = 0
    for (let shift = 0; shift < 49; shift += 7) {
      const byte = this.byte()
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return byte >= 0x40 ? value - 2 ** (shift + 7) : value
    }
    throw new WasmFormatError('A number has too many bits')
  }

  /** Skips a LEB128 of at most 64 bits. */
  skipLeb(): void {
    for (let count = 0; count < 10; count++) if (this.byte() < 0x80) return
    throw new WasmFormatError('A number has more than 64 bits')
  }

  name(): string {
    const text = decodeUtf8(this.take(this.u32()))
    if (text !== undefined) return text
    throw new WasmFormatError('A name is not valid UTF-8')
  }

  /** A list, with its length in front. */
  list<T>(item: () => T): T[] {
    const count = this.u32()
    if (count > this.end - this.at) throw new WasmFormatError('A list is longer than the binary')
    const items: T[] = []
    for (let left = count; left > 0; left--) items.push(item())
    return items
  }
}
