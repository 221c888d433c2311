import type { NamedAbi } from '../arguments/abi.ts'
import type { Outcome } from '../definition/Command.ts'
import { executionOptions, tellConfiguration } from '../emulation/executionOptions.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { type CodeOrigin, describeEnd } from '../output/exitCodeText.ts'
import { explainFailure } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { showTrace } from './stepTrace.ts'

/** A message and the account that it is emulated on. */
export interface TracedRun {
  /** Base64 BOC. */
  readonly message: string
  readonly abi?: NamedAbi['wire'] | undefined
  /** Base64 BOC; absent for an account that has no contract yet. */
  readonly boc: string | undefined
  readonly dappId?: string | undefined
  readonly origin: CodeOrigin
}

/** Emulates and shows every step. Throws ToolError (12) when the contract does not accept the message. */
export async function traceMessage(
  session: Session,
  { message, abi, boc, dappId, origin }: TracedRun,
): Promise<Outcome> {
  const configuration = await tellConfiguration(session)
  session.progress.phase('emulating')
  const { transaction, trace } = await session
    .call('tvm.run_executor', {
      message,
      ...(abi === undefined ? {} : { abi }),
      account: boc === undefined ? { type: 'Uninit' } : { type: 'Account', boc },
      skip_transaction_check: true,
      execution_options: {
        ...(await executionOptions(session)),
        ...(dappId === undefined ? {} : { dapp_id: dappId }),
        trace: true,
      },
    })
    .catch((error: unknown) => explainFailure(error, origin))
  const exitCode = transaction.compute?.exit_code ?? null
  const aborted = transaction.aborted ?? false
  const failure = await describeEnd(transaction, origin)
  const end = failure === undefined ? 'succeeds' : `aborted: ${failure}`
  return {
    ...showTrace(session, trace ?? [], { aborted, exit_code: exitCode, outcome: failure ?? null, configuration }, end),
    exitCode: aborted ? exitCodes.aborted : exitCodes.ok,
  }
}
