import { readJsonArgument } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { prettyJson } from '../output/prettyJson.ts'

const collections = ['accounts', 'transactions', 'messages', 'blocks']

export const command = defineCommand({
  group: 'Network',
  summary: 'Query a collection of the GraphQL API.',
  args: [
    { name: 'COLLECTION', summary: collections.join(', '), kind: 'text' },
    { name: 'RESULT', summary: 'Fields to select, in GraphQL.', kind: 'text' },
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
    `query-raw transactions "id lt" --filter '{"id":{"eq":"<transaction_id>"}}'`,
    `query-raw transactions "id lt" --filter '{"account_addr":{"eq":"0:<account_id>"}}' --limit 5`,
  ],
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
