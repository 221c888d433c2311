import { writeFileSync } from 'node:fs'
import { hex64, textLike } from '../../../schema/formats.ts'
import { readJsonArgument } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { requireChainConfig } from '../emulation/chainConfig.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { readByHash } from '../messages/readByHash.ts'
import { alignFields } from '../output/alignFields.ts'
import { prettyJson } from '../output/prettyJson.ts'

const collections = ['accounts', 'transactions', 'messages', 'blocks']

export const networkQuery = defineCommand({
  summary: 'Query a collection of the GraphQL API.',
  args: [
    { name: 'COLLECTION', summary: collections.join(', ') },
    { name: 'RESULT', summary: 'Fields to select, in GraphQL.' },
  ],
  options: [
    { name: 'filter', value: 'JSON', summary: 'Filter: JSON, @file, or -.' },
    {
      name: 'limit',
      value: 'COUNT',
      number: { min: 0, max: 9999 },
      summary: 'Maximum number of objects.',
      default: 50,
    },
    { name: 'order', value: 'JSON', summary: 'List of {"path","direction"}.' },
  ],
  description:
    'A network with default settings has no collections: objects named by id in the filter are found there too; anything else ends with 12. "vendorclient node --deprecated-api" starts a development node with collections.',
  examples: [
    `network query transactions "id lt" --filter '{"id":{"eq":"<transaction_id>"}}'`,
    `network query transactions "id lt" --filter '{"account_addr":{"eq":"0:<account_id>"}}' --limit 5`,
  ],
  members: { result: 'list of objects with the requested fields' },
  run: async (input, session) => {
    const [filter, order] = [input.text('filter'), input.text('order')]
    const { result } = await session.call('net.query_collection', {
      collection: input.args[0]!,
      result: input.args[1]!,
      limit: input.number('limit')!,
      ...(filter === undefined ? {} : { filter: await readJsonArgument(filter, '--filter') }),
      ...(order === undefined ? {} : { order: await readJsonArgument(order, '--order') }),
    })
    return { json: { result }, text: prettyJson(result) }
  },
})

export const blockSave = defineCommand({
  summary: 'Save a block to a file, as a BOC.',
  description:
    'Networks publish a block as a container, usually compressed, of the TVM block and additional data; the file contains only the TVM block. Older networks publish only the TVM block.',
  args: [
    { name: 'BLOCKID', format: hex64, summary: 'Block hash, 64 hex digits.' },
    { name: 'FILE', summary: 'Output file.' },
  ],
  options: [{ name: 'raw', summary: 'Save the published container unchanged.' }],
  examples: ['block save <block_id> block.boc', 'block save <block_id> block.data --raw'],
  members: {
    block_id: '64 hex digits',
    file: 'the file',
    content: 'block for the BOC of the TVM block, data with --raw',
    root_hash: 'hash of the root cell of the BOC, without --raw',
  },
  run: async (input, session) => {
    const [id, file] = [input.args[0]!.toLowerCase(), input.args[1]!]
    session.progress.phase('reading the block')
    const published = await readByHash(session, 'block', id, { field: 'data', older: 'boc' })
    if (published === undefined) throw new ToolError(exitCodes.notFound, `The network has no data of block ${id}`)
    if (input.flag('raw')) {
      writeFileSync(file, Buffer.from(published, 'base64'))
      return { json: { block_id: id, file, content: 'data' }, text: `Saved to ${file}` }
    }
    const { readPublishedBlock } = await import('../chain/readPublishedBlock.ts')
    const { boc, rootHash } = await readPublishedBlock(session, published)
    writeFileSync(file, Buffer.from(boc, 'base64'))
    return { json: { block_id: id, file, content: 'block', root_hash: rootHash }, text: `Saved to ${file}` }
  },
})

const parameterNumber = textLike('the number of a parameter', /^-?\d{1,10}$/)

export const networkConfig = defineCommand({
  summary: 'Show parameters of the blockchain configuration.',
  description:
    'Reads the last key block. A network with default settings publishes none; the exit code is then 11. Parameters of an unknown format are shown as base64 BOC.',
  args: [{ name: 'INDEX', format: parameterNumber, summary: 'Number of the parameter. Default: all.', optional: true }],
  examples: ['network config', 'network config 20 --json'],
  members: {
    params: 'base64 BOC by parameter number',
    decoded: 'value by parameter number, null if its format is unknown',
  },
  run: async (input, session) => {
    const index = input.args[0]
    const { configEntries } = await import('../network/configValues.ts')
    const entries = configEntries(await requireChainConfig(session))
    const chosen = index === undefined ? entries : entries.filter(({ number }) => number === String(Number(index)))
    if (chosen.length === 0) throw new ToolError(exitCodes.notFound, `The configuration has no parameter ${index}`)
    return {
      json: {
        params: Object.fromEntries(chosen.map(({ number, boc }) => [number, boc])),
        decoded: Object.fromEntries(chosen.map(({ number, value }) => [number, value ?? null])),
      },
      text: alignFields(chosen.map(({ number, boc, value }) => [`p${number}`, value ?? boc] as const)),
    }
  },
})

export const networkSaveConfig = defineCommand({
  summary: 'Save the blockchain configuration to a file, for --bc-config.',
  description: 'Reads the last key block. A network with default settings publishes none; the exit code is then 11.',
  args: [{ name: 'FILE', summary: 'Output file.' }],
  examples: ['network save-config config.boc'],
  members: { file: 'the file' },
  run: async (input, session) => {
    const file = input.args[0]!
    writeFileSync(file, Buffer.from(await requireChainConfig(session), 'base64'))
    return { json: { file }, text: `Saved to ${file}` }
  },
})
