import type { Executed } from './Executed.ts'
import type { ExecuteInput } from './ExecuteInput.ts'
import { executeOrdinary } from './executeOrdinary.ts'
import { executeTickTock } from './executeTickTock.ts'

/**
 * Runs one transaction. Pure: the result depends only on the input.
 * Errors: `NotAccepted` when the message makes no transaction, `CellError` for a broken account.
 */
export const executeTransaction = (input: ExecuteInput): Executed =>
  input.tickTock === undefined ? executeOrdinary(input) : executeTickTock(input, input.tickTock)
