import { abisOption } from '../chain/chainOptions.ts'
import { readHash } from '../chain/readHash.ts'
import { defineCommand } from '../definition/Command.ts'

export const command = defineCommand({
  group: 'Chain',
  summary: 'Show a transaction: the message that started it, its phases, fees and losses, and what it sent.',
  description:
    'Functions and arguments are decoded for accounts of aliases with an ABI, for built-in contracts, and with --abi. The exit code is 0 even if the transaction was aborted.',
  args: [{ name: 'TRANSACTION', summary: 'Transaction hash, 64 hex digits.', kind: 'text' }],
  options: [abisOption],
  examples: ['tx <transaction_id>', 'tx <transaction_id> --abi Wallet.abi.json --json'],
  run: async (input, session) => {
    const id = readHash(input.args[0]!, 'TRANSACTION')
    return (await import('../chain/showTransaction.ts')).showTransaction(session, id)
  },
})
