import type { Builder, Cell, Slice } from '../../cells/index.ts'

/** How operations open and finish cells; the machine charges for both. */
export interface CellAccess {
  load(cell: Cell): Slice
  finish(builder: Builder): Cell
}
