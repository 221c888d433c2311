import { abisOption } from '../chain/chainOptions.ts'
import { defineCommand } from '../definition/Command.ts'

export const statusCommand = defineCommand({
  name: 'status',
  group: 'Chain',
  summary: 'Show what became of a message.',
  description:
    'The exit code is 0 when a transaction executed the message, 13 when that was aborted, 14 when it is proven that it was not executed and never will be, and 11 when the network shows no such message, or only that it waits. That a network shows no message proves nothing. The proof takes the bytes of the message, its account and its expiration: of messages that a command of this data folder has sent and not seen the end of, a journal has them; for others give the message itself. It is there once the network shows a state of the account later than the expiration and network.expiration_margin, and all transactions of the account since before the message. Messages without expiration cannot be proven to have failed. --wait follows the message, and ends with 15 when its end is not known in the time.',
  args: [
    {
      name: 'MESSAGE',
      summary: 'Hash of the message, 64 hex digits; or what "message" printed, or the name of a file with it.',
      kind: 'text',
    },
  ],
  options: [
    { name: 'wait', summary: 'Wait until a transaction executed it, or its end is proven.' },
    {
      name: 'seconds',
      value: 'S',
      number: { min: 1, max: 86_400 },
      summary: 'With --wait: time limit in seconds.',
      default: 60,
    },
    abisOption,
  ],
  examples: ['status <message_id>', 'status <message_id> --wait --seconds 120', 'status message.txt'],
  run: async (input, session) => {
    const { showStatus } = await import('../chain/showStatus.ts')
    return showStatus(session, input.args[0]!, input.flag('wait') ? input.number('seconds')! : undefined)
  },
})
