import type { Executed } from './Executed.ts'
import type { ExecuteInput } from './ExecuteInput.ts'
import { executeOrdinary } from './executeOrdinary.ts'
import { executeTickTock } from './executeTickTock.ts'

/**
 * Runs one transaction. Pure: the result depends only on the input.
 * Throws `NotAccepted` when the message makes no transaction, `CellError` for a broken account.
 */
export function executeTransaction(input: ExecuteInput): Executed {
  return input.tickTock === undefined ? executeOrdinary(input) : executeTickTock(input, input.tickTock)
}
