import { defineFunction } from '../../context/defineFunction.ts'
import { ClockOutOfSync } from '../../errors/net.ts'
import { networkOf } from '../../net/index.ts'
import { nothing } from '../../schema/methods.ts'
import { ResultOfGetTime } from './types.ts'

export const getTime = defineFunction({
  name: 'net.get_time',
  summary: 'Returns the network time that messages are created with.',
  description:
    'Intended for programs that set the lifetime of messages themselves. The network time is known after the first contact with an endpoint, so this call usually makes no request. Without endpoints, or if none answers soon, returns the time of this machine.',
  params: nothing,
  result: ResultOfGetTime,
  errors: [ClockOutOfSync],
  access: 'reads',
  example: { params: {}, result: { time: { $ne: 0 } } },
  extension: true,
  run: async (call) => {
    const { time } = networkOf(call.context)
    await time.learn(call.signal)
    time.expectUsable()
    return {
      time: BigInt(Math.floor(call.clock.now())),
      ...(time.isKnown && { clock_difference_ms: BigInt(time.difference?.ms ?? 0) }),
    }
  },
})
