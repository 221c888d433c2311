/**
 * Operations on bit ranges of byte arrays. Bit 0 is the highest bit of byte 0. Positions and lengths are in bits and the
 * callers guarantee that ranges lie inside the arrays.
 */

/** 1023 zero bits and 1023 one bits, as sources for runs of equal bits. */
export const ZERO_BITS = new Uint8Array(128)
export const ONE_BITS = new Uint8Array(128).fill(0xff)

/** Bit at a position, 0 or 1. */
export function bitAt(bytes: Uint8Array, position: number): number {
  return (bytes[position >> 3]! >> (7 - (position & 7))) & 1
}

/** Up to 32 bits as an unsigned number. */
export function readUint32(bytes: Uint8Array, position: number, length: number): number {
  if (length === 0) return 0
  const first = position >> 3
  const shift = position & 7
  const last = (position + length - 1) >> 3
  if (last === first) return (bytes[first]! >> (8 - shift - length)) & ((1 << length) - 1)
  let value = bytes[first]! & (0xff >> shift)
  let taken = 8 - shift
  let index = first + 1
  while (length - taken >= 8) {
    value = value * 256 + bytes[index++]!
    taken += 8
  }
  const rest = length - taken
  return rest === 0 ? value : value * (1 << rest) + (bytes[index]! >> (8 - rest))
}

/** Copies a range onto bits that are zero. Other bits of the target stay as they are. */
export function orBits(target: Uint8Array, at: number, source: Uint8Array, from: number, length: number): void {
  if (length === 0) return
  if (((at | from) & 7) === 0) {
    const bytes = length >> 3
    const to = at >> 3
    const start = from >> 3
    for (let i = 0; i < bytes; i++) target[to + i] = source[start + i]!
    const rest = length & 7
    if (rest !== 0) target[to + bytes] = target[to + bytes]! | (source[start + bytes]! & (0xff00 >> rest))
    return
  }
  let position = at
  let read = from
  let left = length
  while (left > 0) {
    const room = 8 - (position & 7)
    const count = Math.min(left, room)
    const index = position >> 3
    target[index] = target[index]! | (readUint32(source, read, count) << (room - count))
    position += count
    read += count
    left -= count
  }
}

/** A range copied as left-aligned bytes; spare bits of the last byte are zero. */
export function sliceBits(bytes: Uint8Array, position: number, length: number): Uint8Array {
  const size = (length + 7) >> 3
  if ((position & 7) === 0) {
    const result = bytes.slice(position >> 3, (position >> 3) + size)
    if ((length & 7) !== 0) result[size - 1] = result[size - 1]! & (0xff00 >> (length & 7))
    return result
  }
  const result = new Uint8Array(size)
  const first = position >> 3
  const shift = position & 7
  for (let i = 0; i < size; i++) {
    const next = first + i + 1 < bytes.length ? bytes[first + i + 1]! : 0
    result[i] = (bytes[first + i]! << shift) | (next >> (8 - shift))
  }
  if ((length & 7) !== 0) result[size - 1] = result[size - 1]! & (0xff00 >> (length & 7))
  return result
}

/** Length of the longest common prefix of two ranges, at most `limit`. */
export function commonPrefixLength(
  a: Uint8Array,
  aPosition: number,
  b: Uint8Array,
  bPosition: number,
  limit: number,
): number {
  let done = 0
  while (done < limit) {
    const count = Math.min(limit - done, 24)
    const difference = readUint32(a, aPosition + done, count) ^ readUint32(b, bPosition + done, count)
    if (difference !== 0) return done + Math.clz32(difference) - (32 - count)
    done += count
  }
  return limit
}

/** Length of the run of `bit` at the beginning of a range, at most `limit`. */
export function leadingRunLength(bytes: Uint8Array, position: number, limit: number, bit: number): number {
  return commonPrefixLength(bytes, position, bit ? ONE_BITS : ZERO_BITS, 0, limit)
}

/** Length of the run of `bit` at the end of a range, at most `length`. */
export function trailingRunLength(bytes: Uint8Array, position: number, length: number, bit: number): number {
  let run = 0
  while (run < length && bitAt(bytes, position + length - 1 - run) === bit) run++
  return run
}
