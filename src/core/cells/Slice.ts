import { spendWork } from '../work.ts'
import { bitAt, commonPrefixLength, leadingRunLength, readUint32, sliceBits, trailingRunLength } from './bits.ts'
import type { Cell } from './Cell.ts'
import { CellError } from './CellError.ts'

/**
 * A reading position in a cell with its ends: the bits `[bitStart, bitEnd)` and references `[refStart, refEnd)`.
 * `load…` methods move the position, `preload…` methods do not, methods that return a slice leave this one alone unless
 * named `load…` or `skip…`. Every read beyond the end throws `underflow`. Copies share the cell and cost nothing else.
 */
export class Slice {
  /** The cell that is read. */
  readonly cell: Cell
  #bitStart: number
  #bitEnd: number
  #refStart: number
  #refEnd: number

  private constructor(cell: Cell, bitStart: number, bitEnd: number, refStart: number, refEnd: number) {
    spendWork(0.5)
    this.cell = cell
    this.#bitStart = bitStart
    this.#bitEnd = bitEnd
    this.#refStart = refStart
    this.#refEnd = refEnd
  }

  /** A slice of a whole ordinary cell. Throws `pruned`, `exotic`. */
  static of(cell: Cell): Slice {
    if (cell.kind !== 'ordinary') {
      if (cell.kind === 'pruned') throw new CellError('pruned', 'The data was pruned: it is behind a pruned branch')
      throw new CellError('exotic', `Expected an ordinary cell, got one of type ${cell.kind}`)
    }
    return new Slice(cell, 0, cell.bitLength, 0, cell.refs.length)
  }

  /** A slice of a whole cell of any kind; for exotic cells with the kind byte. */
  static ofAny(cell: Cell): Slice {
    return new Slice(cell, 0, cell.bitLength, 0, cell.refs.length)
  }

  get remainingBits(): number {
    return this.#bitEnd - this.#bitStart
  }

  get remainingRefs(): number {
    return this.#refEnd - this.#refStart
  }

  /** Whether nothing is left. */
  get isEmpty(): boolean {
    return this.#bitStart === this.#bitEnd && this.#refStart === this.#refEnd
  }

  /** Position of the next bit inside `cell.bytes`; for bit operations without a copy. */
  get bitOffset(): number {
    return this.#bitStart
  }

  /** Position of the next reference inside `cell.refs`. */
  get refOffset(): number {
    return this.#refStart
  }

  clone(): Slice {
    return new Slice(this.cell, this.#bitStart, this.#bitEnd, this.#refStart, this.#refEnd)
  }

  /** One bit, 0 or 1. */
  loadBit(): 0 | 1 {
    const bit = this.preloadBit()
    this.#bitStart++
    return bit
  }

  preloadBit(): 0 | 1 {
    if (this.#bitStart >= this.#bitEnd) this.#failBits(1)
    return bitAt(this.cell.bytes, this.#bitStart) as 0 | 1
  }

  /** One bit as a truth value. */
  loadBool(): boolean {
    return this.loadBit() === 1
  }

  /** Unsigned number of 0 to 53 bits. */
  loadUint(bits: number): number {
    const value = this.preloadUint(bits)
    this.#bitStart += bits
    return value
  }

  preloadUint(bits: number): number {
    if (!(bits >= 0 && bits <= this.#bitEnd - this.#bitStart)) this.#failBits(bits)
    if (bits <= 32) return readUint32(this.cell.bytes, this.#bitStart, bits)
    if (bits > 53) throw new CellError('range', `Invalid number of bits: expected at most 53, got ${bits}`)
    const high = readUint32(this.cell.bytes, this.#bitStart, bits - 32)
    return high * 0x100000000 + readUint32(this.cell.bytes, this.#bitStart + bits - 32, 32)
  }

  /** Signed number (two's complement) of 0 to 53 bits. */
  loadInt(bits: number): number {
    const value = this.preloadInt(bits)
    this.#bitStart += bits
    return value
  }

  preloadInt(bits: number): number {
    const value = this.preloadUint(bits)
    return bits > 0 && this.preloadBit() === 1 ? value - 2 ** bits : value
  }

  /** Unsigned number of 0 to 1023 bits. */
  loadUintBig(bits: number): bigint {
    const value = this.preloadUintBig(bits)
    this.#bitStart += bits
    return value
  }

  preloadUintBig(bits: number): bigint {
    if (!(bits >= 0 && bits <= this.#bitEnd - this.#bitStart)) this.#failBits(bits)
    if (bits <= 32) return BigInt(readUint32(this.cell.bytes, this.#bitStart, bits))
    return readBig(this.cell.bytes, this.#bitStart, bits)
  }

  /** Signed number (two's complement) of 0 to 1023 bits. */
  loadIntBig(bits: number): bigint {
    const value = this.preloadIntBig(bits)
    this.#bitStart += bits
    return value
  }

  preloadIntBig(bits: number): bigint {
    return BigInt.asIntN(bits, this.preloadUintBig(bits))
  }

  /** `VarUInteger n`: the length in bytes, below `n`, in as many bits as `n - 1` needs, then the number. */
  loadVarUint(n: number): bigint {
    return this.loadUintBig(8 * this.loadUint(32 - Math.clz32(n - 1)))
  }

  /** `VarInteger n`: like `loadVarUint`, with a signed number. */
  loadVarInt(n: number): bigint {
    return this.loadIntBig(8 * this.loadUint(32 - Math.clz32(n - 1)))
  }

  /** Left-aligned copy of bits; spare bits of the last byte are zero. */
  loadBits(bits: number): Uint8Array {
    const bytes = this.preloadBits(bits)
    this.#bitStart += bits
    return bytes
  }

  preloadBits(bits: number): Uint8Array {
    if (!(bits >= 0 && bits <= this.#bitEnd - this.#bitStart)) this.#failBits(bits)
    return sliceBits(this.cell.bytes, this.#bitStart, bits)
  }

  /** Whole bytes. */
  loadBytes(count: number): Uint8Array {
    return this.loadBits(8 * count)
  }

  loadRef(): Cell {
    const cell = this.preloadRef()
    this.#refStart++
    return cell
  }

  /** The reference `index` places ahead. */
  preloadRef(index = 0): Cell {
    if (index < 0 || this.#refStart + index >= this.#refEnd) this.#failRefs(index + 1)
    return this.cell.refs[this.#refStart + index]!
  }

  /** `Maybe ^X`: a flag bit, then the reference when it is set. */
  loadMaybeRef(): Cell | undefined {
    return this.loadBit() === 1 ? this.loadRef() : undefined
  }

  /** Slice of the next referenced cell, which must be ordinary. */
  loadRefSlice(): Slice {
    return Slice.of(this.loadRef())
  }

  /** Moves over bits and references without reading them. */
  skip(bits: number, refs = 0): void {
    if (!(bits >= 0 && bits <= this.#bitEnd - this.#bitStart)) this.#failBits(bits)
    if (!(refs >= 0 && refs <= this.#refEnd - this.#refStart)) this.#failRefs(refs)
    this.#bitStart += bits
    this.#refStart += refs
  }

  /** The first `bits` and `refs` as a separate slice; this one moves over them. */
  loadSlice(bits: number, refs = 0): Slice {
    const part = this.prefix(bits, refs)
    this.#bitStart += bits
    this.#refStart += refs
    return part
  }

  /** The first `bits` and `refs`. */
  prefix(bits: number, refs = 0): Slice {
    if (!(bits >= 0 && bits <= this.#bitEnd - this.#bitStart)) this.#failBits(bits)
    if (!(refs >= 0 && refs <= this.#refEnd - this.#refStart)) this.#failRefs(refs)
    return new Slice(this.cell, this.#bitStart, this.#bitStart + bits, this.#refStart, this.#refStart + refs)
  }

  /** The last `bits` and `refs`. */
  suffix(bits: number, refs = 0): Slice {
    if (!(bits >= 0 && bits <= this.#bitEnd - this.#bitStart)) this.#failBits(bits)
    if (!(refs >= 0 && refs <= this.#refEnd - this.#refStart)) this.#failRefs(refs)
    return new Slice(this.cell, this.#bitEnd - bits, this.#bitEnd, this.#refEnd - refs, this.#refEnd)
  }

  /** Everything but the last `bits` and `refs`. */
  dropLast(bits: number, refs = 0): Slice {
    if (!(bits >= 0 && bits <= this.#bitEnd - this.#bitStart)) this.#failBits(bits)
    if (!(refs >= 0 && refs <= this.#refEnd - this.#refStart)) this.#failRefs(refs)
    return new Slice(this.cell, this.#bitStart, this.#bitEnd - bits, this.#refStart, this.#refEnd - refs)
  }

  /** `bits` and `refs` after the first `skippedBits` and `skippedRefs`. */
  subslice(skippedBits: number, skippedRefs: number, bits: number, refs: number): Slice {
    const part = this.clone()
    part.skip(skippedBits, skippedRefs)
    return part.prefix(bits, refs)
  }

  /** Number of leading bits equal to `bit`. */
  countLeading(bit: 0 | 1): number {
    return leadingRunLength(this.cell.bytes, this.#bitStart, this.remainingBits, bit)
  }

  /** Number of trailing bits equal to `bit`. */
  countTrailing(bit: 0 | 1): number {
    return trailingRunLength(this.cell.bytes, this.#bitStart, this.remainingBits, bit)
  }

  /** Number of leading bits that two slices share. */
  commonPrefixLength(other: Slice): number {
    const limit = Math.min(this.remainingBits, other.remainingBits)
    return commonPrefixLength(this.cell.bytes, this.#bitStart, other.cell.bytes, other.#bitStart, limit)
  }

  /** Order of the data bits of two slices: -1, 0 or 1; a proper prefix comes first. References do not count. */
  compareBits(other: Slice): -1 | 0 | 1 {
    const common = this.commonPrefixLength(other)
    const left = this.remainingBits
    const right = other.remainingBits
    if (common === left || common === right) return left === right ? 0 : left < right ? -1 : 1
    return bitAt(this.cell.bytes, this.#bitStart + common) === 0 ? -1 : 1
  }

  /** Whether the data bits begin with those of another slice. */
  startsWith(other: Slice): boolean {
    return this.commonPrefixLength(other) === other.remainingBits
  }

  /** Whether the data bits end with those of another slice. */
  endsWith(other: Slice): boolean {
    const bits = other.remainingBits
    return bits <= this.remainingBits && this.suffix(bits).compareBits(other) === 0
  }

  /** Whether bits and references are the same. */
  equals(other: Slice): boolean {
    if (this.remainingRefs !== other.remainingRefs || this.compareBits(other) !== 0) return false
    for (let i = 0; i < this.remainingRefs; i++) {
      if (!this.preloadRef(i).equals(other.preloadRef(i))) return false
    }
    return true
  }

  /** Checks that nothing is left after a whole value was read. Throws `format` otherwise. */
  expectEnd(what: string): void {
    if (this.isEmpty) return
    throw new CellError(
      'format',
      `${what} is followed by ${this.remainingBits} bits and ${this.remainingRefs} references`,
    )
  }

  #failBits(bits: number): never {
    if (!(bits >= 0)) throw new CellError('range', `Invalid number of bits: ${bits}`)
    throw new CellError('underflow', `Cell underflow: ${bits} bits needed, ${this.remainingBits} left`)
  }

  #failRefs(refs: number): never {
    if (!(refs >= 0)) throw new CellError('range', `Invalid number of references: ${refs}`)
    throw new CellError('underflow', `Cell underflow: ${refs} references needed, ${this.remainingRefs} left`)
  }
}

function readBig(bytes: Uint8Array, position: number, length: number): bigint {
  let value = 0n
  let at = position
  const rest = length & 31
  if (rest !== 0) {
    value = BigInt(readUint32(bytes, at, rest))
    at += rest
  }
  const end = position + length
  if (((length >> 5) & 1) === 1) {
    value = (value << 32n) | BigInt(readUint32(bytes, at, 32))
    at += 32
  }
  // 64 bits a step: half as many big numbers as with 32.
  for (; at < end; at += 64) {
    const high = BigInt(readUint32(bytes, at, 32))
    value = (value << 64n) | (high << 32n) | BigInt(readUint32(bytes, at + 32, 32))
  }
  return value
}
