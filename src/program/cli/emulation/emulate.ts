/** Emulates a message on the current state of its account. */
import { type ApiResult, digitsOf } from '../../common/ApiResult.ts'
import type { SendPlan } from '../messages/sendMessage.ts'
import type { Session } from '../session/Session.ts'
import { executionOptions } from './executionOptions.ts'

export type Emulated = ApiResult<'tvm.run_executor'>
export type Fees = Emulated['fees']

/** `boc` is absent for an account that has no contract yet. Throws LibraryError when the contract does not accept the message. */
export async function emulate(
  session: Session,
  { abi, message, address, hasPlaceholder }: SendPlan,
  boc: string | undefined,
): Promise<Emulated> {
  session.progress.phase('emulating')
  return session.call('tvm.run_executor', {
    message,
    account: boc === undefined ? { type: 'Uninit' } : { type: 'Account', boc },
    skip_transaction_check: true,
    execution_options: {
      ...(await executionOptions(session)),
      dapp_id: address.dappId,
      ...(hasPlaceholder && { chksig_always_succeed: true }),
    },
    ...(abi === undefined ? {} : { abi: abi.wire }),
  })
}

/** Amounts are texts in documents, because they may exceed 2^53. */
export function feesAsText(fees: Fees): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fees).map(([name, value]) => [name, digitsOf(value)]))
}
