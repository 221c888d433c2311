import { abisOption } from '../chain/chainOptions.ts'
import { defineCommand } from '../definition/Command.ts'

export const command = defineCommand({
  group: 'Chain',
  summary: 'List the latest transactions of an account, newest first.',
  description: 'For older transactions, pass the cursor at the end of the list to --before.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [
    {
      name: 'limit',
      value: 'COUNT',
      number: { min: 1, max: 1000 },
      summary: 'Number of transactions.',
      default: 20,
    },
    { name: 'before', value: 'CURSOR', summary: 'Only transactions before this one.' },
    abisOption,
  ],
  examples: ['history wallet', 'history <dapp_id>::<account_id> --limit 5 --json'],
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    const { showHistory } = await import('../chain/showHistory.ts')
    return showHistory(session, address, { limit: input.number('limit')!, before: input.text('before') })
  },
})
