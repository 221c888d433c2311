import { base64ToBytes } from '../../bytes/base64.ts'
import { crc32c } from '../../bytes/crc32c.ts'
import { type Cell, ordinaryCell } from '../Cell.ts'
import { CellError } from '../CellError.ts'
import { exoticCell } from '../exoticCell.ts'
import {
  MAGIC_BIG_CELLS,
  MAGIC_GENERIC,
  MAGIC_INDEXED,
  MAGIC_INDEXED_CRC,
  MAX_BOC_DEPTH,
  MAX_BOC_ROOTS,
} from './magic.ts'

export interface BocLimits {
  /** Maximum number of cells; default 2^24. A bag never has more than one cell per two bytes. */
  readonly maxCells?: number
  /** Deepest tree; default 2048. */
  readonly maxDepth?: number
}

/**
 * Root cells of a serialized bag of cells.
 *
 *     serialized_boc#b5ee9c72 has_idx:(## 1) has_crc32c:(## 1) has_cache_bits:(## 1) flags:(## 2) { flags = 0 }
 *       size:(## 3) { size <= 4 } off_bytes:(## 8) { off_bytes <= 8 } cells:(##(size * 8)) roots:(##(size * 8))
 *       absent:(##(size * 8)) tot_cells_size:(##(off_bytes * 8)) root_list:(roots * ##(size * 8))
 *       index:has_idx?(cells * ##(off_bytes * 8)) cell_data:(tot_cells_size * [ uint8 ]) crc32c:has_crc32c?uint32
 *     serialized_boc_idx#68ff65f3, serialized_boc_idx_crc32c#acc3a728 size:(## 8) { size <= 4 } off_bytes:(## 8)
 *       cells roots { roots = 1 } absent tot_cells_size index cell_data [crc32c:uint32]
 *
 * References must point forward, absent cells are refused, stored hashes are checked, bytes after the bag are ignored.
 * Memory and time stay proportional to the input. The input is copied.
 * Throws `boc` for a malformed bag, `depth`, `exotic` for a malformed cell in it. Source: TL-B scheme `boc.tlb`.
 */
export function parseBocRoots(bytes: Uint8Array, limits: BocLimits = {}): Cell[] {
  // `slice` of a Node.js Buffer would not copy.
  return readBag(new Uint8Array(bytes), limits)
}

/** The only root of a bag of cells. Throws as `parseBocRoots`, and `boc` when it has more roots than one. */
export function parseBoc(bytes: Uint8Array, limits: BocLimits = {}): Cell {
  return onlyRoot(parseBocRoots(bytes, limits))
}

/** As `parseBoc`, without a copy: the bytes are changed and belong to the cells afterwards. */
export function parseOwnBoc(bytes: Uint8Array, limits: BocLimits = {}): Cell {
  return onlyRoot(readBag(bytes, limits))
}

/** The only root of a bag of cells in base64. Throws as `parseBoc`, and `boc` for a text that is not base64. */
export function parseBocBase64(text: string, limits: BocLimits = {}): Cell {
  const bytes = base64ToBytes(text)
  if (bytes === undefined) throw new CellError('boc', 'Invalid bag of cells: expected base64')
  return parseOwnBoc(bytes, limits)
}

function onlyRoot(roots: Cell[]): Cell {
  if (roots.length !== 1) throw new CellError('boc', `Bag of cells has ${roots.length} roots, expected 1`)
  return roots[0]!
}

interface BagHeader {
  readonly refSize: number
  readonly cellCount: number
  readonly roots: readonly number[]
  /** Range of the cells in the bytes. */
  readonly start: number
  readonly end: number
}

/** Takes the bytes over: cells become views of them. */
function readBag(bytes: Uint8Array, limits: BocLimits): Cell[] {
  const header = readHeader(bytes, limits.maxCells ?? 2 ** 24)
  const offsets = locateCells(bytes, header)
  const maxDepth = limits.maxDepth ?? MAX_BOC_DEPTH
  const { cellCount, refSize } = header
  const cells: Cell[] = new Array(cellCount)
  for (let index = cellCount - 1; index >= 0; index--) {
    const cell = readCell(bytes, offsets[index]!, index, refSize, cells)
    if (cell.depth() > maxDepth) throw new CellError('boc', `Bag of cells is too deep: the limit is ${maxDepth}`)
    cells[index] = cell
  }
  return header.roots.map((index) => cells[index]!)
}

function readHeader(bytes: Uint8Array, maxCells: number): BagHeader {
  if (bytes.length < 6)
    throw new CellError('boc', `Bag of cells is truncated: ${bytes.length} bytes are too few for a header`)
  const magic = readNumber(bytes, 0, 4)
  const generic = magic === MAGIC_GENERIC
  if (!generic && magic !== MAGIC_INDEXED && magic !== MAGIC_INDEXED_CRC) {
    const reason = magic === MAGIC_BIG_CELLS ? 'bags with big cells are not supported' : 'unknown magic number'
    throw new CellError('boc', `Not a bag of cells: ${reason} ${magic.toString(16).padStart(8, '0')}`)
  }
  const flags = bytes[4]!
  const hasIndex = !generic || (flags & 0x80) !== 0
  const hasCrc = generic ? (flags & 0x40) !== 0 : magic === MAGIC_INDEXED_CRC
  const refSize = generic ? flags & 7 : flags
  const offsetSize = bytes[5]!
  if (generic && (flags & 0x18) !== 0)
    throw new CellError('boc', `Bag of cells has reserved flags set: 0x${flags.toString(16)}`)
  if (generic && (flags & 0x20) !== 0 && !hasIndex)
    throw new CellError('boc', 'Bag of cells has cache bits but no index')
  if (refSize < 1 || refSize > 4)
    throw new CellError('boc', `Bag of cells has reference size ${refSize}, expected 1 to 4`)
  if (offsetSize < 1 || offsetSize > 8) {
    throw new CellError('boc', `Bag of cells has offset size ${offsetSize}, expected 1 to 8`)
  }
  let at = 6
  expectBytes(bytes, at, 3 * refSize + offsetSize)
  const cellCount = readNumber(bytes, at, refSize)
  const rootCount = readNumber(bytes, at + refSize, refSize)
  const absentCount = readNumber(bytes, at + 2 * refSize, refSize)
  const dataSize = readNumber(bytes, at + 3 * refSize, offsetSize)
  at += 3 * refSize + offsetSize
  if (absentCount !== 0)
    throw new CellError('boc', `Bag of cells has ${absentCount} absent cells, which are not supported`)
  if (rootCount < 1 || rootCount > (generic ? MAX_BOC_ROOTS : 1) || rootCount > cellCount) {
    throw new CellError('boc', `Bag of cells has an invalid number of roots: ${rootCount} for ${cellCount} cells`)
  }
  if (cellCount > maxCells)
    throw new CellError('boc', `Bag of cells is too large: ${cellCount} cells, the limit is ${maxCells}`)
  const roots: number[] = []
  if (generic) {
    expectBytes(bytes, at, rootCount * refSize)
    for (let i = 0; i < rootCount; i++) {
      const root = readNumber(bytes, at, refSize)
      if (root >= cellCount)
        throw new CellError('boc', `Root index ${root} is out of range: the bag has ${cellCount} cells`)
      roots.push(root)
      at += refSize
    }
  } else {
    roots.push(0)
  }
  if (hasIndex) {
    expectBytes(bytes, at, cellCount * offsetSize)
    at += cellCount * offsetSize
  }
  expectBytes(bytes, at, dataSize + (hasCrc ? 4 : 0))
  if (dataSize < 2 * cellCount)
    throw new CellError('boc', `${cellCount} cells do not fit into ${dataSize} bytes of cell data`)
  const end = at + dataSize
  if (hasCrc) {
    const expected = bytes[end]! + bytes[end + 1]! * 0x100 + bytes[end + 2]! * 0x10000 + bytes[end + 3]! * 0x1000000
    if (crc32c(bytes, 0, end) !== expected) throw new CellError('boc', 'Bag of cells has a wrong checksum')
  }
  return { refSize, cellCount, roots, start: at, end }
}

/** Start of each cell. Sizes are checked here, so that the second pass can read without checks. */
function locateCells(bytes: Uint8Array, header: BagHeader): Float64Array | Uint32Array {
  const { cellCount, refSize, start, end } = header
  const offsets = end < 2 ** 32 ? new Uint32Array(cellCount) : new Float64Array(cellCount)
  let at = start
  for (let index = 0; index < cellCount; index++) {
    offsets[index] = at
    if (at + 2 > end) throw new CellError('boc', `Bag of cells ends inside cell ${index}`)
    const first = bytes[at]!
    const refs = first & 7
    if (refs > 4) {
      const what = refs === 7 && (first & 16) !== 0 ? 'is absent' : `has ${refs} references, the limit is 4`
      throw new CellError('boc', `Cell ${index} ${what}`)
    }
    at += 2 + ((bytes[at + 1]! + 1) >> 1) + refs * refSize
    if (first & 16) at += hashCount(first >> 5) * 34
  }
  if (at !== end) throw new CellError('boc', `Cell data takes ${at - start} bytes, the header declares ${end - start}`)
  return offsets
}

function readCell(bytes: Uint8Array, offset: number, index: number, refSize: number, cells: Cell[]): Cell {
  const first = bytes[offset]!
  const second = bytes[offset + 1]!
  const refCount = first & 7
  const withHashes = (first & 16) !== 0
  const stored = offset + 2
  const start = withHashes ? stored + hashCount(first >> 5) * 34 : stored
  const size = (second + 1) >> 1
  let bitLength = size * 8
  if (second & 1) {
    // The lowest set bit of the last byte ends the data.
    const last = bytes[start + size - 1]!
    const tag = last & -last
    if (tag === 0 || last === 0x80) throw new CellError('boc', `Cell ${index} has an invalid completion tag`)
    bytes[start + size - 1] = last & (last - 1)
    bitLength -= 32 - Math.clz32(tag)
  }
  if (bitLength > 1023) throw new CellError('boc', `Cell ${index} has ${bitLength} bits, the limit is 1023`)
  const refs: Cell[] = []
  let at = start + size
  for (let i = 0; i < refCount; i++) {
    const child = readNumber(bytes, at, refSize)
    if (child <= index || child >= cells.length) {
      throw new CellError('boc', `Cell ${index} refers to cell ${child}, expected ${index + 1} to ${cells.length - 1}`)
    }
    refs.push(cells[child]!)
    at += refSize
  }
  const data = new Uint8Array(bytes.buffer, bytes.byteOffset + start, size)
  const cell =
    first & 8 ? exoticCell(data, bitLength, refs, withHashes) : ordinaryCell(data, bitLength, refs, withHashes)
  if (first >> 5 !== cell.levelMask) {
    throw new CellError('boc', `Cell ${index} has level mask ${cell.levelMask}, but declares ${first >> 5}`)
  }
  if (withHashes) checkStoredHashes(bytes, stored, cell, index)
  return cell
}

function checkStoredHashes(bytes: Uint8Array, start: number, cell: Cell, index: number): void {
  const count = hashCount(cell.levelMask)
  let position = 0
  for (let level = 0; level <= 3; level++) {
    if (level > 0 && (cell.levelMask & (1 << (level - 1))) === 0) continue
    const hash = cell.hash(level)
    const depthAt = start + 32 * count + 2 * position
    const depth = (bytes[depthAt]! << 8) | bytes[depthAt + 1]!
    if (depth !== cell.depth(level) || hash.some((byte, i) => byte !== bytes[start + 32 * position + i])) {
      throw new CellError('boc', `Cell ${index} stores a wrong hash or depth`)
    }
    position++
  }
}

/** Distinct hashes of a cell with a level mask. */
function hashCount(levelMask: number): number {
  return 1 + (levelMask & 1) + ((levelMask >> 1) & 1) + (levelMask >> 2)
}

/** Big-endian number; above 2^53 inexact, which every use answers as "too large". */
function readNumber(bytes: Uint8Array, at: number, size: number): number {
  let value = 0
  for (let i = 0; i < size; i++) value = value * 256 + bytes[at + i]!
  return value
}

function expectBytes(bytes: Uint8Array, at: number, count: number): void {
  if (at + count > bytes.length) {
    throw new CellError('boc', `Bag of cells is truncated: ${at + count} bytes needed, got ${bytes.length}`)
  }
}
