import { defineFunction } from '../../context/defineFunction.ts'
import { CallbackNotRegistered, InvalidParams } from '../../errors/client.ts'
import { GetSubscriptionResultFailed, SubscribeFailed } from '../../errors/net.ts'
import { isObject } from '../../net/readGraphqlResponse.ts'
import { ClientError } from '../client/types.ts'
import { addressFilter } from './addressFilter.ts'
import { subscriptionText } from './collectionDocument.ts'
import { startSubscription } from './startSubscription.ts'
import { ParamsOfSubscribeCollection, ResultOfSubscribeCollection, ResultOfSubscription } from './types.ts'
import { networkErrors } from './wrapErrors.ts'

export const subscribeCollection = defineFunction({
  name: 'net.subscribe_collection',
  summary: 'Subscribes to new and changed objects of a collection.',
  description:
    'A lost connection is reported with its error (101) and reopened within `network.max_reconnect_timeout`; the subscription then continues, and 614 reports in `data.gap` when events may have been missed. Networks with default settings offer no subscriptions. There the accounts that the filter names, in any form of an address, are followed: `transactions` by `account_addr`, `messages` by `dst` (when they arrive) or `src` (when they are sent), `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are evaluated here. New objects come in the order of the chain, each once, also after failures; of states that follow each other within `network.follow_interval` the last one comes. Anything else fails with 602, with 611 in `data.cause_code` and the interface in `data.deprecated_interface`.',
  params: ParamsOfSubscribeCollection,
  result: ResultOfSubscribeCollection,
  errors: [...networkErrors, CallbackNotRegistered, InvalidParams, SubscribeFailed],
  example: {
    params: { collection: 'transactions', filter: { account_addr: { eq: 'ab'.repeat(32) } }, result: 'id' },
    result: { $error: 14 },
  },
  callback: { lifetime: 'handle', responses: { 100: ResultOfSubscription, 101: ClientError } },
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
