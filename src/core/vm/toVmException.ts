import { CellError } from '../cells/index.ts'
import { EXCEPTION, VmException } from './VmException.ts'

const CELL_ERROR_CODE: Readonly<Record<CellError['kind'], number>> = {
  underflow: EXCEPTION.cellUnderflow,
  overflow: EXCEPTION.cellOverflow,
  range: EXCEPTION.rangeCheck,
  depth: EXCEPTION.cellOverflow,
  exotic: EXCEPTION.cellUnderflow,
  pruned: EXCEPTION.cellUnderflow,
  dictionary: EXCEPTION.dictionary,
  boc: EXCEPTION.cellUnderflow,
  format: EXCEPTION.cellUnderflow,
}

/** The machine exception for an error of a lower layer. Other errors are bugs and are rethrown. */
export function toVmException(error: unknown): VmException {
  if (error instanceof VmException) return error
  if (error instanceof CellError) return new VmException(CELL_ERROR_CODE[error.kind])
  throw error
}
