import { type Cell, MAX_CELL_BITS, MAX_CELL_REFS, type Slice } from '../cells/index.ts'
import { AbiError } from './AbiError.ts'
import type { AbiType } from './AbiType.ts'
import { ABI_1_0, ABI_2_2, type AbiVersion } from './AbiVersion.ts'
import type { DecodeBudget } from './DecodeBudget.ts'
import { type TypeSize, typeSize } from './typeSize.ts'

/** How values are read. */
export interface ReadOptions {
  readonly version: AbiVersion
  /** Data after the last value is accepted. */
  readonly allowPartial: boolean
  readonly budget: DecodeBudget
}

/** A position in a chain of cells. Errors of all methods: AbiError `data`; CellError `underflow`, `pruned`, `exotic`. */
export class ValueReader {
  readonly options: ReadOptions
  #slice: Slice
  /** Space that values take up in the current cell, by the layout of 2.2. */
  #usedBits: number
  #usedRefs: number

  /** `used` counts what precedes the first value. */
  constructor(slice: Slice, options: ReadOptions, used: TypeSize = { bits: 0, refs: 0 }) {
    this.options = options
    this.#slice = slice
    this.#usedBits = used.bits
    this.#usedRefs = used.refs
  }

  get slice(): Slice {
    return this.#slice
  }

  /** A reader of another cell or of a part of this one, with a separate count. */
  fork(slice: Slice): ValueReader {
    return new ValueReader(slice, this.options)
  }

  /** Continues where a reader of a part has ended. */
  continueAfter(part: ValueReader): void {
    this.#slice = part.slice
  }

  /** Counts bits and references that were read but are not a value, such as a number or the place of a signature. */
  use(bits: number, refs = 0): void {
    this.#usedBits += bits
    this.#usedRefs += refs
  }

  /** Restarts the count in a cell that was entered without a value. */
  restart(bits: number): void {
    this.#usedBits = bits
    this.#usedRefs = 0
  }

  /** The slice with at least `bits`, which is the next cell of the chain when this one has no bits left. */
  next(bits: number): Slice {
    if (this.#slice.remainingBits === 0) {
      if (this.#slice.remainingRefs !== 1)
        throw new AbiError('data', 'Not enough data: the cells end before the last value')
      this.#slice = this.#slice.loadRefSlice()
    }
    const { remainingBits } = this.#slice
    if (remainingBits >= bits) return this.#slice
    throw new AbiError('data', `Not enough data: the value needs ${bits} bits, its cell has ${remainingBits} left`)
  }

  /**
   * The reference of a value. If only one reference is left, it leads to the next cell of the chain in two cases: in
   * version 1 if it is the fourth, later if other values follow and no bits are left.
   */
  loadRef(last: boolean): Cell {
    const { remainingRefs, remainingBits, cell } = this.#slice
    const isV1 = this.options.version === ABI_1_0
    const leadsOn = isV1 ? cell.refs.length === MAX_CELL_REFS : !last && remainingBits === 0
    if (remainingRefs === 1 && leadsOn) this.#slice = this.#slice.loadRefSlice()
    return this.#slice.loadRef()
  }

  /** Checks after the last value that nothing is left, unless partial reading is allowed. */
  checkEnd(): void {
    if (this.options.allowPartial || this.#slice.isEmpty) return
    const { remainingBits, remainingRefs } = this.#slice
    throw new AbiError(
      'data',
      `Unexpected data after the last value: ${remainingBits} bits and ${remainingRefs} references (set allow_partial to accept it)`,
    )
  }

  /**
   * Checks after a value that it was in the cell where the layout of the version puts it. `before` is the cell that
   * was being read before the value.
   */
  checkLayout(type: AbiType, before: Cell, last: boolean): void {
    const moved = this.#slice.cell !== before
    const { version } = this.options
    if (version < ABI_2_2) {
      if (moved) this.#checkActualLayout(before, last)
      return
    }
    const { bits, refs } = typeSize(type, version)
    if (moved) {
      const freeRefs = (last ? MAX_CELL_REFS : MAX_CELL_REFS - 1) - this.#usedRefs
      if (this.#usedBits + bits <= MAX_CELL_BITS && refs <= freeRefs) throw wrongLayout()
      this.#usedBits = bits
      this.#usedRefs = refs
    } else {
      this.use(bits, refs)
      if (this.#usedBits > MAX_CELL_BITS || this.#usedRefs > MAX_CELL_REFS) throw wrongLayout()
    }
  }

  #checkActualLayout(before: Cell, last: boolean): void {
    const refs = this.#slice.refOffset + before.refs.length
    const maxRefs = last ? MAX_CELL_REFS : MAX_CELL_REFS - 1
    if (this.#slice.bitOffset + before.bitLength <= MAX_CELL_BITS && refs <= maxRefs) throw wrongLayout()
  }
}

function wrongLayout(): AbiError {
  return new AbiError('data', 'Wrong data layout: a value is not in the cell where this ABI version places it')
}
