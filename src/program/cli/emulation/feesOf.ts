import { describeAmount } from '../arguments/amounts.ts'
import type { Outcome } from '../definition/Command.ts'
import type { SendPlan } from '../messages/sendMessage.ts'
import { alignFields } from '../output/alignFields.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { describeExitCode } from '../output/exitCodeText.ts'
import type { Session } from '../session/Session.ts'
import { emulate } from './dryRun.ts'
import { tellConfiguration } from './executionOptions.ts'

/** Answer of the commands that estimate fees, nanotokens as text. */
export async function feesOf(session: Session, plan: SendPlan, boc: string | undefined): Promise<Outcome> {
  const configuration = await tellConfiguration(session)
  const { fees, transaction } = await emulate(session, plan, boc)
  const names = {
    in_msg_fwd_fee: fees.ext_in_msg_fee,
    storage_fee: fees.storage_fee,
    gas_fee: fees.gas_fee,
    out_msgs_fwd_fee: fees.total_fwd_fees,
    total_account_fees: fees.total_account_fees,
    total_output: fees.total_output,
  }
  const aborted = transaction.aborted ?? false
  const rows = Object.entries(names).map(
    ([name, value]) => [name.replaceAll('_', ' '), describeAmount(BigInt(value))] as const,
  )
  const warning = aborted
    ? [['note', `the transaction would be aborted, ${describeExitCode(transaction.compute?.exit_code ?? -1)}`] as const]
    : []
  return {
    json: {
      ...Object.fromEntries(Object.entries(names).map(([name, value]) => [name, String(value)])),
      aborted,
      configuration,
    },
    text: alignFields([...rows, ...warning]),
    exitCode: aborted ? exitCodes.aborted : exitCodes.ok,
  }
}
