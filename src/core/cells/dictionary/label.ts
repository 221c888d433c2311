import type { Builder } from '../Builder.ts'
import { bitAt, commonPrefixLength, leadingRunLength, ONE_BITS, ZERO_BITS } from '../bits.ts'
import { CellError } from '../CellError.ts'
import type { Slice } from '../Slice.ts'

/**
 * Label of a dictionary edge: a range of bits inside `bytes`.
 *
 *     hml_short$0 n:(Unary ~n) s:(n * Bit) = HmLabel ~n m;
 *     hml_long$10 n:(#<= m) s:(n * Bit) = HmLabel ~n m;
 *     hml_same$11 v:Bit n:(#<= m) = HmLabel ~n m;
 */
export interface Label {
  readonly bytes: Uint8Array
  readonly position: number
  readonly length: number
}

/** Reads a label of at most `max` bits. Throws `dictionary`, `underflow`. */
export function loadLabel(slice: Slice, max: number): Label {
  if (slice.loadBit() === 0) {
    const length = slice.countLeading(1)
    slice.skip(length + 1)
    return labelOf(slice, length, max)
  }
  if (slice.loadBit() === 0) return labelOf(slice, slice.loadUint(sizeBits(max)), max)
  const bit = slice.loadBit()
  const length = slice.loadUint(sizeBits(max))
  checkLength(length, max)
  return { bytes: bit ? ONE_BITS : ZERO_BITS, position: 0, length }
}

/**
 * Writes the label made of the first `length` of at most `max` bits in its shortest form; of equally short ones in the
 * order short, long, same.
 */
export function storeLabel(builder: Builder, bytes: Uint8Array, position: number, length: number, max: number): void {
  const size = sizeBits(max)
  if (length > 1 && size < 2 * length - 1) {
    const bit = bitAt(bytes, position) as 0 | 1
    if (leadingRunLength(bytes, position, length, bit) === length) {
      builder.storeUint(6 + bit, 3).storeUint(length, size)
      return
    }
  }
  if (size < length) {
    builder.storeUint(2, 2).storeUint(length, size)
  } else {
    builder.storeBit(0).storeRun(1, length).storeBit(0)
  }
  builder.storeBits(bytes, length, position)
}

/** Number of leading bits that a label shares with a key from a position on, at most `limit` and the label length. */
export function matchLabel(label: Label, key: Uint8Array, position: number, limit: number): number {
  return commonPrefixLength(label.bytes, label.position, key, position, Math.min(label.length, limit))
}

/** Bits of `#<= max`. */
function sizeBits(max: number): number {
  return 32 - Math.clz32(max)
}

function labelOf(slice: Slice, length: number, max: number): Label {
  checkLength(length, max)
  const label = { bytes: slice.cell.bytes, position: slice.bitOffset, length }
  slice.skip(length)
  return label
}

function checkLength(length: number, max: number): void {
  if (length > max)
    throw new CellError('dictionary', `Dictionary label is too long: ${length} bits, ${max} bits of the key are left`)
}

/** Throws `dictionary` unless a node that is not a leaf has its two references. */
export function checkFork(slice: Slice): void {
  if (slice.remainingRefs < 2)
    throw new CellError('dictionary', `Dictionary fork has ${slice.remainingRefs} references, expected 2`)
}
