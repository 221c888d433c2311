import { abisOption } from '../chain/chainOptions.ts'
import { defineCommand } from '../definition/Command.ts'

export const command = defineCommand({
  group: 'Chain',
  summary: 'Show the outcome of a message.',
  description:
    'The exit code is 0 if a transaction executed the message, 13 if that transaction was aborted, 14 if it is proven that the message was not executed and never will be, and 11 if the network has no such message, or it is still waiting. A message missing from the network proves nothing. The proof needs the message itself, its account and its expiration: a journal keeps messages sent from this data folder until their result is known; for others, give the message instead of its hash. The proof is available once the network shows a state of the account later than the expiration and network.expiration_margin, and all transactions of the account since before the message; with network.agreement, that many operators must agree, and with proofs.prove_replacements, proofs must show it. Messages without an expiration cannot be proven to have failed. --wait follows the message, and ends with 15 if the result is not known within the time limit.',
  args: [
    {
      name: 'MESSAGE',
      summary: 'Message hash, 64 hex digits; or the output of "message", or a file with it.',
      kind: 'text',
    },
  ],
  options: [
    { name: 'wait', summary: 'Wait until a transaction has executed the message, or it is proven that none will.' },
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
    const { showStatus } = await import('../messages/showStatus.ts')
    return showStatus(session, input.args[0]!, input.flag('wait') ? input.number('seconds')! : undefined)
  },
})
