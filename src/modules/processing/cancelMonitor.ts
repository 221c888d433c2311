import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { nothing } from '../../schema/methods.ts'
import { durableErrors } from './monitor/durableErrors.ts'
import { monitorOf } from './monitor/monitorOf.ts'
import { ParamsOfCancelMonitor } from './types.ts'

export const cancelMonitor = defineFunction({
  name: 'processing.cancel_monitor',
  summary: 'Removes a queue with its messages and results.',
  description: 'Unknown queues are ignored. A waiting fetch returns without results.',
  params: ParamsOfCancelMonitor,
  result: nothing,
  errors: [NetModuleNotInit, ...durableErrors],
  access: 'host',
  example: { params: { queue: 'transfers' }, result: null },
  run: async (call, { queue, durable }) => (await monitorOf(call, durable)).cancel(queue),
})
