import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidServerResponse, QueryFailed } from './errors.ts'
import { runOperations } from './runOperations.ts'
import { ParamsOfQueryCollection, ResultOfQueryCollection } from './types.ts'
import { networkErrors, wrapErrors } from './wrapErrors.ts'

export const queryCollection = defineFunction({
  name: 'net.query_collection',
  summary: 'Selects objects of a collection.',
  description:
    'Nodes offer collections only when they are set up to; what they lack they tell with 608 in `cause_code`.',
  params: ParamsOfQueryCollection,
  result: ResultOfQueryCollection,
  errors: [...networkErrors, QueryFailed, InvalidServerResponse],
  example: {
    params: {
      collection: 'blocks',
      filter: { seq_no: { ge: 1 } },
      result: 'id seq_no',
      order: [{ path: 'seq_no', direction: 'DESC' }],
      limit: 10,
    },
    result: { $error: 14 },
  },
  run: (call, params) =>
    wrapErrors(QueryFailed, 'Query failed', async () => {
      const [result] = await runOperations(call, [{ type: 'QueryCollection', ...params }])
      return { result: result as unknown[] }
    }),
})
