/**
 * - `underflow`: more bits or references were asked for than the slice has left.
 * - `overflow`: a cell would get more than 1023 bits or 4 references.
 * - `range`: a number does not fit its field, or a size is out of range.
 * - `depth`: a tree is deeper than allowed.
 * - `exotic`: an exotic cell is malformed, or stands where an ordinary one is needed.
 * - `pruned`: the data asked for is behind a pruned branch.
 * - `dictionary`: a cell tree is not the dictionary it should be.
 * - `boc`: a serialized bag of cells is malformed or beyond the limits.
 * - `format`: cells are fine, but do not hold the type that was read.
 */
export type CellErrorKind =
  | 'underflow'
  | 'overflow'
  | 'range'
  | 'depth'
  | 'exotic'
  | 'pruned'
  | 'dictionary'
  | 'boc'
  | 'format'

/** The only error of the cell layer and of the types on top of it. Callers distinguish failures by `kind`. */
export class CellError extends Error {
  readonly kind: CellErrorKind

  constructor(kind: CellErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'CellError'
    this.kind = kind
  }
}
