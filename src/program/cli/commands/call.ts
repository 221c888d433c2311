import { defineCommand } from '../definition/Command.ts'
import { dryRunMembers, sentMembers } from '../definition/members.ts'
import { callFunction, callOptions } from '../messages/callFunction.ts'
import { addressOption, callArguments, methodOption, paramsArgument, readTarget } from '../messages/targetOptions.ts'

export const contractCall = defineCommand({
  summary: 'Call a contract function with a signed message and show the outcome.',
  description:
    'The Dapp ID of the destination is the first half of the address. The exit code is 0 only if the transaction was not aborted.',
  args: callArguments,
  options: callOptions,
  examples: [
    `call <dapp_id>::<account_id> confirmTransaction '{"transactionId":"<proposal_id>"}' --abi Wallet.abi.json --keys second.keys.json`,
    'call wallet sendTransaction --dest <dapp_id>::<account_id> --value 1.5T --cc {} --bounce false --flags 1 --payload "" --dry-run',
  ],
  members: { ...sentMembers, ...dryRunMembers },
  run: (input, session) => callFunction(session, input.args[0]!, input.args[1]!, input.rest),
})

export const callx = defineCommand({
  summary: 'Same as call, with address and function as options.',
  args: [paramsArgument],
  options: [addressOption, methodOption, ...callOptions],
  examples: ['callx --address wallet -m confirmTransaction --transactionId <proposal_id> --keys second.keys.json'],
  members: { ...sentMembers, ...dryRunMembers },
  run: (input, session) => {
    const { address, method } = readTarget(session)
    return callFunction(session, address, method, input.rest)
  },
})
