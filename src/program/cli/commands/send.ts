import { defineCommand } from '../definition/Command.ts'
import { preparedOptions, sendPrepared } from '../messages/sendPrepared.ts'

export const command = defineCommand({
  group: 'Messages',
  summary: 'Send a message created by "message" or "deploy_message".',
  args: [{ name: 'MESSAGE', summary: 'The printed text, a file with it, or a BOC.', kind: 'file' }],
  options: preparedOptions,
  examples: ['send msg.txt', 'send msg.boc --dst-dapp-id <dapp_id>'],
  run: (input, session) => sendPrepared(session, input.args[0]!),
})
