import { type Cell, exoticCell } from '../cells/index.ts'

/** A pruned branch of level 1 that stands for a cell of this hash (32 bytes) and of depth 0. */
export function prunedCell(cellHash: Uint8Array): Cell {
  const bytes = new Uint8Array(36)
  bytes.set([1, 1])
  bytes.set(cellHash, 2)
  return exoticCell(bytes, 288, [])
}
