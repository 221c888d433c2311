import { AbiError } from '../../core/abi/index.ts'
import { BocError } from '../../core/boc/index.ts'
import { CellError } from '../../core/cells/index.ts'
import type { ErrorData, ErrorDefinition } from '../../errors/ClientError.ts'

/**
 * Runs `work` and turns failures of the core into one published error; `what` begins its message. Errors that are
 * already published pass unchanged.
 */
export function withCoreErrors<T>(definition: ErrorDefinition, what: string, work: () => T, data: ErrorData = {}): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof AbiError || error instanceof CellError || error instanceof BocError) {
      throw definition.error(`${what}: ${error.message}`, data, error)
    }
    throw error
  }
}
