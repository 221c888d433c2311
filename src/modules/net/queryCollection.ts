import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidServerResponse, QueryFailed } from '../../errors/net.ts'
import * as proofErrors from '../../errors/proofs.ts'
import { isVerified } from '../parameters/verify.ts'
import { runOperation } from './collections/runOperations.ts'
import { verifyCollection } from './collections/verifyObjects.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { ParamsOfQueryCollection, ResultOfQueryCollection } from './types.ts'

export const queryCollection = defineFunction({
  name: 'net.query_collection',
  summary: 'Queries objects of a collection.',
  description:
    'Addresses in a filter may have any form; an invalid address is error 23. Networks with default settings have no collections. There, objects named by the filter are fetched another way: `accounts` by `id`, `blocks` by `id` or `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, each with `eq` or `in`; other conditions are evaluated by the library. Anything else fails with 601, with 611 in `data.cause_code` and the interface in `data.deprecated_interface`.',
  params: ParamsOfQueryCollection,
  result: ResultOfQueryCollection,
  errors: [...networkErrors, QueryFailed, InvalidServerResponse, ...Object.values(proofErrors)],
  access: 'reads',
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
  run: async (call, { verify, ...params }) => {
    const objects = await wrapErrors(QueryFailed, () => runOperation(call, { type: 'QueryCollection', ...params }))
    const result = objects as unknown[]
    if (isVerified(call, verify)) await verifyCollection(call, params.collection, result)
    return { result }
  },
})
