/** Huffman tables. Source: RFC 8878 section 4.2. */
import { refuseIf } from './DamagedFrame.ts'
import { buildTable, decodeAlternating, readFrequencies } from './fseTables.ts'

/** Symbol, and number of its bits, for each value of the next `log` bits. */
export interface HuffmanTable {
  readonly log: number
  readonly symbols: Uint8Array
  readonly lengths: Uint8Array
}

const MAX_LOG = 12
const MAX_SYMBOLS = 255

/** Reads a table from `start`, and returns where it ends. Throws DamagedFrame. */
export function readHuffmanTable(
  input: Uint8Array,
  start: number,
  end: number,
): { readonly table: HuffmanTable; readonly end: number } {
  refuseIf(start >= end)
  const header = input[start]!
  const tableEnd = start + 1 + (header < 128 ? header : (header - 126) >> 1)
  // A stream follows.
  refuseIf(tableEnd >= end)
  const weights = header < 128 ? readWeights(input, start + 1, tableEnd) : plainWeights(input, start + 1, header - 127)
  return { table: buildHuffmanTable(weights), end: tableEnd }
}

/** Weights as finite state entropy. */
function readWeights(input: Uint8Array, start: number, end: number): number[] {
  const frequencies = readFrequencies(input, start, end, { log: 6, symbol: 255 })
  return decodeAlternating(buildTable(frequencies), input, frequencies.end, end, MAX_SYMBOLS)
}

/** Weights of four bits each. */
function plainWeights(input: Uint8Array, start: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (input[start + (at >> 1)]! >> (at % 2 === 0 ? 4 : 0)) & 15)
}

/** `weights` lacks that of the last symbol, which makes the sum a power of two. */
function buildHuffmanTable(weights: readonly number[]): HuffmanTable {
  refuseIf(weights.some((weight) => weight > MAX_LOG))
  const total = weights.reduce((sum, weight) => sum + ((1 << weight) >> 1), 0)
  refuseIf(total === 0)
  const log = 32 - Math.clz32(total)
  refuseIf(log > MAX_LOG)
  const rest = (1 << log) - total
  refuseIf((rest & (rest - 1)) !== 0)
  const all = [...weights, 32 - Math.clz32(rest)]
  const lowest = all.filter((weight) => weight === 1).length
  refuseIf(lowest < 2 || lowest % 2 === 1)
  const symbols = new Uint8Array(1 << log)
  const lengths = new Uint8Array(1 << log)
  let at = 0
  for (let weight = 1; weight <= log; weight++) {
    all.forEach((own, symbol) => {
      if (own !== weight) return
      const count = 1 << (weight - 1)
      symbols.fill(symbol, at, at + count)
      lengths.fill(log + 1 - weight, at, at + count)
      at += count
    })
  }
  return { log, symbols, lengths }
}
