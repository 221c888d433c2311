import { defineCommand } from '../definition/Command.ts'
import { replayOnNode, replayOptions } from '../network/replayText.ts'

export const command = defineCommand({
  group: 'Network',
  summary: 'Rerun a transaction of a development node and show each step of the virtual machine.',
  description: 'The node keeps the required data for the newest transactions; see its option --history.',
  args: [{ name: 'TRANSACTION', summary: 'Id of a transaction.', kind: 'text' }],
  options: replayOptions,
  examples: ['node replay <transaction_id> --url local', 'node replay <transaction_id> --steps 20 --stack --url local'],
  run: (input, session) => replayOnNode(session, input.args[0]!),
})
