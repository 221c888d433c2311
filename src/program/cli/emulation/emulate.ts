/** What a message would do, by emulation on the current state of its account. */
import type { SendPlan } from '../messages/sendMessage.ts'
import type { TransactionPhases } from '../output/exitCodeText.ts'
import type { Session } from '../session/Session.ts'
import { executionOptions } from './executionOptions.ts'

export interface Fees {
  readonly total_account_fees: number | string
  readonly ext_in_msg_fee: number | string
  readonly storage_fee: number | string
  readonly gas_fee: number | string
  readonly total_fwd_fees: number | string
  readonly total_output: number | string
}

export interface Emulated {
  readonly fees: Fees
  readonly decoded?: { output?: unknown }
  readonly transaction: TransactionPhases
  /** Base64 BOCs. */
  readonly out_messages: readonly string[]
}

/** `boc` is absent for an account that has no contract yet. Throws LibraryError when the contract does not accept the message. */
export async function emulate(
  session: Session,
  { abi, message, address, hasPlaceholder }: SendPlan,
  boc: string | undefined,
): Promise<Emulated> {
  session.progress.phase('emulating')
  return session.call<Emulated>('tvm.run_executor', {
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
  return Object.fromEntries(Object.entries(fees).map(([name, value]) => [name, String(value)]))
}
