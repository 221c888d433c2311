import { defineCommand } from '../definition/Command.ts'

export const command = defineCommand({
  group: 'Chain',
  summary: 'Show a block and its transactions, by hash or by height.',
  description: 'A height refers to thread zero, or to the thread given by --thread.',
  args: [{ name: 'BLOCK', summary: 'Hash of 64 hex digits, height, or "last".', kind: 'text' }],
  options: [{ name: 'thread', value: 'HEX', summary: 'Thread of the height, up to 68 hex digits. Default: zeros.' }],
  examples: ['block last', 'block <block_id> --json', 'block 1'],
  run: async (input, session) => {
    const { showBlock } = await import('../chain/showBlock.ts')
    return showBlock(session, input.args[0]!, input.text('thread'))
  },
})
