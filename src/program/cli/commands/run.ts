import { abiOption } from '../arguments/abi.ts'
import { defineCommand } from '../definition/Command.ts'
import { runGetter } from '../emulation/runGetter.ts'
import { sourceOptions } from '../emulation/sourceOptions.ts'
import { paramsArgument } from '../messages/targetOptions.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Run a getter locally on the state of an account and show its output.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, alias, or file with --boc or --tvc.', kind: 'address' },
    { name: 'METHOD', summary: 'Function of the ABI.', kind: 'function' },
    paramsArgument,
  ],
  options: [abiOption, ...sourceOptions],
  takesFunctionParameters: true,
  examples: [
    'run <dapp_id>::<account_id> getCustodians --abi Wallet.abi.json',
    'run account.boc getParameters --boc --abi Wallet.abi.json',
  ],
  run: (input, session) => runGetter(session, input.args[0]!, input.args[1]!, input.rest),
})
