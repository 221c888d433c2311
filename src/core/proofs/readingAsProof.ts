import { CellError } from '../cells/index.ts'
import { ProofError, type ProofErrorKind } from './ProofError.ts'

/** Runs `work` and turns failures of cells, pruned branches among them, into a ProofError that names `what`. */
export function readingAsProof<T>(kind: ProofErrorKind, what: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw new ProofError(kind, `${what}: ${error.message}`, error)
  }
}
