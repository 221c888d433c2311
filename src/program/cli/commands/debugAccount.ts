import { defineCommand } from '../definition/Command.ts'
import { replayOptions } from '../network/replayText.ts'

export const debugAccountCommand = defineCommand({
  name: 'debug account',
  group: 'Contracts',
  summary: 'Run one of the last transactions of an account again and show the steps of the virtual machine.',
  description:
    'For networks that keep old states: development nodes. On a terminal you are asked which of the last ten transactions is meant, else it is the last one, or that of --back.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [
    {
      name: 'back',
      value: 'COUNT',
      number: { min: 0, max: 999 },
      summary: 'So many transactions before the last one.',
    },
    ...replayOptions,
  ],
  examples: ['debug account wallet --back 0 --steps 20'],
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    return (await import('../network/replayAccount.ts')).replayAccount(session, address, input.number('back'))
  },
})
