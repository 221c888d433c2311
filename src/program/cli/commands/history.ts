import { abisOption } from '../chain/chainOptions.ts'
import { defineCommand } from '../definition/Command.ts'

export const historyCommand = defineCommand({
  name: 'history',
  group: 'Chain',
  summary: 'List the last transactions of an account, the newest first.',
  description: '--before with the cursor that the list ends with shows what came before it.',
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
