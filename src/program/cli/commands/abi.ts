import { defineCommand } from '../definition/Command.ts'

export const abiCommand = defineCommand({
  name: 'abi',
  group: 'Contracts',
  summary: 'Show functions, events and fields of an ABI, with their ids and signatures.',
  args: [{ name: 'ABI', summary: 'ABI file, alias, or name of a contract of "contract list".', kind: 'file' }],
  options: [
    { name: 'id', value: 'ID', summary: 'Only what has this id: decimal or 0x number, as bodies begin with it.' },
  ],
  offline: true,
  examples: ['abi Wallet.abi.json', 'abi Wallet --id 0x1aa740ed'],
  run: async (input, session) => (await import('../arguments/describeAbi.ts')).describeAbi(session, input.args[0]!),
})
