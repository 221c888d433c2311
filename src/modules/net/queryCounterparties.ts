import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidServerResponse, QueryFailed } from '../../errors/net.ts'
import { runOperation } from './collections/runOperations.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { ParamsOfQueryCounterparties, ResultOfQueryCollection } from './types.ts'

export const queryCounterparties = defineFunction({
  name: 'net.query_counterparties',
  summary: 'Returns the accounts that exchanged messages with an account.',
  description:
    'Requires a service that networks with default settings lack; without it, fails with 601, with 611 in `data.cause_code`. For the next page, pass the last `cursor` as `after`.',
  params: ParamsOfQueryCounterparties,
  result: ResultOfQueryCollection,
  errors: [...networkErrors, QueryFailed, InvalidServerResponse],
  access: 'reads',
  example: {
    params: { account: 'ab'.repeat(32), result: 'counterparty last_message_id cursor', first: 5 },
    result: { $error: 14 },
  },
  run: (call, params) =>
    wrapErrors(QueryFailed, async () => ({
      result: (await runOperation(call, { type: 'QueryCounterparties', ...params })) as unknown[],
    })),
})
