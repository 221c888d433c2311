/** Subscriptions. */
import { any, constants, field, optional, struct, text, u32 } from '../../../schema/shapes.ts'

export const SubscriptionResponseType = constants('SubscriptionResponseType', 'Kind of a subscription message.', {
  Ok: [100, 'Data, ResultOfSubscription.'],
  Error: [101, 'A ClientError. The subscription continues, unless its callback is then closed.'],
})

export const ResultOfSubscription = struct('ResultOfSubscription', 'Data of a subscription.', {
  result: field(
    any,
    'For `subscribe_collection`, the object; for `subscribe`, the whole `data`. Null when the server has completed the subscription.',
  ),
})

export const ParamsOfSubscribeCollection = struct('ParamsOfSubscribeCollection', 'What to subscribe to.', {
  collection: field(text, 'Name of the collection: accounts, blocks, transactions or messages.'),
  filter: optional(any, 'GraphQL filter object of the collection.'),
  result: field(text, 'Fields to select, GraphQL text without the outer braces.'),
})

export const ParamsOfSubscribe = struct('ParamsOfSubscribe', 'A GraphQL subscription.', {
  subscription: field(text, 'GraphQL text.'),
  variables: optional(any, 'Values of its variables, an object.'),
})

export const ResultOfSubscribeCollection = struct('ResultOfSubscribeCollection', 'A running subscription.', {
  handle: field(u32, 'Handle to pass to `unsubscribe`.'),
})
