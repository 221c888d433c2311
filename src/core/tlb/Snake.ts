import { Builder, type Cell, CellError, Slice } from '../cells/index.ts'

const BYTES_PER_CELL = 127

/** Bytes of a chain of cells, each of which refers to the next. Throws `format` for a partial byte, `pruned`, `exotic`. */
export function parseSnake(cell: Cell): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  let slice = Slice.of(cell)
  for (;;) {
    if (slice.remainingBits % 8 !== 0)
      throw new CellError('format', `Snake data has ${slice.remainingBits} bits in a cell, expected whole bytes`)
    const part = slice.loadBytes(slice.remainingBits / 8)
    parts.push(part)
    size += part.length
    if (slice.remainingRefs === 0) break
    slice = slice.loadRefSlice()
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Chain of cells with 127 bytes each, the last one holds the rest. */
export function snakeCell(bytes: Uint8Array): Cell {
  const count = Math.max(1, Math.ceil(bytes.length / BYTES_PER_CELL))
  let next: Cell | undefined
  for (let index = count - 1; index >= 0; index--) {
    const builder = new Builder().storeBits(bytes.subarray(index * BYTES_PER_CELL, (index + 1) * BYTES_PER_CELL))
    if (next !== undefined) builder.storeRef(next)
    next = builder.toCell()
  }
  return next!
}
