/**
 * Bytes in chains of cells, the form in which instructions take and return them. Source: virtual machine extensions 1.
 */
import { decodeUtf8 } from '../bytes/utf8.ts'
import { orBits } from '../cells/bits.ts'
import { Builder, type Cell, EMPTY_CELL, Slice } from '../cells/index.ts'
import { GAS, MAX_CELL_DEPTH } from './gas.ts'
import type { Machine } from './Machine.ts'
import { abort, EXCEPTION, raise } from './VmException.ts'

const BYTES_PER_CELL = 127

/**
 * Bytes of a chain of cells, each linked by the only reference of the previous one. The first cell is free; each
 * further one is charged as a load. An incomplete byte aborts the run. Throws type check for a cell with more
 * references, out of gas.
 */
export function readChain(machine: Machine, cell: Cell): Uint8Array {
  return join(Slice.ofAny(cell), (next) => machine.loadCell(next))
}

/**
 * The bytes in the chain of cells that the first reference of a cell leads to, as an ABI encodes them; reading is not
 * charged. Anything else ends the run.
 */
export function readAbiBytes(cell: Cell): Uint8Array {
  const first = cell.refs[0]
  if (first === undefined) return abort()
  return join(Slice.ofAny(first), (next) => Slice.ofAny(next))
}

function join(first: Slice, load: (cell: Cell) => Slice): Uint8Array {
  const slices: Slice[] = []
  let bits = 0
  for (let slice = first; ; slice = load(slice.preloadRef())) {
    if (slice.remainingBits % 8 !== 0) abort()
    if (slice.remainingRefs > 1) raise(EXCEPTION.typeCheck)
    slices.push(slice)
    bits += slice.remainingBits
    if (slice.remainingRefs === 0) break
  }
  const joined = new Uint8Array(bits / 8)
  let end = 0
  for (const { cell, bitOffset, remainingBits } of slices) {
    orBits(joined, end, cell.bytes, bitOffset, remainingBits)
    end += remainingBits
  }
  return joined
}

/** Text of a chain. Throws type check for invalid UTF-8. */
export function readTextChain(machine: Machine, cell: Cell): string {
  return decodeText(readChain(machine, cell))
}

/** Throws type check for invalid UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  return decodeUtf8(bytes) ?? raise(EXCEPTION.typeCheck)
}

/**
 * A chain of bytes; each cell is paid for. Whether there was enough gas is checked after the instruction; what the gas
 * does not cover is not built. Throws cell overflow for more cells than the network allows.
 */
export function writeChain(machine: Machine, bytes: Uint8Array): Cell {
  const cells = Math.max(1, Math.ceil(bytes.length / BYTES_PER_CELL))
  if (cells > MAX_CELL_DEPTH + 1) {
    machine.gasUsed += (MAX_CELL_DEPTH + 2) * GAS.cellCreate
    return raise(EXCEPTION.cellOverflow)
  }
  machine.gasUsed += cells * GAS.cellCreate
  return machine.gasUsed > machine.gasBase ? EMPTY_CELL : writeFreeChain(machine, bytes)
}

/** A chain of bytes that costs nothing. */
export function writeFreeChain(machine: Machine, bytes: Uint8Array): Cell {
  return chainOf(bytes, (builder) => machine.checkedCell(builder))
}

function chainOf(bytes: Uint8Array, finish: (builder: Builder) => Cell): Cell {
  let end = bytes.length === 0 ? 0 : (Math.ceil(bytes.length / BYTES_PER_CELL) - 1) * BYTES_PER_CELL
  let cell = finish(new Builder().storeBits(bytes.subarray(end)))
  for (; end > 0; end -= BYTES_PER_CELL) {
    const builder = new Builder().storeBits(bytes.subarray(end - BYTES_PER_CELL, end)).storeRef(cell)
    cell = finish(builder)
  }
  return cell
}
