import { type Cell, EMPTY_CELL, Slice } from '../cells/index.ts'
import type { Operation } from './Operation.ts'

const known = new WeakMap<Cell, CodeCell>()

/**
 * A cell with the instructions decoded from it so far: they are decoded once for all iterations of a loop, and for all
 * runs of the same contract while its code cell is in memory. Instructions are kept by reference position and bit
 * position, because an instruction with references depends on both.
 */
export class CodeCell {
  readonly cell: Cell
  readonly #tables: Operation[][] = []

  private constructor(cell: Cell) {
    this.cell = cell
  }

  /** The code cell of a cell; the same object for each call. */
  static of(cell: Cell): CodeCell {
    let code = known.get(cell)
    if (code === undefined) {
      code = new CodeCell(cell)
      known.set(cell, code)
    }
    return code
  }

  static readonly EMPTY: CodeCell = CodeCell.of(EMPTY_CELL)

  /** Decoded instructions by bit position, for a reference position. */
  table(ref: number): Operation[] {
    let table = this.#tables[ref]
    if (table === undefined) {
      table = []
      this.#tables[ref] = table
    }
    return table
  }

  slice(bit: number, bitEnd: number, ref: number, refEnd: number): Slice {
    return Slice.ofAny(this.cell).subslice(bit, ref, bitEnd - bit, refEnd - ref)
  }
}
