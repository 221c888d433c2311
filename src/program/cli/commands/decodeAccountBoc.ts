import { readBocFile } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { readableAnswer } from '../output/readable.ts'

export const command = defineCommand({
  group: 'Decoding',
  summary: 'Show an account saved to a file.',
  args: [{ name: 'FILE', summary: 'Account BOC.', kind: 'file' }],
  offline: true,
  examples: ['decode account boc account.boc'],
  run: async (input, session) => {
    const { parsed } = await session.call('boc.parse_account', {
      boc: readBocFile(input.args[0]!, 'FILE'),
    })
    return readableAnswer(parsed)
  },
})
