import { writeFileSync } from 'node:fs'
import { hex64 } from '../../../schema/formats.ts'
import { blockOfData } from '../accounts/blockOfData.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { readByHash } from '../messages/readByHash.ts'

export const command = defineCommand({
  group: 'Network',
  summary: 'Save a block to a file, as a BOC.',
  description:
    'Networks publish a block as a container, usually compressed, of the TVM block and additional data; the file contains only the TVM block. Older networks publish only the TVM block.',
  args: [
    { name: 'BLOCKID', format: hex64, summary: 'Block hash, 64 hex digits.', kind: 'text' },
    { name: 'FILE', summary: 'Output file.', kind: 'file' },
  ],
  options: [{ name: 'raw', summary: 'Save the published container unchanged.' }],
  examples: ['fetch-block <block_id> block.boc', 'fetch-block <block_id> block.data --raw'],
  run: async (input, session) => {
    const [id, file] = [input.args[0]!.toLowerCase(), input.args[1]!]
    session.progress.phase('reading the block')
    const published = await readByHash(session, 'block', id, { field: 'data', older: 'boc' })
    if (published === undefined) throw new ToolError(exitCodes.notFound, `The network has no data of block ${id}`)
    if (input.flag('raw')) {
      writeFileSync(file, Buffer.from(published, 'base64'))
      return { json: { block_id: id, file, content: 'data' }, text: `Saved to ${file}` }
    }
    const { boc, rootHash } = await blockOfData(session, published)
    writeFileSync(file, Buffer.from(boc, 'base64'))
    return { json: { block_id: id, file, content: 'block', root_hash: rootHash }, text: `Saved to ${file}` }
  },
})
