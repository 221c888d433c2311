import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { durableErrors } from './monitor/durableErrors.ts'
import { monitorOf } from './monitor/monitorOf.ts'
import { MonitoringQueueInfo, ParamsOfGetMonitorInfo } from './types.ts'

export const getMonitorInfo = defineFunction({
  name: 'processing.get_monitor_info',
  summary: 'Counts the messages and results of a queue.',
  description: 'An unknown queue has zero counts.',
  params: ParamsOfGetMonitorInfo,
  result: MonitoringQueueInfo,
  errors: [NetModuleNotInit, ...durableErrors],
  access: 'host',
  example: { params: { queue: 'transfers' }, result: { unresolved: 0, resolved: 0 } },
  run: async (call, { queue, durable }) => (await monitorOf(call, durable)).info(queue),
})
