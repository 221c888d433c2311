import { watchOptions } from '../chain/watchOptions.ts'
import { defineCommand } from '../definition/Command.ts'

export const eventsCommand = defineCommand({
  name: 'events',
  group: 'Chain',
  summary: 'Show the events and answers of a contract as they are sent, decoded.',
  description:
    'Messages of a contract to the outside: events, and what its functions return. Goes on until Ctrl-C, or the number of --count; for the rest as "watch".',
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
