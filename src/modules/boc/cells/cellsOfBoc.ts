import { base64ToBytes } from '../../../core/bytes/base64.ts'

/** Number of base64 characters that contain the number of cells: 6 bytes before it, and its own bytes, at most 4. */
const HEAD_LENGTH = 16

/** Number of cells that a checked BOC text has, as its head states it. */
export function cellsOfBoc(text: string): number {
  const head = base64ToBytes(text.slice(0, HEAD_LENGTH))!
  // The size of a reference is in the low three bits, alone in the forms without flags.
  const sizeBytes = head[4]! & 7
  return head.subarray(6, 6 + sizeBytes).reduce((number, byte) => number * 256 + byte, 0)
}
