import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidServerResponse, QueryFailed } from '../../errors/net.ts'
import { runOperations } from './collections/runOperations.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { ParamsOfBatchQuery, ResultOfBatchQuery } from './types.ts'

export const batchQuery = defineFunction({
  name: 'net.batch_query',
  summary: 'Runs several collection operations in one GraphQL query.',
  description:
    'Networks with default settings support only what `query_collection` describes; one unsupported operation fails the whole batch.',
  params: ParamsOfBatchQuery,
  result: ResultOfBatchQuery,
  errors: [...networkErrors, QueryFailed, InvalidServerResponse],
  access: 'reads',
  example: {
    params: { operations: [{ type: 'QueryCollection', collection: 'blocks', result: 'id', limit: 1 }] },
    result: { $error: 14 },
  },
  run: (call, { operations }) =>
    wrapErrors(QueryFailed, async () => ({ results: await runOperations(call, operations) })),
})
