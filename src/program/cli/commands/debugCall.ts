import { defineCommand } from '../definition/Command.ts'
import { executionOptions, tellConfiguration } from '../emulation/executionOptions.ts'
import { prepareTrace, showTrace, type TraceStep, traceOptions } from '../emulation/stepTrace.ts'
import { keysOption, phraseOptions } from '../keys/keys.ts'
import { paramsArgument } from '../messages/callFunction.ts'
import { lifetimeOption, timeOption, unsignedOption } from '../messages/messageOptions.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { describeExitCode } from '../output/exitCodeText.ts'
import { explainFailure } from '../session/LibraryError.ts'

export const debugCallCommand = defineCommand({
  name: 'debug call',
  group: 'Contracts',
  summary: 'Emulate a call and show every step of the virtual machine; nothing is sent.',
  args: [paramsArgument],
  options: [...traceOptions, keysOption, unsignedOption, lifetimeOption, timeOption, ...phraseOptions],
  takesFunctionParameters: true,
  examples: [
    'debug call --address wallet -m confirmTransaction --transactionId <proposal_id> --keys second.keys.json --stack',
  ],
  run: async (input, session) => {
    const { message, abi, boc } = await prepareTrace(session, input.rest, true)
    const configuration = await tellConfiguration(session)
    const { transaction, trace } = await session
      .call<{
        transaction: { aborted?: boolean; compute?: { exit_code?: number } }
        trace: readonly TraceStep[]
      }>('tvm.run_executor', {
        message,
        abi,
        account: { type: 'Account', boc },
        skip_transaction_check: true,
        execution_options: { ...(await executionOptions(session)), trace: true },
      })
      .catch(explainFailure)
    const exitCode = transaction.compute?.exit_code ?? null
    const aborted = transaction.aborted ?? false
    const end = aborted ? `aborted, ${describeExitCode(exitCode ?? -1)}` : 'succeeds'
    return {
      ...showTrace(session, trace, { aborted, exit_code: exitCode, configuration }, end),
      exitCode: aborted ? exitCodes.aborted : exitCodes.ok,
    }
  },
})
