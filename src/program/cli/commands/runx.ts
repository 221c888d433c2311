import { abiOption } from '../arguments/abi.ts'
import { defineCommand } from '../definition/Command.ts'
import { runGetter } from '../emulation/runGetter.ts'
import { sourceOptions } from '../emulation/sourceOptions.ts'
import { addressOption, methodOption, paramsArgument, readTarget } from '../messages/targetOptions.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Same as run, with address and function as options.',
  args: [paramsArgument],
  options: [addressOption, methodOption, abiOption, ...sourceOptions],
  takesFunctionParameters: true,
  examples: ['runx --address wallet -m getCustodians'],
  run: (input, session) => {
    const { address, method } = readTarget(session)
    return runGetter(session, address, method, input.rest)
  },
})
