import { CellError } from '../cells/index.ts'
import { InnerPartError } from '../tlb/index.ts'
import { BocError, type BocErrorKind } from './BocError.ts'

/**
 * Runs `work` and turns failures of cells into a BocError; `what` names the value, `kind` says how it failed. A damaged inner
 * part is a failed conversion: the object itself was read.
 */
export function withBocErrors<T>(kind: BocErrorKind, what: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    const shown = error instanceof InnerPartError ? 'conversion' : kind
    throw new BocError(shown, `Invalid ${what}: ${error.message}`, error)
  }
}
