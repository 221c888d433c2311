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
  summary: 'Returns results of a queue and removes them from it, optionally waiting for them.',
  description:
    'A waiting call fails if the network fails permanently; the queue continues. On an empty queue it waits until messages are added and resolved; to end it, cancel the call or the queue. Results of a durable queue stay until they are acknowledged, and report `Timeout` only if the network answered after `wait_until`.',
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
  access: 'host',
  example: { params: { queue: 'transfers' }, result: { results: [] } },
  run: async (call, { queue, wait_mode, durable, acknowledge }) => {
    if (acknowledge !== undefined) {
      if (!durable) {
        throw InvalidData.error('Invalid data: `acknowledge` requires a queue with `durable`', { path: 'acknowledge' })
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
