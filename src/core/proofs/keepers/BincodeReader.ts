import { bytesToHex } from '../../bytes/hex.ts'
import { invalidData } from '../ProofError.ts'

/**
 * Reads bincode in its default form: fixed width, little-endian, counts as u64. Each read takes the name of its field,
 * which errors about truncated or malformed bytes contain. Throws ProofError `invalidData`. Source: proofs 8.2.
 */
export class BincodeReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #what: string
  #position = 0

  /** `what` names the whole value in errors. */
  constructor(bytes: Uint8Array, what: string) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    this.#what = what
  }

  u8(field: string): number {
    return this.#bytes[this.#take(1, field)]!
  }

  u16(field: string): number {
    return this.#view.getUint16(this.#take(2, field), true)
  }

  u32(field: string): number {
    return this.#view.getUint32(this.#take(4, field), true)
  }

  u64(field: string): bigint {
    return this.#view.getBigUint64(this.#take(8, field), true)
  }

  bool(field: string): boolean {
    const value = this.u8(field)
    if (value > 1) throw this.malformed(field, `is ${value}, expected 0 or 1`)
    return value === 1
  }

  /** Whether an `Option` holds a value. */
  isSome(field: string): boolean {
    return this.bool(field)
  }

  /** A fixed number of bytes. */
  fixed(count: number, field: string): Uint8Array {
    const start = this.#take(count, field)
    return this.#bytes.subarray(start, start + count)
  }

  /** The same as hex digits. */
  hex(count: number, field: string): string {
    return bytesToHex(this.fixed(count, field))
  }

  /** A byte string with its length. */
  byteString(field: string): Uint8Array {
    return this.fixed(this.count(1, field), field)
  }

  /** A byte string that must have this length, as hex digits. */
  sizedHex(size: number, field: string): string {
    return bytesToHex(this.sized(size, field))
  }

  /** A byte string that must have this length. */
  sized(size: number, field: string): Uint8Array {
    const length = this.u64(field)
    if (length !== BigInt(size)) throw this.malformed(field, `has ${length} bytes, expected ${size}`)
    return this.fixed(size, field)
  }

  /** Number of entries of at least `entryBytes` bytes each, which must fit into the remaining bytes. */
  count(entryBytes: number, field: string): number {
    const count = this.u64(field)
    const left = this.#bytes.length - this.#position
    if (count * BigInt(entryBytes) > BigInt(left)) {
      throw this.malformed(field, `declares ${count} entries, but only ${left} bytes are left`)
    }
    return Number(count)
  }

  /** A list; an entry takes at least `entryBytes`. */
  list<T>(entryBytes: number, field: string, read: () => T): T[] {
    const items: T[] = []
    for (let left = this.count(entryBytes, field); left > 0; left--) items.push(read())
    return items
  }

  end(): void {
    const left = this.#bytes.length - this.#position
    if (left > 0) throw invalidData(`${this.#what}: unexpected data at the end, ${left} bytes`)
  }

  malformed(field: string, problem: string): Error {
    return invalidData(`${this.#what}: \`${field}\` ${problem}`)
  }

  #take(count: number, field: string): number {
    const start = this.#position
    if (start + count > this.#bytes.length)
      throw this.malformed(field, `is truncated: ${count} bytes needed, ${this.#bytes.length - start} left`)
    this.#position = start + count
    return start
  }
}
