import { stringifyExactJson } from '../../../schema/numerals.ts'
import { defineCommand } from '../definition/Command.ts'
import { executionOptions, tellConfiguration } from '../emulation/executionOptions.ts'
import { prepareTrace, showTrace, traceArgument, traceOptions } from '../messages/stepTrace.ts'
import { explainFailure } from '../session/LibraryError.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Run a getter and show every step of the virtual machine.',
  args: [traceArgument],
  options: traceOptions,
  takesFunctionParameters: true,
  examples: ['debug run wallet getCustodians', 'debug run --address wallet -m getCustodians'],
  run: async (input, session) => {
    const { message, abi, boc, origin } = await prepareTrace(session, input.rest, false)
    const configuration = await tellConfiguration(session)
    const { trace, decoded } = await session
      .call('tvm.run_tvm', {
        message,
        abi,
        account: boc,
        execution_options: { ...(await executionOptions(session)), trace: true },
      })
      .catch((error: unknown) => explainFailure(error, origin))
    const output = decoded?.output ?? null
    return showTrace(session, trace ?? [], { output, configuration }, `result ${stringifyExactJson(output)}`)
  },
})
