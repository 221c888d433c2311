import { abisOption } from '../chain/chainOptions.ts'
import { readHash } from '../chain/readHash.ts'
import { defineCommand } from '../definition/Command.ts'

export const command = defineCommand({
  group: 'Chain',
  summary: 'Show the message and transaction tree that contains a transaction or message.',
  args: [{ name: 'HASH', summary: 'Hash of a transaction or a message, 64 hex digits.', kind: 'text' }],
  options: [
    {
      name: 'limit',
      value: 'COUNT',
      number: { min: 1, max: 1000 },
      summary: 'Maximum number of transactions to show.',
      default: 100,
    },
    { name: 'here', summary: 'Start with this transaction, not with the first one of the tree.' },
    abisOption,
  ],
  examples: ['tree <transaction_id>', 'tree <message_id> --abi Wallet.abi.json'],
  run: async (input, session) => {
    const hash = readHash(input.args[0]!, 'HASH')
    const { showTree } = await import('../chain/showTree.ts')
    return showTree(session, hash, { limit: input.number('limit')!, fromRoot: !input.flag('here') })
  },
})
