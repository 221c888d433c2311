/** Reading what happens at an account, by cursor. */
import { any, array, constants, field, hex, optional, struct, text, u32, withDefault } from '../../../schema/shapes.ts'
import { Abi, ChainRules } from '../../abi/index.ts'
import { ClientError } from '../../client/types.ts'

export const FollowedKind = constants('FollowedKind', 'What is followed of an account.', {
  Transactions: ['Transactions', 'Its transactions.'],
  Events: ['Events', 'The messages that it sends to the outside: events and answers.'],
})

export const ParamsOfFollowAccount = struct('ParamsOfFollowAccount', 'Which list to read, and from where.', {
  account_id: field(hex, 'Account id, 64 hex characters without prefix.'),
  dapp_id: optional(hex, 'Dapp ID of the account, 64 hex characters without prefix. Default: the account id.'),
  kind: field(FollowedKind, 'What to read.'),
  result: withDefault(
    text,
    'Fields of the items to select, GraphQL text without the outer braces. Of events, `id`, `body` and `created_at` are always selected.',
    'id',
  ),
  after: optional(
    text,
    'Items after this cursor; an empty text: from the first item that the network keeps. Absent: no items, only the cursor of the end, at once.',
  ),
  abi: optional(Abi, 'ABI for `Events`: only the events that it describes are returned, decoded.'),
  event: optional(text, 'Only events of this name; needs `abi`.'),
  rules: optional(ChainRules, 'Rules of the chain, for `abi`. Default: `abi.rules` of the configuration.'),
  wait_ms: withDefault(
    u32,
    'How long to wait for an item if there is none, in ms. The network is asked every `network.follow_interval`, also again after it could not be reached.',
    0,
    { maximum: 3_600_000 },
  ),
})

export const FollowedEvent = struct('FollowedEvent', 'A decoded event.', {
  name: field(text, 'Name of the event.'),
  value: field(any, 'Its values.'),
  message_id: field(hex, 'Hash of the message that carries it.'),
  created_at: field(u32, 'When it was emitted, Unix time in s.'),
})

export const FollowedItem = struct('FollowedItem', 'An item of the list.', {
  cursor: field(text, 'Its cursor: pass it as `after` to continue behind the item.'),
  object: field(any, 'The selected fields.'),
  event: optional(FollowedEvent, 'The event, if `abi` is given.'),
})

export const ResultOfFollowAccount = struct('ResultOfFollowAccount', 'Items in the order of the chain.', {
  items: field(array(FollowedItem), 'The items, at most 50.'),
  cursor: field(
    text,
    'Cursor of the last item that was read, including those that are no events of the given name: pass it as `after` to continue. An empty text before the first item.',
  ),
  unreachable: optional(ClientError, 'Why the network could not be asked at the end of `wait_ms`. Nothing is missed.'),
})
