import { ONE_BITS, ZERO_BITS } from '../../cells/bits.ts'
import type { Slice } from '../../cells/index.ts'
import { EXCEPTION, raise } from '../VmException.ts'

/** Label of an edge: a range of bits inside of `bytes`. */
export interface EdgeLabel {
  readonly bytes: Uint8Array
  readonly position: number
  readonly length: number
  /** Number of bits that the label declares, which may be more than `length`. */
  readonly claimed: number
}

const NO_LABEL: EdgeLabel = { bytes: ZERO_BITS, position: 0, length: 0, claimed: 0 }

/**
 * Reads a label of at most `max` bits from any data, as the machine does it: no data is an empty label, and so is a
 * label that declares more bits than are left (which then stay). Throws cell underflow, also for more than `max` bits.
 */
export function readLabel(slice: Slice, max: number): EdgeLabel {
  if (slice.remainingBits === 0) return NO_LABEL
  if (slice.loadBit() === 0) {
    const length = slice.countLeading(1)
    slice.skip(length + 1)
    return bitsOf(slice, length, max)
  }
  if (slice.loadBit() === 0) return bitsOf(slice, slice.loadUint(sizeBits(max)), max)
  const bit = slice.loadBit()
  const length = slice.loadUint(sizeBits(max))
  checkLength(length, max)
  return { bytes: bit === 1 ? ONE_BITS : ZERO_BITS, position: 0, length, claimed: length }
}

function bitsOf(slice: Slice, length: number, max: number): EdgeLabel {
  checkLength(length, max)
  if (length > slice.remainingBits) return { ...NO_LABEL, claimed: length }
  const label = { bytes: slice.cell.bytes, position: slice.bitOffset, length, claimed: length }
  slice.skip(length)
  return label
}

function checkLength(length: number, max: number): void {
  if (length > max) raise(EXCEPTION.cellUnderflow)
}

/** Bits of `#<= max`. */
function sizeBits(max: number): number {
  return 32 - Math.clz32(max)
}
