import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { networkOf } from '../../net/index.ts'
import { nothing } from '../../schema/methods.ts'

export const suspend = defineFunction({
  name: 'net.suspend',
  summary: 'Stops network activity until `resume`.',
  description: 'Meanwhile queries wait; subscriptions receive 609 and their connections are closed.',
  params: nothing,
  result: nothing,
  errors: [NetModuleNotInit],
  access: 'changes',
  example: { params: {}, result: { $error: 14 } },
  run: ({ context }) => {
    networkOf(context).suspend()
    context.isSuspended = true
  },
})
