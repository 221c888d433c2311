import { defineFunction } from '../../context/defineFunction.ts'
import { HttpRequestParseError, HttpRequestSendError, NetModuleNotInit } from '../../errors/client.ts'
import { GraphqlError, Unauthorized } from '../../errors/net.ts'
import { InvalidData } from '../../errors/processing.ts'
import { isAppendedKey } from '../../ports/Storage.ts'
import { durableErrors } from './monitor/durableErrors.ts'
import { durableMonitorOf, monitorOf } from './monitor/monitorOf.ts'
import { ParamsOfFetchNextMonitorResults, ResultOfFetchNextMonitorResults } from './types.ts'

export const fetchNextMonitorResults = defineFunction({
  name: 'processing.fetch_next_monitor_results',
  summary: 'Returns results of a queue and removes them from it, waiting for them on request.',
  description:
    'A waiting call fails when the network fails permanently; the queue continues. On a queue without messages it waits until some are added and resolved; end it by cancelling the call, or the queue. Results of a durable queue stay in it until they are acknowledged, and say `Timeout` only when the network answered after `wait_until`.',
  waits: true,
  params: ParamsOfFetchNextMonitorResults,
  result: ResultOfFetchNextMonitorResults,
  errors: [
    HttpRequestSendError,
    HttpRequestParseError,
    GraphqlError,
    Unauthorized,
    NetModuleNotInit,
    InvalidData,
    ...durableErrors,
  ],
  example: { params: { queue: 'transfers' }, result: { results: [] } },
  run: async (call, { queue, wait_mode = 'NoWait', durable, acknowledge }) => {
    if (acknowledge !== undefined) {
      if (durable !== true) {
        throw InvalidData.error('Invalid data: `acknowledge` is for a queue with `durable`', { path: 'acknowledge' })
      }
      if (!isAppendedKey(acknowledge)) {
        throw InvalidData.error('Invalid data: `acknowledge` is not the number of a result: expected 16 digits', {
          path: 'acknowledge',
        })
      }
      await (await durableMonitorOf(call)).acknowledge(queue, acknowledge)
    }
    const monitor = await monitorOf(call, durable)
    return { results: await monitor.fetch(queue, wait_mode, call.signal) }
  },
})
