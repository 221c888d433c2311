import { CellError } from '../cells/index.ts'

/** A failure inside a part that is stored in a separate cell, while the object around it is sound. */
export class InnerPartError extends CellError {
  constructor(cause: CellError) {
    super(cause.kind, cause.message, cause)
    this.name = 'InnerPartError'
  }
}

/**
 * Reads a part that a reader of the object could leave aside (row B2 of the differences to the official library).
 * Throws InnerPartError for any CellError of `read`.
 */
export function innerPart<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof CellError && !(error instanceof InnerPartError) ? new InnerPartError(error) : error
  }
}
