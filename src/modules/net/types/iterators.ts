/** Iterators. Items have the fields that their query selects, with the names of GraphQL. Source: network 3.8. */
import {
  any,
  array,
  bool,
  field,
  i32,
  optional,
  selection,
  struct,
  text,
  u8,
  u16,
  u32,
  u64,
  withDefault,
} from '../../../schema/shapes.ts'

const startTime = optional(u32, 'Time of the first block, in s since 1970, inclusive. Default: from the first block.')
const endTime = optional(u32, 'End time, in s since 1970, exclusive. Default: no end.')
const shardFilter = optional(
  array(text),
  'Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed. Default: all shards.',
)
const result = optional(text, 'Additional fields to select, GraphQL text without the outer braces.')
const accountsFilter = optional(array(text), 'Accounts whose transactions are returned. Default: all accounts.')

export const ParamsOfCreateBlockIterator = struct('ParamsOfCreateBlockIterator', 'Which blocks to iterate.', {
  start_time: startTime,
  end_time: endTime,
  shard_filter: shardFilter,
  result,
})

export const ParamsOfResumeBlockIterator = struct('ParamsOfResumeBlockIterator', 'Where to continue.', {
  resume_state: field(any, 'State from `iterator_next`.'),
})

export const ParamsOfCreateTransactionIterator = struct(
  'ParamsOfCreateTransactionIterator',
  'Which transactions to iterate.',
  {
    start_time: startTime,
    end_time: endTime,
    shard_filter: shardFilter,
    accounts_filter: accountsFilter,
    result,
    include_transfers: withDefault(bool, 'Add a list `transfers` of TransactionTransfer to each transaction.', false),
  },
)

export const ParamsOfResumeTransactionIterator = struct('ParamsOfResumeTransactionIterator', 'Where to continue.', {
  resume_state: field(any, 'State from `iterator_next`.'),
  accounts_filter: accountsFilter,
})

export const TransactionTransfer = struct('TransactionTransfer', 'A token transfer in a transaction.', {
  message: field(text, 'Message id.'),
  isBounced: field(bool, 'Whether this is a bounced message.'),
  isDeposit: field(bool, 'Whether the account is the receiver.'),
  counterparty: field(text, 'Address of the other account.'),
  value: field(text, 'Amount, a decimal number.'),
})

export const RegisteredIterator = struct('RegisteredIterator', 'An iterator.', {
  handle: field(u32, 'Handle of the iterator; pass it to `remove_iterator` when done.'),
})

export const ParamsOfIteratorNext = struct('ParamsOfIteratorNext', 'Which iterator to advance.', {
  iterator: field(u32, 'Handle of the iterator.'),
  limit: withDefault(u32, 'Maximum number of items; values below 1 mean 1.', 1),
  return_resume_state: withDefault(bool, 'Return the state after these items.', false),
})

export const ResultOfIteratorNext = struct('ResultOfIteratorNext', 'The next items of an iterator.', {
  items: field(array(any), 'The items, BlockItem or TransactionItem; may be empty although there are more.'),
  has_more: field(bool, 'Whether there may be more.'),
  resume_state: optional(any, 'State to continue from, if requested; treat it as opaque.'),
})

export const BlockItemRef = selection('BlockItemRef', 'A reference to another block.', {
  root_hash: optional(text, 'Hash of the block.'),
  seq_no: optional(u32, 'Number of the block.'),
  end_lt: optional(text, 'Logical time of its end, `0x…` unless the query names a format.'),
  file_hash: optional(text, 'Hash of its bytes.'),
})

export const BlockItem = selection(
  'BlockItem',
  'A block of an iterator. The fields from `id` to `prev_alt_ref` are always present. All others have to be selected with `result`, which may also select fields that are not listed here.',
  {
    id: field(text, 'Hash of the block.'),
    gen_utime: optional(u32, 'Creation time of the block, Unix time in s.'),
    workchain_id: optional(i32, 'Workchain.'),
    shard: optional(text, 'Prefix with its end mark, 16 hex digits.'),
    after_split: optional(bool, 'Whether it follows a split.'),
    after_merge: optional(bool, 'Whether it follows a merge.'),
    prev_ref: optional(BlockItemRef, 'Previous block.'),
    prev_alt_ref: optional(BlockItemRef, 'Second previous block, after a merge.'),
    seq_no: optional(u32, 'Number of the block.'),
    height: optional(u64, 'Number of the block in its thread.'),
    thread_id: optional(text, 'Thread of the block, 68 hex digits.'),
    master_seq_no: optional(u32, 'Number of the masterchain block that includes it.'),
    global_id: optional(i32, 'Id of the network.'),
    chain_order: optional(text, 'Text whose alphabetical order is the order of the objects in the chain.'),
    tr_count: optional(u32, 'Number of transactions.'),
    start_lt: optional(text, 'Logical time of its start, `0x…` unless the query names a format.'),
    end_lt: optional(text, 'Logical time of its end, `0x…` unless the query names a format.'),
    key_block: optional(bool, 'Whether it is a key block.'),
    file_hash: optional(text, 'Hash of its bytes.'),
    producer_id: optional(text, 'Owner of the block keeper that produced it.'),
    status: optional(u8, 'State of the block.'),
    status_name: optional(text, 'Name of the state.'),
  },
)

export const MessageItem = selection(
  'MessageItem',
  'A message of a transaction of an iterator. The fields from `id` to `dst` are always present, but `src` only on inbound messages and `dst` only on outbound ones.',
  {
    id: field(text, 'Hash of the message.'),
    value: optional(text, 'Value in nano units, decimal.'),
    msg_type: optional(u8, 'Kind: 0 internal, 1 extIn, 2 extOut.'),
    src: optional(text, 'Source address.'),
    dst: optional(text, 'Destination address.'),
    msg_type_name: optional(text, 'Name of the kind.'),
    body: optional(text, 'Body as base64 BOC.'),
    boc: optional(text, 'The whole object as base64 BOC.'),
    bounce: optional(bool, 'Whether the value is returned if the message fails.'),
    bounced: optional(bool, 'Whether this message is a bounced one.'),
    created_at: optional(u32, 'Creation time, Unix time in s.'),
    created_lt: optional(text, 'Logical time of creation, `0x…` unless the query names a format.'),
  },
)

export const BounceItem = selection('BounceItem', 'The bounce phase of a transaction of an iterator.', {
  bounce_type: optional(
    u8,
    'Kind of result: 0 not enough tokens, 1 not enough tokens for the fee, 2 message returned.',
  ),
})

export const ComputeItem = selection('ComputeItem', 'The compute phase of a transaction of an iterator.', {
  success: optional(bool, 'Whether the contract terminated normally.'),
  exit_code: optional(i32, 'Exit code.'),
  gas_fees: optional(text, 'Gas fees in nano units, `0x…` unless the query names a format.'),
  gas_used: optional(text, 'Gas used, `0x…` unless the query names a format.'),
  vm_steps: optional(u32, 'Number of instructions executed.'),
})

export const TransactionItem = selection(
  'TransactionItem',
  'A transaction of an iterator. The fields from `id` to `out_messages` are always present. All others have to be selected with `result`, which may also select fields that are not listed here.',
  {
    id: field(text, 'Hash of the transaction.'),
    account_addr: optional(text, 'Address of the account.'),
    now: optional(u32, 'Creation time, Unix time in s.'),
    balance_delta: optional(text, 'Change of the balance in nano units, decimal.'),
    bounce: optional(BounceItem, 'Bounce phase.'),
    in_message: optional(MessageItem, 'The message it executed.'),
    out_messages: optional(array(MessageItem), 'The messages it sent.'),
    transfers: optional(array(TransactionTransfer), 'Its transfers, with `include_transfers`.'),
    aborted: optional(bool, 'Whether it was aborted: it changed nothing except for the fees.'),
    destroyed: optional(bool, 'Whether the account was deleted.'),
    compute: optional(ComputeItem, 'Compute phase.'),
    lt: optional(text, 'Logical time, `0x…` unless the query names a format.'),
    total_fees: optional(text, 'Fees in nano units, `0x…` unless the query names a format.'),
    tr_type: optional(u8, 'Kind: 0 ordinary, 1 storage, 2 tick, 3 tock.'),
    tr_type_name: optional(text, 'Name of the kind.'),
    orig_status: optional(u8, 'State of the account before: 0 uninitialized, 1 active, 2 frozen, 3 none.'),
    orig_status_name: optional(text, 'Name of the state before.'),
    end_status: optional(u8, 'State of the account afterwards.'),
    end_status_name: optional(text, 'Name of the state afterwards.'),
    outmsg_cnt: optional(u16, 'Number of messages it sent.'),
    in_msg: optional(text, 'Hash of the message it executed.'),
    out_msgs: optional(array(text), 'Hashes of the messages it sent.'),
    block_id: optional(text, 'Hash of its block.'),
    workchain_id: optional(i32, 'Workchain.'),
    master_seq_no: optional(u32, 'Number of the masterchain block that includes it.'),
    chain_order: optional(text, 'Text whose alphabetical order is the order of the objects in the chain.'),
    boc: optional(text, 'The whole object as base64 BOC.'),
  },
)
