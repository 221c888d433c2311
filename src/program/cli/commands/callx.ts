import { defineCommand } from '../definition/Command.ts'
import { callFunction, callOptions } from '../messages/callFunction.ts'
import { addressOption, methodOption, paramsArgument, readTarget } from '../messages/targetOptions.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Same as call, with address and function as options.',
  args: [paramsArgument],
  options: [addressOption, methodOption, ...callOptions],
  takesFunctionParameters: true,
  examples: ['callx --address wallet -m confirmTransaction --transactionId <proposal_id> --keys second.keys.json'],
  run: (input, session) => {
    const { address, method } = readTarget(session)
    return callFunction(session, address, method, input.rest)
  },
})
