import { stringifyExactJson } from '../../../schema/numerals.ts'
import { defineCommand } from '../definition/Command.ts'
import { debuggedMembers, traceMembers } from '../definition/members.ts'
import { originOf } from '../emulation/emulate.ts'
import { executionOptions, tellConfiguration } from '../emulation/executionOptions.ts'
import { keysOption, phraseOptions } from '../keys/keyPairs.ts'
import { lifetimeOption, timeOption, unsignedOption } from '../messages/messageOptions.ts'
import { prepareTrace, showTrace, traceArgument, traceOptions } from '../messages/stepTrace.ts'
import { explainFailure } from '../session/LibraryError.ts'

export const debugCall = defineCommand({
  summary: 'Emulate a call and show every step of the virtual machine; nothing is sent.',
  args: [traceArgument],
  options: [...traceOptions, keysOption, unsignedOption, lifetimeOption, timeOption, ...phraseOptions],
  examples: [
    'debug call --address wallet -m confirmTransaction --transactionId <proposal_id> --keys second.keys.json --stack',
  ],
  members: debuggedMembers,
  run: async (input, session) => {
    const { traceMessage } = await import('../messages/traceMessage.ts')
    const { plan, boc } = await prepareTrace(session, input.rest, true)
    return traceMessage(session, plan, boc)
  },
})

export const debugRun = defineCommand({
  summary: 'Run a getter and show every step of the virtual machine.',
  args: [traceArgument],
  options: traceOptions,
  examples: ['debug run wallet getCustodians', 'debug run --address wallet -m getCustodians'],
  members: { output: 'outputs by name, or null', ...traceMembers },
  run: async (input, session) => {
    const { plan, boc } = await prepareTrace(session, input.rest, false)
    const configuration = await tellConfiguration(session)
    const { trace, decoded } = await session
      .call('tvm.run_tvm', {
        message: plan.message,
        abi: plan.abi.wire,
        account: boc,
        execution_options: { ...(await executionOptions(session)), trace: true },
      })
      .catch((error: unknown) => explainFailure(error, originOf(plan)))
    const output = decoded?.output ?? null
    return showTrace(session, trace ?? [], { output, configuration }, `result ${stringifyExactJson(output)}`)
  },
})
