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

/** The exception that an error of the layers below means; other errors are bugs and pass through. */
export function toVmException(error: unknown): VmException {
  if (error instanceof VmException) return error
  if (error instanceof CellError) return new VmException(CELL_ERROR_CODE[error.kind])
  throw error
}
