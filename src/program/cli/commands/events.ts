import { watchOptions } from '../chain/watchOptions.ts'
import { defineCommand } from '../definition/Command.ts'

export const command = defineCommand({
  group: 'Chain',
  summary: 'Show the decoded events and answers of a contract as they are sent.',
  description:
    'Shows outbound messages of a contract: events, and what its functions return. Runs until Ctrl-C, or until the number given by --count; otherwise like "watch".',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: watchOptions,
  examples: [
    'events wallet --from-start --count 1',
    'events wallet --last 1 --count 1 --name submitTransaction --json',
  ],
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    return (await import('../chain/watchAccount.ts')).watchEvents(session, address)
  },
})
