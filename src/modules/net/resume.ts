import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { networkOf } from '../../net/index.ts'
import { nothing } from '../../schema/methods.ts'

export const resume = defineFunction({
  name: 'net.resume',
  summary: 'Resumes network activity after `suspend`.',
  description: 'Active subscriptions receive 614 once they run again.',
  params: nothing,
  result: nothing,
  errors: [NetModuleNotInit],
  access: 'changes',
  example: { params: {}, result: { $error: 14 } },
  run: ({ context }) => {
    networkOf(context).resume()
    context.isSuspended = false
  },
})
