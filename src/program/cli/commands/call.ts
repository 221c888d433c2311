import { defineCommand } from '../definition/Command.ts'
import { callFunction, callOptions } from '../messages/callFunction.ts'
import { paramsArgument } from '../messages/targetOptions.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Call a contract function with a signed message and show the outcome.',
  description:
    'The Dapp ID of the destination is the first half of the address. The exit code is 0 only if the transaction was not aborted.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address <dapp_id>::<account_id>, or alias.', kind: 'address' },
    { name: 'METHOD', summary: 'Function of the ABI.', kind: 'function' },
    paramsArgument,
  ],
  options: callOptions,
  takesFunctionParameters: true,
  examples: [
    `call <dapp_id>::<account_id> confirmTransaction '{"transactionId":"<proposal_id>"}' --abi Wallet.abi.json --keys second.keys.json`,
    'call wallet sendTransaction --dest <dapp_id>::<account_id> --value 1.5T --cc {} --bounce false --flags 1 --payload "" --dry-run',
  ],
  run: (input, session) => callFunction(session, input.args[0]!, input.args[1]!, input.rest),
})
