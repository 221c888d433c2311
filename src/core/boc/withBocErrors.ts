import { CellError } from '../cells/index.ts'
import { BocError, type BocErrorKind } from './BocError.ts'

/** Runs `work` and turns failures of cells into a BocError; `what` names the value, `kind` says how it failed. */
export const withBocErrors = <T>(kind: BocErrorKind, what: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    if (error instanceof CellError) throw new BocError(kind, `Invalid ${what}: ${error.message}`, error)
    throw error
  }
}
