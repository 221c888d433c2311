import { defineFunction } from '../../context/defineFunction.ts'
import { HttpRequestParseError, HttpRequestSendError } from '../../errors/client.ts'
import { GraphqlError, Unauthorized } from '../../errors/net.ts'
import { messageMonitorOf } from './MessageMonitor.ts'
import { ParamsOfFetchNextMonitorResults, ResultOfFetchNextMonitorResults } from './types.ts'

export const fetchNextMonitorResults = defineFunction({
  name: 'processing.fetch_next_monitor_results',
  summary: 'Returns results of a queue and removes them from it, waiting for them on request.',
  description:
    'A waiting call fails when the network fails permanently; the queue continues. On a queue without messages it waits until some are added and resolved; end it by cancelling the call, or the queue.',
  waits: true,
  params: ParamsOfFetchNextMonitorResults,
  result: ResultOfFetchNextMonitorResults,
  errors: [HttpRequestSendError, HttpRequestParseError, GraphqlError, Unauthorized],
  example: { params: { queue: 'transfers' }, result: { results: [] } },
  run: async ({ context, signal }, { queue, wait_mode = 'NoWait' }) => ({
    results: await messageMonitorOf(context).fetch(queue, wait_mode, signal),
  }),
})
