import { refuseIf } from './DamagedFrame.ts'

/** Number of bytes that a loop copies faster than a function of the platform. */
const FEW_BYTES = 32

/** Bytes of a frame that are decoded so far. */
export class Output {
  #bytes = new Uint8Array(0)
  #length = 0
  /** Length that the current block may not exceed. */
  #limit = 0
  #completed = 0

  get length(): number {
    return this.#length
  }

  /** Number of bytes in complete blocks. */
  get completed(): number {
    return this.#completed
  }

  get content(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  /** Begins a block of at most `size` bytes. */
  beginBlock(size: number): void {
    this.#limit = this.#length + size
    if (this.#limit <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.#limit, 2 * this.#bytes.length))
    grown.set(this.content)
    this.#bytes = grown
  }

  completeBlock(): void {
    this.#completed = this.#length
  }

  /** Appends bytes from `start` to `end`. Throws DamagedFrame beyond the size of the block. */
  append(bytes: Uint8Array, start: number, end: number): void {
    const to = this.#length + end - start
    refuseIf(to > this.#limit)
    if (end - start > FEW_BYTES) this.#bytes.set(bytes.subarray(start, end), this.#length)
    else for (let at = this.#length, from = start; at < to; at++, from++) this.#bytes[at] = bytes[from]!
    this.#length = to
  }

  fill(byte: number, count: number): void {
    refuseIf(this.#length + count > this.#limit)
    this.#bytes.fill(byte, this.#length, this.#length + count)
    this.#length += count
  }

  /** Repeats what is `offset` bytes back. Throws DamagedFrame for what was never decoded. */
  repeat(offset: number, count: number): void {
    const from = this.#length - offset
    refuseIf(from < 0 || this.#length + count > this.#limit)
    const bytes = this.#bytes
    const to = this.#length + count
    if (offset >= count && count > FEW_BYTES) bytes.copyWithin(this.#length, from, from + count)
    else for (let at = this.#length; at < to; at++) bytes[at] = bytes[at - offset]!
    this.#length = to
  }
}
