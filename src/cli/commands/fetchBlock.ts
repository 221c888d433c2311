import { writeFileSync } from 'node:fs'
import { exitCodes } from '../tool/exitCodes.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'

export const fetchBlockCommand = defineCommand({
  name: 'fetch-block',
  group: 'Network',
  summary: 'Write a block to a file.',
  args: [
    { name: 'BLOCKID', summary: 'Hash of the block, 64 hex digits.', kind: 'text' },
    { name: 'FILE', summary: 'File to write.', kind: 'file' },
  ],
  examples: ['fetch-block <block_id> block.boc'],
  run: async (input, session) => {
    const [id, file] = [input.args[0]!.toLowerCase(), input.args[1]!]
    if (!/^[0-9a-f]{64}$/.test(id)) throw new ToolError(exitCodes.usage, 'BLOCKID must be 64 hex digits')
    session.progress.phase('reading the block')
    const { result } = await session.call<{ result: readonly { boc: string }[] }>('net.query_collection', {
      collection: 'blocks',
      filter: { id: { eq: id } },
      limit: 1,
      result: 'boc',
    })
    const block = result[0]
    if (block === undefined) throw new ToolError(exitCodes.notFound, `The network shows no block ${id}`)
    writeFileSync(file, Buffer.from(block.boc, 'base64'))
    return { json: { block_id: id, file }, text: `Saved to ${file}` }
  },
})
