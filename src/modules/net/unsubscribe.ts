import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { endSubscription } from './subscriptions/startSubscription.ts'
import { ResultOfSubscribeCollection } from './types.ts'

export const unsubscribe = defineFunction({
  name: 'net.unsubscribe',
  summary: 'Ends a subscription; an unknown handle is ignored.',
  params: ResultOfSubscribeCollection,
  result: nothing,
  errors: [],
  access: 'host',
  example: { params: { handle: 1 }, result: null },
  run: (call, { handle }) => endSubscription(call, handle),
})
