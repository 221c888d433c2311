import { refuseIf } from './DamagedFrame.ts'

/** Bits of a stream that is read from its end to its start, as all entropy-coded streams of Zstandard are. */
export class BackwardBits {
  readonly #bytes: Uint8Array
  /** Number of the lowest bit that may be read. */
  readonly #start: number
  /** Number of unread bits above bit 0; below `#start` when more was read than there is. */
  #position: number

  /**
   * `start` and `end`: range of the stream in bytes. The highest set bit of the last byte marks the end and carries no
   * data; without such a bit all are data.
   */
  constructor(bytes: Uint8Array, start: number, end: number) {
    this.#bytes = bytes
    this.#start = 8 * start
    const last = bytes[end - 1]!
    this.#position = 8 * end - (last === 0 ? 0 : 1 + Math.clz32(last << 24))
  }

  /** The same. Throws DamagedFrame for a stream without the mark. */
  static open(bytes: Uint8Array, start: number, end: number): BackwardBits {
    refuseIf(start >= end || bytes[end - 1] === 0)
    return new BackwardBits(bytes, start, end)
  }

  /** Number of the byte that has the last bit read. */
  get at(): number {
    return this.#position >> 3
  }

  /** Unread bits, negative when more was read than there is. */
  get left(): number {
    return this.#position - this.#start
  }

  /** The next bits as a number, the first one highest; zeros beyond the start. `count`: 0 to 24. */
  peek(count: number): number {
    const from = this.#position - count
    if (from < this.#start) return this.#peekBeyond(from, count)
    const at = from >> 3
    const bytes = this.#bytes
    const word = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)
    return (word >>> (from & 7)) & ((1 << count) - 1)
  }

  skip(count: number): void {
    this.#position -= count
  }

  /** `count`: 0 to 31. */
  read(count: number): number {
    if (count > 24) return this.read(count - 16) * 65_536 + this.read(16)
    const value = this.peek(count)
    this.#position -= count
    return value
  }

  #peekBeyond(from: number, count: number): number {
    let value = 0
    for (let bit = from + count - 1; bit >= from; bit--) {
      const isSet = bit >= this.#start && ((this.#bytes[bit >> 3]! >> (bit & 7)) & 1) === 1
      value = value * 2 + (isSet ? 1 : 0)
    }
    return value
  }
}
