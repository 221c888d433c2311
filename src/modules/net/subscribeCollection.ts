import { defineFunction } from '../../context/defineFunction.ts'
import { isObject } from '../../net/readGraphqlResponse.ts'
import { CallbackNotRegistered } from '../client/errors.ts'
import { ClientError } from '../client/types.ts'
import { subscriptionText } from './collectionDocument.ts'
import { GetSubscriptionResultFailed, SubscribeFailed } from './errors.ts'
import { startSubscription } from './startSubscription.ts'
import { ParamsOfSubscribeCollection, ResultOfSubscribeCollection, ResultOfSubscription } from './types.ts'
import { networkErrors } from './wrapErrors.ts'

export const subscribeCollection = defineFunction({
  name: 'net.subscribe_collection',
  summary: 'Sends new and changed objects of a collection.',
  description:
    'A lost connection is told with its error (101) and opened again within `network.max_reconnect_timeout`; the subscription then goes on and 614 tells in `data.gap` when events may have been missed. Needs a node that offers GraphQL over WebSocket.',
  params: ParamsOfSubscribeCollection,
  result: ResultOfSubscribeCollection,
  errors: [...networkErrors, CallbackNotRegistered, SubscribeFailed],
  example: {
    params: { collection: 'transactions', filter: { account_addr: { eq: 'ab'.repeat(32) } }, result: 'id' },
    result: { $error: 14 },
  },
  callback: { lifetime: 'handle', responses: { 100: ResultOfSubscription, 101: ClientError } },
  run: (call, { collection, filter, result }) =>
    startSubscription(
      call,
      { query: subscriptionText(collection, result), variables: { filter: filter ?? {} } },
      (data) => {
        if (isObject(data) && collection in data) return data[collection]
        throw GetSubscriptionResultFailed.error(`The answer of the subscription lacks ${collection}`)
      },
    ),
})
