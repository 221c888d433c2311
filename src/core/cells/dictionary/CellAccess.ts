import type { Builder } from '../Builder.ts'
import type { Cell } from '../Cell.ts'
import { Slice } from '../Slice.ts'

/**
 * How dictionary operations open and finish cells. A virtual machine passes its own to charge for both; the default
 * does only the work.
 */
export interface CellAccess {
  load(cell: Cell): Slice
  finish(builder: Builder): Cell
}

export const plainAccess: CellAccess = {
  load: Slice.of,
  finish: (builder) => builder.toCell(),
}
