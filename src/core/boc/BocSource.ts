import type { Cell } from '../cells/index.ts'

/** What a `parse…Object` function reads. */
export interface BocSource {
  /** The only root. */
  readonly root: Cell
  /** The same as bytes, as they came. */
  readonly bytes: () => Uint8Array
}
