import type { Executed } from './Executed.ts'
import type { ExecuteInput } from './ExecuteInput.ts'

/**
 * Runs one transaction. Pure: the result depends only on the input.
 * Errors: `NotAccepted` when the message makes no transaction, `CellError` for a broken account.
 */
export const executeTransaction = (_input: ExecuteInput): Executed => {
  throw new Error('The executor is not ready yet')
}
