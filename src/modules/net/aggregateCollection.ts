import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidServerResponse, QueryFailed } from '../../errors/net.ts'
import { runOperation } from './collections/runOperations.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { ParamsOfAggregateCollection, ResultOfAggregateCollection } from './types.ts'

export const aggregateCollection = defineFunction({
  name: 'net.aggregate_collection',
  summary: 'Aggregates fields of a collection.',
  description:
    'Requires a network with the deprecated interface; otherwise fails with 601, with 611 in `data.cause_code`.',
  params: ParamsOfAggregateCollection,
  result: ResultOfAggregateCollection,
  errors: [...networkErrors, QueryFailed, InvalidServerResponse],
  access: 'reads',
  example: {
    params: { collection: 'accounts', fields: [{ field: 'balance', fn: 'SUM' }] },
    result: { $error: 14 },
  },
  run: (call, params) =>
    wrapErrors(QueryFailed, async () => ({
      values: await runOperation(call, { type: 'AggregateCollection', ...params }),
    })),
})
