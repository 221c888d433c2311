import { defineFunction } from '../../context/defineFunction.ts'
import { CallbackNotRegistered, InvalidParams } from '../../errors/client.ts'
import { GetSubscriptionResultFailed, SubscribeFailed } from '../../errors/net.ts'
import { isObject } from '../../net/readGraphqlResponse.ts'
import { ClientError } from '../client/types.ts'
import { addressFilter } from './collections/addressFilter.ts'
import { subscriptionText } from './collections/collectionDocument.ts'
import { networkErrors } from './collections/wrapErrors.ts'
import { startSubscription } from './subscriptions/startSubscription.ts'
import { ParamsOfSubscribeCollection, ResultOfSubscribeCollection, ResultOfSubscription } from './types.ts'

export const subscribeCollection = defineFunction({
  name: 'net.subscribe_collection',
  summary: 'Subscribes to new and changed objects of a collection.',
  description:
    'A lost connection is reported with its error (101) and reopened within `network.max_reconnect_timeout`; the subscription then continues, and 614 reports in `data.gap` whether events may have been missed. Networks with default settings have no subscriptions. There, the library follows the accounts named by the filter, in any address form: `transactions` by `account_addr`, `messages` by `dst` (on arrival) or `src` (on sending), `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are evaluated by the library. New objects are delivered in chain order, each once, even after failures; of several states within `network.follow_interval`, only the last is delivered. Anything else fails with 602, with 611 in `data.cause_code` and the interface in `data.deprecated_interface`.',
  params: ParamsOfSubscribeCollection,
  result: ResultOfSubscribeCollection,
  errors: [...networkErrors, CallbackNotRegistered, InvalidParams, SubscribeFailed],
  access: 'host',
  example: {
    params: { collection: 'transactions', filter: { account_addr: { eq: 'ab'.repeat(32) } }, result: 'id' },
    result: { $error: 14 },
  },
  callback: {
    lifetime: 'handle',
    endedBy: 'net.unsubscribe',
    responses: { 100: ResultOfSubscription, 101: ClientError },
  },
  run: (call, { collection, filter, result }) =>
    startSubscription(call, {
      collection,
      query: subscriptionText(collection, result),
      variables: { filter: addressFilter(collection, filter ?? {}) },
      read: (data) => {
        if (isObject(data) && collection in data) return data[collection]
        throw GetSubscriptionResultFailed.error(`The answer of the subscription lacks ${collection}`)
      },
      followable: () => ({ collection, filter, result, wrap: (object) => object }),
    }),
})
