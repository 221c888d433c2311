import { ONE_BITS, orBits } from './bits.ts'
import { type Cell, MAX_CELL_BITS, MAX_CELL_REFS, ordinaryCell } from './Cell.ts'
import { CellError } from './CellError.ts'
import { exoticCell } from './exoticCell.ts'
import type { Slice } from './Slice.ts'

/** Most new builders stay below this and never grow. */
const FIRST_CAPACITY_BYTES = 40

/**
 * Collects up to 1023 bits and 4 references of a new cell. Methods return the builder itself. Every method throws
 * `overflow` when its value does not fit the cell and `range` when a number does not fit its field; the builder is then
 * unchanged.
 */
export class Builder {
  #bytes = new Uint8Array(FIRST_CAPACITY_BYTES)
  #length = 0
  readonly #children: Cell[] = []

  get bitLength(): number {
    return this.#length
  }

  get refs(): readonly Cell[] {
    return this.#children
  }

  get remainingBits(): number {
    return MAX_CELL_BITS - this.#length
  }

  get remainingRefs(): number {
    return MAX_CELL_REFS - this.#children.length
  }

  /** Whether that many bits and references could be added. */
  fits(bits: number, refs = 0): boolean {
    return bits <= this.remainingBits && refs <= this.remainingRefs
  }

  clone(): Builder {
    const copy = new Builder()
    copy.#bytes = this.#bytes.slice()
    copy.#length = this.#length
    for (const child of this.#children) copy.#children.push(child)
    return copy
  }

  storeBit(bit: 0 | 1 | boolean): this {
    this.#reserve(1)
    if (bit) this.#bytes[this.#length >> 3] = this.#bytes[this.#length >> 3]! | (0x80 >> (this.#length & 7))
    this.#length++
    return this
  }

  /** The same bit `count` times. */
  storeRun(bit: 0 | 1 | boolean, count: number): this {
    this.#reserve(count)
    if (bit) orBits(this.#bytes, this.#length, ONE_BITS, 0, count)
    this.#length += count
    return this
  }

  /** Unsigned number in 0 to 53 bits. */
  storeUint(value: number, bits: number): this {
    if (!Number.isSafeInteger(value) || value < 0 || value >= 2 ** bits) {
      throw new CellError('range', `Integer out of range: ${value} does not fit ${bits} unsigned bits`)
    }
    if (bits > 53) return this.#appendBig(BigInt(value), bits)
    this.#reserve(bits)
    if (bits <= 32) {
      this.#append32(value, bits)
    } else {
      this.#append32(Math.floor(value / 0x100000000), bits - 32)
      this.#append32(value >>> 0, 32)
    }
    return this
  }

  /** Signed number (two's complement) in 0 to 53 bits. */
  storeInt(value: number, bits: number): this {
    const limit = 2 ** (bits - 1)
    if (bits === 0 ? value !== 0 : !Number.isSafeInteger(value) || value < -limit || value >= limit) {
      throw new CellError('range', `Integer out of range: ${value} does not fit ${bits} signed bits`)
    }
    return this.storeUint(value < 0 ? value + 2 ** bits : Math.abs(value), bits)
  }

  /** Unsigned number in any number of bits. */
  storeUintBig(value: bigint, bits: number): this {
    if (value < 0n || BigInt.asUintN(bits, value) !== value) {
      throw new CellError('range', `Integer out of range: ${value} does not fit ${bits} unsigned bits`)
    }
    return this.#appendBig(value, bits)
  }

  /** Signed number (two's complement) in any number of bits. */
  storeIntBig(value: bigint, bits: number): this {
    if (BigInt.asIntN(bits, value) !== value) {
      throw new CellError('range', `Integer out of range: ${value} does not fit ${bits} signed bits`)
    }
    return this.#appendBig(BigInt.asUintN(bits, value), bits)
  }

  /** `VarUInteger n`: length in bytes, below `n`, then the number without leading zero bytes. */
  storeVarUint(value: bigint, n: number): this {
    if (value < 0n)
      throw new CellError('range', `Integer out of range: VarUInteger ${n} cannot hold ${value}, which is negative`)
    return this.#storeVar(value, (bitLengthOf(value) + 7) >> 3, n, 'VarUInteger')
  }

  /** `VarInteger n`: length in bytes, below `n`, then the shortest two's complement form. */
  storeVarInt(value: bigint, n: number): this {
    const magnitude = value < 0n ? -value - 1n : value
    const size = value === 0n ? 0 : (bitLengthOf(magnitude) + 8) >> 3
    return this.#storeVar(BigInt.asUintN(8 * size, value), size, n, 'VarInteger')
  }

  /** `bits` from left-aligned bytes, by default all of them, from a bit position. */
  storeBits(bytes: Uint8Array, bits = bytes.length * 8, from = 0): this {
    if (from < 0 || bits < 0 || from + bits > bytes.length * 8) {
      throw new CellError('range', `Bit range out of bounds: ${from} to ${from + bits} of ${bytes.length} bytes`)
    }
    this.#reserve(bits)
    orBits(this.#bytes, this.#length, bytes, from, bits)
    this.#length += bits
    return this
  }

  storeRef(cell: Cell): this {
    if (this.#children.length >= MAX_CELL_REFS) this.#failRefs(1)
    this.#children.push(cell)
    return this
  }

  /** `Maybe ^X`. */
  storeMaybeRef(cell: Cell | undefined): this {
    if (cell !== undefined && this.#children.length >= MAX_CELL_REFS) this.#failRefs(1)
    this.storeBit(cell !== undefined)
    if (cell !== undefined) this.#children.push(cell)
    return this
  }

  /** All bits and references left in a slice, which stays where it is. */
  storeSlice(slice: Slice): this {
    const refs = slice.remainingRefs
    if (refs > this.remainingRefs) this.#failRefs(refs)
    this.#reserve(slice.remainingBits)
    orBits(this.#bytes, this.#length, slice.cell.bytes, slice.bitOffset, slice.remainingBits)
    this.#length += slice.remainingBits
    for (let i = 0; i < refs; i++) this.#children.push(slice.preloadRef(i))
    return this
  }

  /** All bits and references of another builder. */
  storeBuilder(other: Builder): this {
    if (other.#children.length > this.remainingRefs) this.#failRefs(other.#children.length)
    const length = other.#length
    this.#reserve(length)
    orBits(this.#bytes, this.#length, other.#bytes, 0, length)
    this.#length += length
    for (const child of [...other.#children]) this.#children.push(child)
    return this
  }

  /** The bits collected so far, left-aligned; spare bits of the last byte are zero. */
  toBits(): Uint8Array {
    return this.#bytes.slice(0, (this.#length + 7) >> 3)
  }

  /** Finishes an ordinary cell. The builder stays usable. Throws `depth`. */
  toCell(): Cell {
    return ordinaryCell(this.toBits(), this.#length, this.#children.slice())
  }

  /** Finishes an exotic cell; the first byte is its kind. Throws `exotic`, `depth`. */
  toExoticCell(): Cell {
    return exoticCell(this.toBits(), this.#length, this.#children.slice())
  }

  #reserve(bits: number): void {
    const needed = this.#length + bits
    if (needed > MAX_CELL_BITS) {
      throw new CellError('overflow', `Cell overflow: ${bits} bits to add, ${this.remainingBits} free`)
    }
    if (!(bits >= 0)) throw new CellError('range', `Invalid number of bits: ${bits}`)
    const bytes = (needed + 7) >> 3
    if (bytes > this.#bytes.length) {
      const grown = new Uint8Array(128)
      grown.set(this.#bytes)
      this.#bytes = grown
    }
  }

  #append32(value: number, bits: number): void {
    let left = bits
    while (left > 0) {
      const room = 8 - (this.#length & 7)
      const count = Math.min(left, room)
      const part = (value >>> (left - count)) & ((1 << count) - 1)
      const index = this.#length >> 3
      this.#bytes[index] = this.#bytes[index]! | (part << (room - count))
      this.#length += count
      left -= count
    }
  }

  #appendBig(value: bigint, bits: number): this {
    this.#reserve(bits)
    let left = bits
    const rest = bits & 31
    if (rest !== 0) {
      left -= rest
      this.#append32(Number(value >> BigInt(left)), rest)
    }
    while (left > 0) {
      left -= 32
      this.#append32(Number(BigInt.asUintN(32, value >> BigInt(left))), 32)
    }
    return this
  }

  #storeVar(value: bigint, size: number, n: number, name: string): this {
    if (size >= n)
      throw new CellError('range', `Integer out of range: it needs ${size} bytes, ${name} ${n} holds up to ${n - 1}`)
    const lengthBits = 32 - Math.clz32(n - 1)
    this.#reserve(lengthBits + 8 * size)
    this.#append32(size, lengthBits)
    return this.#appendBig(value, 8 * size)
  }

  #failRefs(refs: number): never {
    throw new CellError('overflow', `Cell overflow: ${refs} references to add, ${this.remainingRefs} free`)
  }
}

/** Bits of a non-negative number without leading zeros; 0 for zero. */
function bitLengthOf(value: bigint): number {
  return value === 0n ? 0 : value.toString(2).length
}

/** A cell without bits and references. */
export const EMPTY_CELL: Cell = new Builder().toCell()
