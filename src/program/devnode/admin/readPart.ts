import { AbiError } from '../../../core/abi/index.ts'
import { BocError } from '../../../core/boc/index.ts'
import { CellError } from '../../../core/cells/index.ts'
import { MalformedMessage } from '../../nodeApi/readMessages.ts'
import { AdminError } from '../controls/AdminError.ts'
import { InvalidDebugMap } from '../trace/DebugMap.ts'

const INVALID = [AbiError, CellError, BocError, MalformedMessage, InvalidDebugMap]

/** Reads a parameter with a function whose errors become AdminError `invalid_params`, with `subject` before their text. */
export function readPart<T>(subject: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!INVALID.some((type) => error instanceof type)) throw error
    throw new AdminError('invalid_params', `${subject}: ${(error as Error).message}`)
  }
}
