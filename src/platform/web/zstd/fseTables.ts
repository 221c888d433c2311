/** Tables of finite state entropy. Source: RFC 8878 section 4.1. */
import { BackwardBits } from './BackwardBits.ts'
import { refuseIf } from './DamagedFrame.ts'

/** Decoding table: what each state stands for, and how the next state is computed. */
export interface FseTable {
  /** Logarithm of the number of states. */
  readonly log: number
  readonly symbols: Uint8Array
  /** Bits to read for the next state, and the number to which they are added. */
  readonly bits: Uint8Array
  readonly next: Uint16Array
}

/** Frequency of each symbol; -1 stands for less than one. */
export interface Frequencies {
  readonly counts: readonly number[]
  readonly log: number
}

/** Reads frequencies from `start`, and returns where they end. Throws DamagedFrame. */
export function readFrequencies(
  bytes: Uint8Array,
  start: number,
  end: number,
  limits: { readonly log: number; readonly symbol: number },
): Frequencies & { readonly end: number } {
  let position = 8 * start
  const peek = (count: number): number => {
    let value = 0
    for (let bit = 0; bit < count; bit++) {
      const at = position + bit
      if (at < 8 * end && ((bytes[at >> 3]! >> (at & 7)) & 1) === 1) value |= 1 << bit
    }
    return value
  }
  const log = peek(4) + 5
  position += 4
  refuseIf(log > limits.log)
  const counts: number[] = []
  let remaining = (1 << log) + 1
  while (remaining > 1 && counts.length <= limits.symbol) {
    // A value below `small` has one bit less than the others.
    const width = 32 - Math.clz32(remaining)
    const threshold = 1 << (width - 1)
    const small = 2 * threshold - 1 - remaining
    let value = peek(width)
    const low = value & (threshold - 1)
    if (low < small) {
      value = low
      position += width - 1
    } else {
      if (value >= threshold) value -= small
      position += width
    }
    const count = value - 1
    remaining -= Math.abs(count)
    counts.push(count)
    refuseIf(position > 8 * end + 32)
    if (count !== 0 || remaining <= 1) continue
    for (let repeats = 3; repeats === 3; ) {
      repeats = peek(2)
      position += 2
      for (let zero = 0; zero < repeats; zero++) counts.push(0)
      refuseIf(counts.length > limits.symbol)
    }
  }
  const used = (position + 7) >> 3
  refuseIf(remaining !== 1 || used > end)
  return { counts, log, end: used }
}

/** Source: RFC 8878 section 4.1.1. */
export function buildTable({ counts, log }: Frequencies): FseTable {
  const size = 1 << log
  const symbols = new Uint8Array(size)
  const following = new Uint16Array(counts.length)
  let high = size - 1
  counts.forEach((count, symbol) => {
    following[symbol] = Math.abs(count)
    if (count === -1) symbols[high--] = symbol
  })
  const step = (size >> 1) + (size >> 3) + 3
  let position = 0
  counts.forEach((count, symbol) => {
    for (let index = 0; index < count; index++) {
      symbols[position] = symbol
      do position = (position + step) & (size - 1)
      while (position > high)
    }
  })
  const bits = new Uint8Array(size)
  const next = new Uint16Array(size)
  symbols.forEach((symbol, state) => {
    const value = following[symbol]!++
    bits[state] = log - (31 - Math.clz32(value))
    next[state] = (value << bits[state]!) - size
  })
  return { log, symbols, bits, next }
}

/** A table in which every state stands for one symbol and takes no bits. */
export function repeatTable(symbol: number): FseTable {
  return { log: 0, symbols: Uint8Array.of(symbol), bits: new Uint8Array(1), next: new Uint16Array(1) }
}

/** Decodes symbols by two alternating states until the stream is used up. Throws DamagedFrame beyond `most` symbols. */
export function decodeAlternating(
  table: FseTable,
  bytes: Uint8Array,
  start: number,
  end: number,
  most: number,
): number[] {
  const bits = BackwardBits.open(bytes, start, end)
  let state = bits.read(table.log)
  let other = bits.read(table.log)
  const symbols: number[] = []
  for (;;) {
    refuseIf(symbols.length > most - 2)
    symbols.push(table.symbols[state]!)
    const next = table.next[state]! + bits.read(table.bits[state]!)
    if (bits.left < 0) {
      symbols.push(table.symbols[other]!)
      return symbols
    }
    state = other
    other = next
  }
}
