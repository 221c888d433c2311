import { bitAt, commonPrefixLength } from '../../cells/bits.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import type { EdgeLabel } from './label.ts'

/** The rest of a key on the way down: bits from `position` to `end` of `bytes`. */
export class KeyBits {
  readonly bytes: Uint8Array
  readonly position: number
  readonly end: number

  constructor(bytes: Uint8Array, end: number, position = 0) {
    this.bytes = bytes
    this.end = end
    this.position = position
  }

  get length(): number {
    return this.end - this.position
  }

  get isEmpty(): boolean {
    return this.position === this.end
  }

  /** The next bit. Throws cell underflow. */
  first(): 0 | 1 {
    if (this.isEmpty) raise(EXCEPTION.cellUnderflow)
    return bitAt(this.bytes, this.position) as 0 | 1
  }

  after(bits: number): KeyBits {
    return new KeyBits(this.bytes, this.end, this.position + bits)
  }

  /** Number of bits shared with the beginning of a label. */
  matching({ bytes, position, length }: EdgeLabel): number {
    return commonPrefixLength(this.bytes, this.position, bytes, position, Math.min(length, this.length))
  }
}

/** Bits of a key that are left below an edge with a label and one more bit. Throws cell underflow. */
export function bitsBelow(left: number, labelBits: number): number {
  return left < labelBits + 1 ? raise(EXCEPTION.cellUnderflow) : left - labelBits - 1
}
