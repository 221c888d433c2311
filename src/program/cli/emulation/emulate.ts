/** Emulates a message on the current state of its account. */
import { type ApiResult, digitsOf } from '../../common/ApiResult.ts'
import type { Failure } from '../../common/failure/Failure.ts'
import { insideSentence } from '../../common/failure/insideSentence.ts'
import type { PlannedMessage } from '../arguments/PlannedMessage.ts'
import { endOf } from '../failures/endOf.ts'
import type { Session } from '../session/Session.ts'
import { executionOptions } from './executionOptions.ts'

export type Emulated = ApiResult<'tvm.run_executor'>
export type Fees = Emulated['fees']

/** `boc` is absent for an account that has no contract yet. Throws LibraryError when the contract does not accept the message. */
export async function emulate(
  session: Session,
  { abi, message, address, hasPlaceholder }: PlannedMessage,
  boc: string | undefined,
  more: { readonly trace?: boolean } = {},
): Promise<Emulated> {
  session.progress.phase('emulating')
  return session.call('tvm.run_executor', {
    message,
    account: boc === undefined ? { type: 'Uninit' } : { type: 'Account', boc },
    skip_transaction_check: true,
    execution_options: {
      ...(await executionOptions(session)),
      dapp_id: address.dappId,
      logs: true,
      ...(hasPlaceholder && { chksig_always_succeed: true }),
      ...more,
    },
    ...(abi === undefined ? {} : { abi: abi.wire }),
  })
}

export interface EmulatedEnd extends Emulated {
  /** Why the transaction is aborted, as part of a sentence; absent if it succeeds. */
  readonly end: string | undefined
  readonly failure: Failure | undefined
}

/**
 * Emulates a message and returns the outcome of its transaction. Throws ToolError (12) when the contract does not
 * accept the message.
 */
export async function emulateEnd(
  session: Session,
  plan: PlannedMessage,
  boc: string | undefined,
  more?: { readonly trace?: boolean },
): Promise<EmulatedEnd> {
  const emulated = await emulate(session, plan, boc, more).catch(async (error: unknown) => {
    const { explainEmulation } = await import('../failures/explainEmulation.ts')
    return explainEmulation(session, plan, error)
  })
  const failure = await endOf(session, plan, emulated.transaction)
  return { ...emulated, failure, end: failure && insideSentence(failure.title) }
}

/** Document members about the outcome of an emulated transaction. */
export function endMembers({ transaction, end, failure, logs }: EmulatedEnd) {
  return {
    aborted: transaction.aborted ?? false,
    exit_code: transaction.compute?.exit_code ?? null,
    result_code: transaction.action?.result_code ?? null,
    outcome: end ?? null,
    failure: failure ?? null,
    logs: logs ?? [],
  }
}

/** Amounts are texts in documents, because they may exceed 2^53. */
export function feesAsText(fees: Fees): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fees).map(([name, value]) => [name, digitsOf(value)]))
}
