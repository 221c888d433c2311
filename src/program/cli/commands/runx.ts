import { abiOption } from '../tool/abi.ts'
import { addressOption, methodOption, paramsArgument, readTarget } from '../tool/callFunction.ts'
import { runGetter, sourceOptions } from '../tool/runGetter.ts'
import { defineCommand } from '../tool/ToolCommand.ts'

export const runxCommand = defineCommand({
  name: 'runx',
  group: 'Contracts',
  summary: 'The same as run, with address and function as options.',
  args: [paramsArgument],
  options: [addressOption, methodOption, abiOption, ...sourceOptions],
  takesFunctionParameters: true,
  examples: ['runx --address wallet -m getCustodians'],
  run: (input, session) => {
    const { address, method } = readTarget(session)
    return runGetter(session, address, method, input.rest)
  },
})
