import { defineFunction } from '../../context/defineFunction.ts'
import { QueryFailed } from '../../errors/net.ts'
import { SpendingUnknown } from '../../errors/policy.ts'
import { InvalidData } from '../../errors/proofs.ts'
import { networkOf } from '../../net/index.ts'
import { expectNoMutation } from '../policy/index.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { ParamsOfQuery, ResultOfQuery } from './types.ts'

export const query = defineFunction({
  name: 'net.query',
  summary: 'Runs a GraphQL query.',
  description:
    'Uses HTTP or WebSocket (`network.queries_protocol`). Retries after network errors within `network.max_reconnect_timeout` (`network.first_contact_timeout` until an endpoint has answered once), and waits while the network is suspended.',
  params: ParamsOfQuery,
  result: ResultOfQuery,
  errors: [...networkErrors, QueryFailed, InvalidData, SpendingUnknown],
  access: 'reads',
  example: { params: { query: '{info{version}}' }, result: { $error: 14 } },
  run: async (call, { query, variables, verify }) => {
    const { context, signal } = call
    if (verify === true) {
      throw InvalidData.error(
        'Invalid data: the answer to a free-form query cannot be proven; use net.query_collection, net.query_transaction_tree, account.get_account, processing.wait_for_transaction or processing.process_message',
      )
    }
    await expectNoMutation(call, query)
    return wrapErrors(QueryFailed, async () => ({
      result: await networkOf(context).queryResponse({ query, variables, signal }),
    }))
  },
})
