import { defineCommand } from '../definition/Command.ts'
import { keysOption, phraseOptions } from '../keys/keys.ts'
import { lifetimeOption, timeOption, unsignedOption } from '../messages/messageOptions.ts'
import { prepareTrace, traceArgument, traceOptions } from '../messages/stepTrace.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Emulate a call and show every step of the virtual machine; nothing is sent.',
  args: [traceArgument],
  options: [...traceOptions, keysOption, unsignedOption, lifetimeOption, timeOption, ...phraseOptions],
  takesFunctionParameters: true,
  examples: [
    'debug call --address wallet -m confirmTransaction --transactionId <proposal_id> --keys second.keys.json --stack',
  ],
  run: async (input, session) => {
    const { traceMessage } = await import('../messages/traceMessage.ts')
    return traceMessage(session, await prepareTrace(session, input.rest, true))
  },
})
