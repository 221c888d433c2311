/** Iterators. */
import { any, array, bool, field, optional, struct, text, u32 } from '../../../schema/shapes.ts'

const startTime = optional(u32, 'Time of the first block, in s since 1970, inclusive. Absent: from the first one.')
const endTime = optional(u32, 'Time where it ends, in s since 1970, exclusive. Absent: never.')
const shardFilter = optional(
  array(text),
  'Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant. Absent: all shards.',
)
const result = optional(text, 'Further fields to select, GraphQL text without the outer braces.')
const accountsFilter = optional(array(text), 'Accounts whose transactions are given. Absent: all accounts.')

export const ParamsOfCreateBlockIterator = struct('ParamsOfCreateBlockIterator', 'Which blocks.', {
  start_time: startTime,
  end_time: endTime,
  shard_filter: shardFilter,
  result,
})

export const ParamsOfResumeBlockIterator = struct('ParamsOfResumeBlockIterator', 'Where to go on.', {
  resume_state: field(any, 'State from `iterator_next`.'),
})

export const ParamsOfCreateTransactionIterator = struct('ParamsOfCreateTransactionIterator', 'Which transactions.', {
  start_time: startTime,
  end_time: endTime,
  shard_filter: shardFilter,
  accounts_filter: accountsFilter,
  result,
  include_transfers: optional(bool, 'Add a list `transfers` of TransactionTransfer to each transaction.', {
    default: false,
  }),
})

export const ParamsOfResumeTransactionIterator = struct('ParamsOfResumeTransactionIterator', 'Where to go on.', {
  resume_state: field(any, 'State from `iterator_next`.'),
  accounts_filter: accountsFilter,
})

export const TransactionTransfer = struct('TransactionTransfer', 'A transfer of tokens by a transaction.', {
  message: field(text, 'Message id.'),
  isBounced: field(bool, 'Whether it is the way back of a message that failed.'),
  isDeposit: field(bool, 'Whether the account receives.'),
  counterparty: field(text, 'Address of the other account.'),
  value: field(text, 'Tokens, a decimal number.'),
})

export const RegisteredIterator = struct('RegisteredIterator', 'An iterator.', {
  handle: field(u32, 'Handle of the iterator, to be passed to `remove_iterator` at the end.'),
})

export const ParamsOfIteratorNext = struct('ParamsOfIteratorNext', 'Which iterator.', {
  iterator: field(u32, 'Its handle.'),
  limit: optional(u32, 'Largest number of items; below 1 means 1.', { default: 1 }),
  return_resume_state: optional(bool, 'Return the state after these items.', { default: false }),
})

export const ResultOfIteratorNext = struct('ResultOfIteratorNext', 'Next items of an iterator.', {
  items: field(array(any), 'The items; may be empty while there are more.'),
  has_more: field(bool, 'Whether there may be more.'),
  resume_state: optional(any, 'State to go on from, when it was asked for; do not look into it.'),
})
