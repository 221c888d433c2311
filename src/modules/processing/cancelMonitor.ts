import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/functions.ts'
import { messageMonitorOf } from './MessageMonitor.ts'
import { ParamsOfCancelMonitor } from './types.ts'

export const cancelMonitor = defineFunction({
  name: 'processing.cancel_monitor',
  summary: 'Removes a queue with its messages and results.',
  description: 'Unknown queues are ignored. A waiting fetch ends without results.',
  params: ParamsOfCancelMonitor,
  result: nothing,
  errors: [],
  example: { params: { queue: 'transfers' }, result: null },
  run: ({ context }, { queue }) => messageMonitorOf(context).cancel(queue),
})
