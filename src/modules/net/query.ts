import { defineFunction } from '../../context/defineFunction.ts'
import { QueryFailed } from '../../errors/net.ts'
import { networkOf } from '../../net/index.ts'
import { ParamsOfQuery, ResultOfQuery } from './types.ts'
import { networkErrors, wrapErrors } from './wrapErrors.ts'

export const query = defineFunction({
  name: 'net.query',
  summary: 'Runs a GraphQL query.',
  description:
    'It travels over HTTP or WebSocket (`network.queries_protocol`), is repeated after network errors within `network.max_reconnect_timeout`, and waits while the network is suspended.',
  params: ParamsOfQuery,
  result: ResultOfQuery,
  errors: [...networkErrors, QueryFailed],
  example: { params: { query: '{info{version}}' }, result: { $error: 14 } },
  run: ({ context, signal }, { query, variables }) =>
    wrapErrors(QueryFailed, 'Query failed', async () => ({
      result: await networkOf(context).queryResponse({ query, variables, signal }),
    })),
})
