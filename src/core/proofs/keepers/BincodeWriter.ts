import { hexToBytes } from '../../bytes/hex.ts'
import { concatBytes } from '../../crypto/concatBytes.ts'

/** Writes bincode in its default form: fixed width, little-endian, counts as u64. Source: proofs 8.2. */
export class BincodeWriter {
  readonly #parts: Uint8Array[] = []

  u8(value: number): this {
    return this.#number(1, (view) => view.setUint8(0, value))
  }

  u16(value: number): this {
    return this.#number(2, (view) => view.setUint16(0, value, true))
  }

  u32(value: number): this {
    return this.#number(4, (view) => view.setUint32(0, value, true))
  }

  u64(value: bigint | number): this {
    return this.#number(8, (view) => view.setBigUint64(0, BigInt(value), true))
  }

  /** Bytes, or hex digits, without their length. */
  fixed(bytes: Uint8Array | string): this {
    this.#parts.push(typeof bytes === 'string' ? hexToBytes(bytes)! : bytes)
    return this
  }

  /** Bytes, or hex digits, with their length in front. */
  sized(bytes: Uint8Array | string): this {
    const content = typeof bytes === 'string' ? hexToBytes(bytes)! : bytes
    return this.u64(content.length).fixed(content)
  }

  /** A text of ASCII characters. */
  text(text: string): this {
    return this.sized(Uint8Array.from(text, (character) => character.charCodeAt(0)))
  }

  toBytes(): Uint8Array {
    return concatBytes(...this.#parts)
  }

  #number(size: number, write: (view: DataView) => void): this {
    const bytes = new Uint8Array(size)
    write(new DataView(bytes.buffer))
    this.#parts.push(bytes)
    return this
  }
}
