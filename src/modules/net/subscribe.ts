import { defineFunction } from '../../context/defineFunction.ts'
import { CallbackNotRegistered, InvalidParams } from '../../errors/client.ts'
import { SubscribeFailed } from '../../errors/net.ts'
import { SpendingUnknown } from '../../errors/policy.ts'
import { ClientError } from '../client/types.ts'
import { expectNoMutation } from '../policy/index.ts'
import { networkErrors } from './collections/wrapErrors.ts'
import { startSubscription } from './subscriptions/startSubscription.ts'
import { ParamsOfSubscribe, ResultOfSubscribeCollection, ResultOfSubscription } from './types.ts'

export const subscribe = defineFunction({
  name: 'net.subscribe',
  summary: 'Runs a GraphQL subscription.',
  description:
    'Lost connections are reopened as for `subscribe_collection`. If the network has no subscriptions, a subscription to a single collection whose filter names accounts is followed as described there.',
  params: ParamsOfSubscribe,
  result: ResultOfSubscribeCollection,
  errors: [...networkErrors, CallbackNotRegistered, InvalidParams, SubscribeFailed, SpendingUnknown],
  access: 'host',
  example: { params: { subscription: 'subscription{blocks{id}}' }, result: { $error: 14 } },
  deprecated: 'Since 3.0. Use subscribe_collection if a collection fits.',
  callback: {
    lifetime: 'handle',
    endedBy: 'net.unsubscribe',
    responses: { 100: ResultOfSubscription, 101: ClientError },
  },
  run: async (call, { subscription, variables }) => {
    await expectNoMutation(call, subscription)
    return startSubscription(call, {
      query: subscription,
      variables,
      read: (data) => data,
      followable: async () => {
        const { readSubscription } = await import('./subscriptions/readSubscription.ts')
        const { key, ...read } = readSubscription(subscription, variables)
        return { ...read, wrap: (object) => ({ [key]: object }) }
      },
    })
  },
})
