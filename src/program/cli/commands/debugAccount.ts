import { defineCommand } from '../definition/Command.ts'
import { replayOptions } from '../network/replayText.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Rerun a recent transaction of an account and show each step of the virtual machine.',
  description:
    'For networks that keep old states: development nodes. On a terminal, you are asked to choose one of the last ten transactions; otherwise the last one is run, or the one given by --back.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [
    {
      name: 'back',
      value: 'COUNT',
      number: { min: 0, max: 999 },
      summary: 'Number of transactions to go back from the last one.',
    },
    ...replayOptions,
  ],
  examples: ['debug account wallet --back 0 --steps 20'],
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    return (await import('../network/replayAccount.ts')).replayAccount(session, address, input.number('back'))
  },
})
