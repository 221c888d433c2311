import { defineFunction } from '../../context/defineFunction.ts'
import { messageMonitorOf } from './MessageMonitor.ts'
import { MonitoringQueueInfo, ParamsOfGetMonitorInfo } from './types.ts'

export const getMonitorInfo = defineFunction({
  name: 'processing.get_monitor_info',
  summary: 'Counts the messages and results of a queue.',
  description: 'Zeros for an unknown queue.',
  params: ParamsOfGetMonitorInfo,
  result: MonitoringQueueInfo,
  errors: [],
  example: { params: { queue: 'transfers' }, result: { unresolved: 0, resolved: 0 } },
  run: ({ context }, { queue }) => messageMonitorOf(context).info(queue),
})
