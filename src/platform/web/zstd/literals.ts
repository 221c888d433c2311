/** Literals of a compressed block. Source: RFC 8878 section 3.1.1.3.1. */
import { BackwardBits } from './BackwardBits.ts'
import { refuseIf } from './DamagedFrame.ts'
import { type HuffmanTable, readHuffmanTable } from './huffmanTable.ts'

export interface Literals {
  readonly bytes: Uint8Array
  /** Where the section ends in the input. */
  readonly end: number
  /** Table for blocks that repeat it; absent if the section has none. */
  readonly table?: HuffmanTable
}

/** Reads the section from `start`. `most`: maximum size of a block. Throws DamagedFrame. */
export function readLiterals(
  input: Uint8Array,
  start: number,
  end: number,
  most: number,
  previous: HuffmanTable | undefined,
): Literals {
  refuseIf(end - start < 2)
  const kind = input[start]! & 3
  return kind < 2
    ? readPlain(input, start, end, most, kind === 1)
    : readCompressed(input, start, end, most, kind === 3 ? { previous } : {})
}

/** Number of four bytes at most, lowest first. */
function littleEndian(input: Uint8Array, start: number, size: number): number {
  let value = 0
  for (let at = size - 1; at >= 0; at--) value = value * 256 + input[start + at]!
  return value
}

function readPlain(input: Uint8Array, start: number, end: number, most: number, isOneByte: boolean): Literals {
  const format = (input[start]! >> 2) & 3
  const headerSize = format === 1 ? 2 : format === 3 ? 3 : 1
  refuseIf(end - start < headerSize + (isOneByte ? 1 : 0))
  const size = littleEndian(input, start, headerSize) >> (headerSize === 1 ? 3 : 4)
  refuseIf(size > most)
  const from = start + headerSize
  if (isOneByte) return { bytes: new Uint8Array(size).fill(input[from]!), end: from + 1 }
  refuseIf(from + size > end)
  return { bytes: input.subarray(from, from + size), end: from + size }
}

/** `previous`: the table is not in this section but repeated. */
function readCompressed(
  input: Uint8Array,
  start: number,
  end: number,
  most: number,
  repeat: { readonly previous?: HuffmanTable | undefined },
): Literals {
  const isRepeated = 'previous' in repeat
  refuseIf((isRepeated && repeat.previous === undefined) || end - start < 5)
  const format = (input[start]! >> 2) & 3
  const headerSize = format === 2 ? 4 : format === 3 ? 5 : 3
  const sizeBits = format === 2 ? 14 : format === 3 ? 18 : 10
  const header = Math.floor(littleEndian(input, start, headerSize) / 16)
  const size = header % 2 ** sizeBits
  const compressedEnd = start + headerSize + Math.floor(header / 2 ** sizeBits)
  refuseIf(size > most || (format !== 0 && size < 6) || compressedEnd > end)
  let from = start + headerSize
  let table = repeat.previous
  if (!isRepeated) {
    const read = readHuffmanTable(input, from, compressedEnd)
    table = read.table
    from = read.end
  }
  const bytes = new Uint8Array(size)
  if (format === 0) decodeStream(table!, BackwardBits.open(input, from, compressedEnd), bytes)
  else decodeFour(table!, input, from, compressedEnd, bytes)
  return { bytes, end: compressedEnd, table: table! }
}

/** Size of the streams, bytes, and logarithm of tables for which libzstd does not compare where streams begin. */
const LENIENT_STREAM_BYTES = 8
const LENIENT_LOG = 11

/**
 * Four streams, of which a header has the sizes of three. As in libzstd, streams that are not tiny may leave bits unread,
 * or continue into the stream before, so that damaged ones decode to the same bytes. Refused is what reads further; libzstd
 * refuses some of that and returns arbitrary bytes for the rest.
 */
function decodeFour(table: HuffmanTable, input: Uint8Array, start: number, end: number, bytes: Uint8Array): void {
  refuseIf(end - start < 10)
  const part = (bytes.length + 3) >> 2
  refuseIf(3 * part > bytes.length)
  const ends = [start + 6]
  for (let stream = 0; stream < 3; stream++) ends.push(ends[stream]! + littleEndian(input, start + 2 * stream, 2))
  ends.push(end)
  const ranges = ends.slice(1).map((to, stream) => ({ from: ends[stream]!, to }))
  refuseIf(ends[3]! > end)
  const isLenient =
    table.log <= LENIENT_LOG &&
    3 * part < bytes.length &&
    ranges.every(({ from, to }) => to - from >= LENIENT_STREAM_BYTES)
  for (const [stream, { from, to }] of ranges.entries()) {
    const output = bytes.subarray(stream * part, (stream + 1) * part)
    if (isLenient) {
      const bits = new BackwardBits(input, start, to)
      decodeSymbols(table, bits, output)
      refuseIf(bits.left < 0 || bits.at < from - LENIENT_STREAM_BYTES)
    } else decodeStream(table, BackwardBits.open(input, from, to), output)
  }
}

/** Fills `output` from a stream that ends exactly there. */
function decodeStream(table: HuffmanTable, bits: BackwardBits, output: Uint8Array): void {
  decodeSymbols(table, bits, output)
  refuseIf(bits.left !== 0)
}

function decodeSymbols({ log, symbols, lengths }: HuffmanTable, bits: BackwardBits, output: Uint8Array): void {
  for (let at = 0; at < output.length; at++) {
    const index = bits.peek(log)
    output[at] = symbols[index]!
    bits.skip(lengths[index]!)
  }
}
