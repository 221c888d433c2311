import { bytesToBase64 } from '../../bytes/base64.ts'
import { crc32c } from '../../bytes/crc32c.ts'
import { spendWork } from '../../work.ts'
import type { Cell } from '../Cell.ts'
import { CellError } from '../CellError.ts'
import { MAGIC_GENERIC, MAX_BOC_DEPTH, MAX_BOC_ROOTS } from './magic.ts'

export interface BocOptions {
  /** Adds the index of cell ends. Default false. */
  readonly index?: boolean
  /** Adds the CRC-32C of everything before it. Default false. */
  readonly crc?: boolean
}

/**
 * Bag of cells (`serialized_boc#b5ee9c72`) over roots. Equal cells are written once. The order is the reverse of a
 * depth-first post-order that visits references first to last: the first root comes first, and of two references the
 * last one. Sizes of references and offsets are minimal. Cells that were read with stored hashes are written with them.
 * Throws `boc` for no root, more than 1024, equal roots, or a tree deeper than 2048.
 */
export function writeBocRoots(roots: readonly Cell[], options: BocOptions = {}): Uint8Array {
  if (roots.length < 1 || roots.length > MAX_BOC_ROOTS) {
    throw new CellError('boc', `Invalid number of roots: expected 1 to ${MAX_BOC_ROOTS}, got ${roots.length}`)
  }
  for (const root of roots) {
    if (root.depth() > MAX_BOC_DEPTH) throw new CellError('boc', `Cell tree is too deep: the limit is ${MAX_BOC_DEPTH}`)
  }
  if (new Set(roots.map((root) => root.hashKey())).size !== roots.length) {
    throw new CellError('boc', 'The roots of a bag of cells must be distinct')
  }
  const { order, positions } = sortCells(roots)
  const count = order.length
  const refSize = bytesFor(count)
  let dataSize = 0
  for (const cell of order) dataSize += cellSize(cell, refSize)
  const offsetSize = bytesFor(dataSize)
  const headSize = 6 + 3 * refSize + offsetSize + roots.length * refSize + (options.index ? count * offsetSize : 0)
  const bytes = new Uint8Array(headSize + dataSize + (options.crc ? 4 : 0))

  let at = writeNumber(bytes, 0, MAGIC_GENERIC, 4)
  bytes[at++] = (options.index ? 0x80 : 0) | (options.crc ? 0x40 : 0) | refSize
  bytes[at++] = offsetSize
  at = writeNumber(bytes, at, count, refSize)
  at = writeNumber(bytes, at, roots.length, refSize)
  at = writeNumber(bytes, at, 0, refSize)
  at = writeNumber(bytes, at, dataSize, offsetSize)
  const last = count - 1
  for (const root of roots) at = writeNumber(bytes, at, last - positions.get(root.hashKey())!, refSize)
  if (options.index) {
    let end = 0
    for (let i = last; i >= 0; i--) {
      end += cellSize(order[i]!, refSize)
      at = writeNumber(bytes, at, end, offsetSize)
    }
  }
  for (let i = last; i >= 0; i--) at = writeCell(bytes, at, order[i]!, refSize, positions, last)
  if (options.crc) {
    const crc = crc32c(bytes, 0, at)
    for (let i = 0; i < 4; i++) bytes[at + i] = crc >>> (8 * i)
  }
  return bytes
}

/** Bag of cells over one root. Throws as `writeBocRoots`. */
export function writeBoc(root: Cell, options: BocOptions = {}): Uint8Array {
  return writeBocRoots([root], options)
}

/** Bag of cells over one root in base64, without index and checksum. Throws as `writeBocRoots`. */
export function writeBocBase64(root: Cell): string {
  return bytesToBase64(writeBoc(root))
}

/** Distinct cells in post-order, and the place of each by its hash key. No recursion: the depth costs no call stack. */
function sortCells(roots: readonly Cell[]): { order: Cell[]; positions: Map<string, number> } {
  const order: Cell[] = []
  /** A cell is entered with -1 when first seen: for a large tree there is not enough memory for a second table. */
  const positions = new Map<string, number>()
  const stack: Cell[] = []
  const nextRef: number[] = []
  for (const root of roots) {
    if (positions.has(root.hashKey())) continue
    positions.set(root.hashKey(), -1)
    stack.push(root)
    nextRef.push(0)
    while (stack.length > 0) {
      const top = stack.length - 1
      const cell = stack[top]!
      const index = nextRef[top]!
      if (index < cell.refs.length) {
        nextRef[top] = index + 1
        const child = cell.refs[index]!
        const key = child.hashKey()
        if (!positions.has(key)) {
          positions.set(key, -1)
          stack.push(child)
          nextRef.push(0)
        }
      } else {
        stack.pop()
        nextRef.pop()
        spendWork(2)
        positions.set(cell.hashKey(), order.length)
        order.push(cell)
      }
    }
  }
  return { order, positions }
}

function levelsOf(cell: Cell): number[] {
  return [0, 1, 2, 3].filter((level) => level === 0 || (cell.levelMask & (1 << (level - 1))) !== 0)
}

function cellSize(cell: Cell, refSize: number): number {
  return 2 + cell.bytes.length + cell.refs.length * refSize + (cell.storesHashes ? levelsOf(cell).length * 34 : 0)
}

function writeCell(
  bytes: Uint8Array,
  start: number,
  cell: Cell,
  refSize: number,
  positions: Map<string, number>,
  last: number,
): number {
  let at = start
  const { bitLength, refs } = cell
  bytes[at++] = refs.length | (cell.isExotic ? 8 : 0) | (cell.storesHashes ? 16 : 0) | (cell.levelMask << 5)
  bytes[at++] = (bitLength >> 3) + ((bitLength + 7) >> 3)
  if (cell.storesHashes) {
    const levels = levelsOf(cell)
    for (const level of levels) {
      bytes.set(cell.hash(level), at)
      at += 32
    }
    for (const level of levels) at = writeNumber(bytes, at, cell.depth(level), 2)
  }
  bytes.set(cell.bytes, at)
  at += cell.bytes.length
  if ((bitLength & 7) !== 0) bytes[at - 1] = bytes[at - 1]! | (0x80 >> (bitLength & 7))
  for (const child of refs) at = writeNumber(bytes, at, last - positions.get(child.hashKey())!, refSize)
  return at
}

function bytesFor(value: number): number {
  let size = 1
  for (let rest = Math.floor(value / 256); rest > 0; rest = Math.floor(rest / 256)) size++
  return size
}

function writeNumber(bytes: Uint8Array, start: number, value: number, size: number): number {
  let rest = value
  for (let at = start + size - 1; at >= start; at--) {
    bytes[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
  return start + size
}
