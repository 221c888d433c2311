import type { BocSource } from '../../../core/boc/index.ts'
import { base64ToBytes } from '../../../core/bytes/base64.ts'
import { CellError, parseBoc } from '../../../core/cells/index.ts'
import { proofError } from '../proving/proofErrors.ts'

/** A BOC that a server sent; `what` names it in errors. Throws 901. */
export function readBoc(text: string, what: string): BocSource {
  const bytes = base64ToBytes(text)
  if (bytes === undefined) throw proofError('invalidData', `${what}: the BOC is not base64`)
  try {
    return { root: parseBoc(bytes), bytes: () => bytes }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw proofError('invalidData', `${what}: ${error.message}`, error)
  }
}
