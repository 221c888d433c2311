import { CellError } from '../../../core/cells/index.ts'
import { UnknownExecutionError } from '../../../errors/tvm.ts'
import { UntellableStack } from './stackToJson.ts'

/**
 * Runs work that converts values of the machine. Throws UnknownExecutionError (410) for values that cannot be returned.
 */
export function withAnswerErrors<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof UntellableStack) && !(error instanceof CellError)) throw error
    throw UnknownExecutionError.error(`The result cannot be returned: ${error.message}`, {}, error)
  }
}
