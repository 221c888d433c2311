/** Sequences of a compressed block: literals to copy, and matches to repeat. Source: RFC 8878 section 3.1.1.3.2. */
import { BackwardBits } from './BackwardBits.ts'
import { refuseIf } from './DamagedFrame.ts'
import { buildTable, type FseTable, readFrequencies, repeatTable } from './fseTables.ts'
import type { Output } from './Output.ts'

/** Value of a code: a base, and bits that are added to it. */
interface Codes {
  readonly bits: readonly number[]
  readonly bases: readonly number[]
  readonly defaults: FseTable
  /** Maximum logarithm of the size of a table. */
  readonly log: number
}

/** Codes of consecutive ranges, from the value `first` on; `bits`: logarithm of the size of each range. */
function codes(
  first: number,
  bits: readonly number[],
  log: number,
  defaultLog: number,
  counts: readonly number[],
): Codes {
  let base = first
  const bases = bits.map((count) => {
    const own = base
    base += 2 ** count
    return own
  })
  return { bits, bases, log, defaults: buildTable({ counts, log: defaultLog }) }
}

function times(count: number, value: number): number[] {
  return new Array<number>(count).fill(value)
}

const literalCodes = codes(
  0,
  [...times(16, 0), 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  9,
  6,
  [4, 3, ...times(11, 2), 1, 1, 1, ...times(9, 2), 3, 2, ...times(5, 1), ...times(4, -1)],
)
const matchCodes = codes(
  3,
  [...times(32, 0), 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  9,
  6,
  [1, 4, 3, ...times(6, 2), ...times(37, 1), ...times(7, -1)],
)
/** The value is the offset plus three; one to three stand for earlier offsets. */
const offsetCodes = codes(
  1,
  Array.from({ length: 32 }, (_, code) => code),
  8,
  5,
  [...times(6, 1), 2, 2, 2, ...times(15, 1), ...times(5, -1)],
)

/** What blocks of a frame leave for the next one. */
export class SequenceState {
  literals: FseTable | undefined
  offsets: FseTable | undefined
  matches: FseTable | undefined
  /** The last three offsets, the newest first. */
  readonly recent: [number, number, number] = [1, 4, 8]
}

/** Runs the sequences from `start` to `end`, and appends all literals. Throws DamagedFrame. */
export function runSequences(
  input: Uint8Array,
  start: number,
  end: number,
  literals: Uint8Array,
  state: SequenceState,
  output: Output,
): void {
  const header = readCount(input, start, end)
  let used = 0
  if (header.count > 0) {
    const from = readTables(input, header.end, end, state)
    used = runCoded(BackwardBits.open(input, from, end), header.count, literals, state, output)
  } else refuseIf(header.end !== end)
  output.append(literals, used, literals.length)
}

function readCount(input: Uint8Array, start: number, end: number): { readonly count: number; readonly end: number } {
  refuseIf(start >= end)
  const first = input[start]!
  const size = first < 128 ? 1 : first < 255 ? 2 : 3
  refuseIf(start + size > end)
  const count =
    size === 1
      ? first
      : size === 2
        ? ((first - 128) << 8) + input[start + 1]!
        : input[start + 1]! + (input[start + 2]! << 8) + 0x7f00
  return { count, end: start + size }
}

/** Returns where the tables end. */
function readTables(input: Uint8Array, start: number, end: number, state: SequenceState): number {
  refuseIf(start >= end)
  const modes = input[start]!
  refuseIf((modes & 3) !== 0)
  let from = start + 1
  const read = (mode: number, kind: Codes, previous: FseTable | undefined): FseTable => {
    if (mode === 0) return kind.defaults
    if (mode === 3) {
      refuseIf(previous === undefined)
      return previous!
    }
    if (mode === 1) {
      refuseIf(from >= end || input[from]! >= kind.bits.length)
      return repeatTable(input[from++]!)
    }
    const frequencies = readFrequencies(input, from, end, { log: kind.log, symbol: kind.bits.length - 1 })
    from = frequencies.end
    return buildTable(frequencies)
  }
  state.literals = read(modes >> 6, literalCodes, state.literals)
  state.offsets = read((modes >> 4) & 3, offsetCodes, state.offsets)
  state.matches = read((modes >> 2) & 3, matchCodes, state.matches)
  return from
}

/** Returns the number of literals that were used. */
function runCoded(
  bits: BackwardBits,
  count: number,
  literals: Uint8Array,
  state: SequenceState,
  output: Output,
): number {
  const [literalTable, offsetTable, matchTable] = [state.literals!, state.offsets!, state.matches!]
  let literalState = bits.read(literalTable.log)
  let offsetState = bits.read(offsetTable.log)
  let matchState = bits.read(matchTable.log)
  let used = 0
  for (let left = count; left > 0; left--) {
    const offsetCode = offsetTable.symbols[offsetState]!
    const matchCode = matchTable.symbols[matchState]!
    const literalCode = literalTable.symbols[literalState]!
    const offsetValue = offsetCodes.bases[offsetCode]! + bits.read(offsetCode)
    const matchLength = matchCodes.bases[matchCode]! + bits.read(matchCodes.bits[matchCode]!)
    const literalLength = literalCodes.bases[literalCode]! + bits.read(literalCodes.bits[literalCode]!)
    const offset = takeOffset(offsetValue, literalLength, state.recent)
    refuseIf(used + literalLength > literals.length)
    output.append(literals, used, used + literalLength)
    used += literalLength
    output.repeat(offset, matchLength)
    if (left === 1) break
    literalState = literalTable.next[literalState]! + bits.read(literalTable.bits[literalState]!)
    matchState = matchTable.next[matchState]! + bits.read(matchTable.bits[matchState]!)
    offsetState = offsetTable.next[offsetState]! + bits.read(offsetTable.bits[offsetState]!)
  }
  refuseIf(bits.left !== 0)
  return used
}

/** The offset of a value, which becomes the newest. Throws DamagedFrame for 0. Source: RFC 8878 section 3.1.1.5. */
function takeOffset(value: number, literalLength: number, recent: [number, number, number]): number {
  if (value > 3) {
    recent[2] = recent[1]
    recent[1] = recent[0]
    recent[0] = value - 3
    return recent[0]
  }
  const index = value - (literalLength === 0 ? 0 : 1)
  const offset = index === 3 ? recent[0] - 1 : recent[index]!
  refuseIf(offset === 0)
  if (index > 1) recent[2] = recent[1]
  if (index > 0) recent[1] = recent[0]
  recent[0] = offset
  return offset
}
