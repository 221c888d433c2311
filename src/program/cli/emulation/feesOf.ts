import { digitsOf } from '../../common/ApiResult.ts'
import { describeAmount } from '../../common/moneyText.ts'
import type { PlannedMessage } from '../arguments/PlannedMessage.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { alignFields, logRows } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'
import { emulateEnd, endMembers } from './emulate.ts'
import { tellConfiguration } from './executionOptions.ts'

/** Answer of the commands that estimate fees, nanotokens as text. */
export async function feesOf(session: Session, plan: PlannedMessage, boc: string | undefined): Promise<Outcome> {
  const configuration = await tellConfiguration(session)
  const emulated = await emulateEnd(session, plan, boc)
  const { fees, end, logs } = emulated
  const names = {
    in_msg_fwd_fee: fees.ext_in_msg_fee,
    storage_fee: fees.storage_fee,
    gas_fee: fees.gas_fee,
    out_msgs_fwd_fee: fees.total_fwd_fees,
    total_account_fees: fees.total_account_fees,
    total_output: fees.total_output,
  }
  const rows = Object.entries(names).map(
    ([name, value]) => [name.replaceAll('_', ' '), describeAmount(BigInt(digitsOf(value)))] as const,
  )
  const warning = end === undefined ? [] : [['note', `the transaction would be aborted: ${end}`] as const]
  return {
    json: {
      ...Object.fromEntries(Object.entries(names).map(([name, value]) => [name, digitsOf(value)])),
      ...endMembers(emulated),
      configuration,
    },
    text: alignFields([...rows, ...logRows(logs ?? []), ...warning]),
    exitCode: emulated.transaction.aborted ? exitCodes.aborted : exitCodes.ok,
  }
}
