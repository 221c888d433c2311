import type { Executed } from './Executed.ts'
import type { ExecuteInput } from './ExecuteInput.ts'
import { executeOrdinary } from './executeOrdinary.ts'
import { executeTickTock } from './executeTickTock.ts'
import { NotAccepted } from './NotAccepted.ts'

/**
 * Runs one transaction. Pure: the result depends only on the input.
 * Throws `NotAccepted` when the message makes no transaction, `CellError` for a broken account.
 */
export function executeTransaction(input: ExecuteInput): Executed {
  if (input.account?.storageInfo.dictHash !== undefined) {
    throw new NotAccepted(
      'notExecutable',
      'The account has storage_extra_info, as on TON; its transactions are not supported',
    )
  }
  return input.tickTock === undefined ? executeOrdinary(input) : executeTickTock(input, input.tickTock)
}
