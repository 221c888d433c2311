import { Builder, type Cell } from '../cells/index.ts'
import { snakeCell } from '../tlb/index.ts'
import { ABI_1_0, type AbiVersion } from './AbiVersion.ts'

const BYTES_PER_CELL = 127

/**
 * Chain of cells with 127 bytes each; the last one holds the rest, in version 1 the first one. No bytes are an empty
 * cell. Source: formats 5.3.
 */
export function bytesCell(bytes: Uint8Array, version: AbiVersion): Cell {
  const rest = bytes.length % BYTES_PER_CELL
  if (version !== ABI_1_0 || rest === 0 || bytes.length < BYTES_PER_CELL) return snakeCell(bytes)
  const tail = snakeCell(bytes.subarray(rest))
  return new Builder().storeBits(bytes.subarray(0, rest)).storeRef(tail).toCell()
}
