import { defineCommand } from '../definition/Command.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Show the functions, events and fields of an ABI, with their ids and signatures.',
  args: [{ name: 'ABI', summary: 'ABI file, alias, or name of a contract in "contract list".', kind: 'file' }],
  options: [
    {
      name: 'id',
      value: 'ID',
      summary: 'Show only the item with this id (decimal or 0x), as found at the start of a message body.',
    },
  ],
  offline: true,
  examples: ['abi Wallet.abi.json', 'abi Wallet --id 0x1aa740ed'],
  run: async (input, session) => (await import('../arguments/describeAbi.ts')).describeAbi(session, input.args[0]!),
})
