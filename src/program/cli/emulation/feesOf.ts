import { digitsOf } from '../../common/ApiResult.ts'
import { describeAmount } from '../../common/moneyText.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import type { SendPlan } from '../messages/sendMessage.ts'
import { alignFields } from '../output/alignFields.ts'
import { describeEnd } from '../output/exitCodeText.ts'
import { explainFailure } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { emulate } from './emulate.ts'
import { tellConfiguration } from './executionOptions.ts'

/** Answer of the commands that estimate fees, nanotokens as text. */
export async function feesOf(session: Session, plan: SendPlan, boc: string | undefined): Promise<Outcome> {
  const origin = { codeHash: plan.codeHash, abi: plan.abi?.contract }
  const configuration = await tellConfiguration(session)
  const { fees, transaction } = await emulate(session, plan, boc).catch((error: unknown) =>
    explainFailure(error, origin),
  )
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
    ([name, value]) => [name.replaceAll('_', ' '), describeAmount(BigInt(digitsOf(value)))] as const,
  )
  const end = await describeEnd(transaction, origin)
  const warning = end === undefined ? [] : [['note', `the transaction would be aborted: ${end}`] as const]
  return {
    json: {
      ...Object.fromEntries(Object.entries(names).map(([name, value]) => [name, digitsOf(value)])),
      aborted,
      exit_code: transaction.compute?.exit_code ?? null,
      result_code: transaction.action?.result_code ?? null,
      outcome: end ?? null,
      configuration,
    },
    text: alignFields([...rows, ...warning]),
    exitCode: aborted ? exitCodes.aborted : exitCodes.ok,
  }
}
