import { defineCommand } from '../definition/Command.ts'
import { preparedOptions, sendPrepared } from '../messages/sendPrepared.ts'

export const command = defineCommand({
  group: 'Messages',
  summary: 'Send a message BOC from a file; same as send.',
  args: [{ name: 'BOC', summary: 'File created with --raw --output.', kind: 'file' }],
  options: preparedOptions,
  examples: ['sendfile msg.boc --dst-dapp-id <dapp_id>'],
  run: (input, session) => sendPrepared(session, input.args[0]!),
})
