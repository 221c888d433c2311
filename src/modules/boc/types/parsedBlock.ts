/** Forms of parsed blocks and shard states. Fields that do not apply are absent. Source: modules 4. */
import {
  any,
  array,
  bool,
  field,
  form,
  hex,
  i32,
  map,
  optional,
  text,
  u8,
  u16,
  u32,
  u64,
} from '../../../schema/shapes.ts'
import { number, optionalNumber } from './numberFields.ts'
import { ParsedAccount, ParsedCurrency } from './parsedObjects.ts'

const currencies = optional(array(ParsedCurrency), 'Extra currencies, if any.')

export const ParsedBlockRef = form('ParsedBlockRef', 'A reference to a block.', {
  end_lt: number('Logical time of the end of the block,'),
  seq_no: field(u32, 'Sequence number.'),
  root_hash: field(hex, 'Hash.'),
  file_hash: field(hex, 'File hash.'),
})

export const ParsedCopyleftReward = form('ParsedCopyleftReward', 'A reward for the author of code.', {
  account: field(hex, 'Account id of the author.'),
  reward: number('Reward in nano units,'),
})

export const ParsedMsgEnvelope = form('ParsedMsgEnvelope', 'A message in transit.', {
  msg_id: field(hex, 'Hash of the message.'),
  cur_addr: field(
    text,
    'Current position: number of leading address bits (0 to 96) that are those of the source, or workchain and prefix.',
  ),
  next_addr: field(text, 'Next position, in the same form.'),
  fwd_fee_remaining: number('Remaining forwarding fee in nano units,'),
  emitted_lt: optionalNumber('Logical time at which a deferred message left its queue, on TON,'),
  depth: optional(u32, 'Number of messages between this one and the first of its chain, on TON.'),
  initiator: optional(text, 'Account that sent the first message of the chain, on TON.'),
  initiator_lt: optionalNumber('Logical time of the transaction of the first message, on TON,'),
})

export const ParsedInMsg = form('ParsedInMsg', 'An incoming message of a block.', {
  msg_id: optional(hex, 'Hash of the message.'),
  in_msg: optional(ParsedMsgEnvelope, 'The message as it arrived.'),
  out_msg: optional(ParsedMsgEnvelope, 'The message as it was forwarded.'),
  transaction_id: optional(text, 'Hash of the transaction; for a discarded message, its logical time `0x…`.'),
  ihr_fee: optionalNumber('Fee for instant hypercube routing in nano units,'),
  fwd_fee: optionalNumber('Forwarding fee in nano units,'),
  transit_fee: optionalNumber('Transit fee in nano units,'),
  proof_created: optional(text, 'Proof of creation as base64 BOC.'),
  proof_delivered: optional(text, 'Proof of delivery as base64 BOC.'),
  msg_type: field(
    u8,
    'Kind: 0 external, 1 ihr, 2 immediately, 3 final, 4 transit, 5 discardedFinal, 6 discardedTransit, 7 deferredFinal, 8 deferredTransit; the last two on TON.',
  ),
  msg_type_name: field(text, 'Name of the kind.'),
})

export const ParsedOutMsg = form('ParsedOutMsg', 'An outgoing message of a block.', {
  msg_id: optional(hex, 'Hash of the message.'),
  out_msg: optional(ParsedMsgEnvelope, 'The message on its way.'),
  transaction_id: optional(hex, 'Hash of the transaction.'),
  reimport: optional(ParsedInMsg, 'How it was imported again into the shard.'),
  imported: optional(ParsedInMsg, 'How it was imported into the shard.'),
  msg_env_hash: optional(hex, 'Hash of the envelope.'),
  next_workchain: optional(i32, 'Workchain it was routed to.'),
  next_addr_pfx: optional(hex, 'Prefix it was routed to.'),
  import_block_lt: optionalNumber('Logical time of the block that imported it,'),
  msg_type: field(
    u8,
    'Kind: 0 external, 1 immediately, 2 outMsgNew, 3 transit, 4 dequeueImmediately, 5 dequeue, 6 transitRequeued, 7 dequeueShort, 8 deferred, 9 deferredTransit; the last two on TON.',
  ),
  msg_type_name: field(text, 'Name of the kind.'),
})

export const ParsedValueFlow = form('ParsedValueFlow', 'Value flow of a block, in nano units.', {
  imported: number('Imported,'),
  imported_other: currencies,
  exported: number('Exported,'),
  exported_other: currencies,
  fees_collected: number('Fees collected,'),
  fees_collected_other: currencies,
  burned: optionalNumber('Burnt, on TON,'),
  burned_other: currencies,
  fees_imported: number('Fees imported,'),
  fees_imported_other: currencies,
  recovered: number('Recovered,'),
  recovered_other: currencies,
  created: number('Created,'),
  created_other: currencies,
  minted: number('Minted,'),
  minted_other: currencies,
  copyleft_rewards: field(array(ParsedCopyleftReward), 'Rewards for authors of code.'),
})

export const ParsedBlockTransaction = form('ParsedBlockTransaction', 'A transaction of a block.', {
  lt: number('Logical time,'),
  transaction_id: field(hex, 'Hash of the transaction.'),
  total_fees: number('Fees in nano units,'),
  total_fees_other: currencies,
})

export const ParsedAccountBlock = form('ParsedAccountBlock', 'Changes of an account in a block.', {
  account_addr: field(text, 'Address of the account.'),
  transactions: field(array(ParsedBlockTransaction), 'Transactions of the account.'),
  old_hash: field(hex, 'Hash of the account before.'),
  new_hash: field(hex, 'Hash of the account after.'),
  tr_count: field(u32, 'Number of transactions.'),
})

export const ParsedShardDescription = form('ParsedShardDescription', 'State of a shard.', {
  seq_no: field(u32, 'Number of the last block.'),
  reg_mc_seqno: field(u32, 'Number of the masterchain block that registered it.'),
  start_lt: number('Logical time of the start of the block,'),
  end_lt: number('Logical time of the end of the block,'),
  root_hash: field(hex, 'Hash of the block.'),
  file_hash: field(hex, 'File hash of the block.'),
  before_split: field(bool, 'Whether the shard splits after this block.'),
  before_merge: field(bool, 'Whether the shard merges after this block.'),
  want_split: field(bool, 'Whether the shard wants to split.'),
  want_merge: field(bool, 'Whether the shard wants to merge.'),
  nx_cc_updated: field(bool, 'Whether the catchain number changed.'),
  gen_utime: field(u32, 'Time of the block, Unix time in s.'),
  next_catchain_seqno: field(u32, 'Sequence number of the next catchain.'),
  next_validator_shard: field(hex, 'Shard of the next validators.'),
  min_ref_mc_seqno: field(u32, 'Lowest number of a referenced masterchain block.'),
  flags: field(u8, 'Flags of the shard, as bits.'),
  fees_collected: number('Fees collected in nano units,'),
  fees_collected_other: currencies,
  funds_created: number('Amount created in nano units,'),
  funds_created_other: currencies,
  copyleft_rewards: field(array(ParsedCopyleftReward), 'Rewards for authors of code.'),
  split_utime: optional(u32, 'Time of the scheduled split, Unix time in s.'),
  split_interval: optional(u32, 'Time window of the split, in s.'),
  merge_utime: optional(u32, 'Time of the scheduled merge, Unix time in s.'),
  merge_interval: optional(u32, 'Time window of the merge, in s.'),
})

export const ParsedShardHash = form('ParsedShardHash', 'A shard referenced by a masterchain block.', {
  workchain_id: field(i32, 'Workchain.'),
  shard: field(hex, 'Prefix with its end marker, 16 hex digits.'),
  descr: field(ParsedShardDescription, 'State of the shard.'),
})

export const ParsedShardFees = form('ParsedShardFees', 'Fees of a shard in a masterchain block.', {
  workchain_id: field(i32, 'Workchain.'),
  shard: field(hex, 'Prefix with its end marker, 16 hex digits.'),
  fees: number('Fees in nano units,'),
  fees_other: currencies,
  create: number('Amount created in nano units,'),
  create_other: currencies,
})

export const ParsedBlockSignature = form('ParsedBlockSignature', 'Signature of the previous block.', {
  node_id: field(hex, 'Node that signed.'),
  r: field(hex, 'First half of the signature.'),
  s: field(hex, 'Second half of the signature.'),
})

export const ParsedUnknownParam = form('ParsedUnknownParam', 'A configuration parameter with an unknown layout.', {
  number: field(u32, 'Number of the parameter.'),
  boc: field(text, 'Content of the parameter as base64 BOC.'),
})

/** Fields that the configuration of a chain adds to a masterchain block or state. */
const config = {
  config_addr: optional(hex, 'Account id of the configuration contract.'),
  config: optional(map(any), 'Parameters with a known layout, `p<number>`.'),
  unknown_config: optional(array(ParsedUnknownParam), 'All other parameters, if any.'),
}

const shards = {
  shard_hashes: optional(array(ParsedShardHash), 'Shards of all workchains.'),
  min_shard_gen_utime: optional(u32, 'Earliest time of the shards, Unix time in s.'),
  max_shard_gen_utime: optional(u32, 'Latest time of the shards, Unix time in s.'),
}

export const ParsedMasterBlock = form('ParsedMasterBlock', 'Additional data of a masterchain block.', {
  ...shards,
  shard_fees: optional(array(ParsedShardFees), 'Fees by shard.'),
  prev_blk_signatures: field(array(ParsedBlockSignature), 'Signatures of the previous block.'),
  recover_create_msg: optional(ParsedInMsg, 'Message that recovers created amounts.'),
  mint_msg: optional(ParsedInMsg, 'Message that mints.'),
  ...config,
})

export const ParsedBlock = form('ParsedBlock', 'A parsed block.', {
  json_version: field(u8, 'Version of the object format, 8.'),
  id: field(hex, 'Hash of the block.'),
  file_hash: field(hex, 'Hash of the serialized block.'),
  status: field(u8, 'State of the block, 2.'),
  status_name: field(text, 'Name of the state, `finalized`.'),
  boc: field(text, 'The whole block as base64 BOC.'),
  global_id: field(i32, 'Id of the network.'),
  version: field(u32, 'Version of the block.'),
  after_merge: field(bool, 'Whether the block follows a merge.'),
  before_split: field(bool, 'Whether a split follows.'),
  after_split: field(bool, 'Whether the block follows a split.'),
  want_split: field(bool, 'Whether the shard wants to split.'),
  want_merge: field(bool, 'Whether the shard wants to merge.'),
  key_block: field(bool, 'Whether this is a key block.'),
  vert_seqno_incr: field(u8, 'Number by which the vertical number increased, 0 or 1.'),
  seq_no: field(u32, 'Number of the block.'),
  vert_seq_no: field(u32, 'Number of hard forks so far (vertical number).'),
  gen_utime: field(u32, 'Time of the block, Unix time in s.'),
  start_lt: number('Logical time of the start of the block,'),
  end_lt: number('Logical time of the end of the block,'),
  gen_validator_list_hash_short: field(u32, 'Short hash of the validator list, a number of 32 bits.'),
  gen_catchain_seqno: field(u32, 'Sequence number of the catchain.'),
  min_ref_mc_seqno: field(u32, 'Lowest number of a referenced masterchain block.'),
  prev_key_block_seqno: field(u32, 'Number of the previous key block.'),
  workchain_id: field(i32, 'Workchain.'),
  shard: field(hex, 'Prefix with its end marker, 16 hex digits.'),
  gen_software_version: optional(u32, 'Version of the software that created the block.'),
  gen_software_capabilities: optionalNumber('Capabilities of that software,'),
  prev_seq_no: field(u32, 'Number of the previous block.'),
  master_ref: optional(ParsedBlockRef, 'Referenced masterchain block.'),
  prev_ref: field(ParsedBlockRef, 'Previous block.'),
  prev_alt_ref: optional(ParsedBlockRef, 'Second previous block, after a merge.'),
  prev_vert_ref: optional(ParsedBlockRef, 'Previous vertical block.'),
  value_flow: field(ParsedValueFlow, 'Value flow.'),
  old_hash: field(hex, 'Hash of the state before.'),
  new_hash: field(hex, 'Hash of the state after.'),
  old_depth: field(u16, 'Depth of the state before.'),
  new_depth: field(u16, 'Depth of the state after.'),
  in_msg_descr: field(array(ParsedInMsg), 'Incoming messages.'),
  out_msg_descr: field(array(ParsedOutMsg), 'Outgoing messages.'),
  account_blocks: optional(array(ParsedAccountBlock), 'Changed accounts, if any.'),
  tr_count: field(u32, 'Number of transactions.'),
  rand_seed: field(hex, 'Random seed.'),
  created_by: field(hex, 'Creator of the block.'),
  master: optional(ParsedMasterBlock, 'Masterchain blocks only.'),
})

export const ParsedLibrary = form('ParsedLibrary', 'A public library.', {
  hash: field(hex, 'Hash of the library.'),
  publishers: field(array(hex), 'Account ids of the publishers.'),
  lib: field(text, 'The library as base64 BOC.'),
})

export const ParsedQueuedMessage = form('ParsedQueuedMessage', 'A message in the outbound queue of a shard.', {
  msg_id: field(hex, 'Hash of the message.'),
  cur_addr: field(
    text,
    'Current position: number of leading address bits (0 to 96) that are those of the source, or workchain and prefix.',
  ),
  next_addr: field(text, 'Next position, in the same form.'),
  fwd_fee_remaining: number('Remaining forwarding fee in nano units,'),
  dest_workchain: field(i32, 'Workchain of the destination.'),
  dest_addr_prefix: field(hex, 'Prefix of the destination.'),
  enqueued_lt: number('Logical time at which it was enqueued,'),
})

export const ParsedProcessedUpTo = form('ParsedProcessedUpTo', 'How far the messages of a shard have been processed.', {
  shard: field(hex, 'Prefix with its end marker, 16 hex digits.'),
  mc_seqno: field(u32, 'Number of the masterchain block.'),
  last_msg_lt: number('Logical time of the last message,'),
  last_msg_hash: field(hex, 'Hash of the last message.'),
})

export const ParsedIhrPending = form('ParsedIhrPending', 'A message received by instant hypercube routing.', {
  dest_addr_prefix: field(hex, 'Prefix of the destination.'),
  msg_id: field(hex, 'Hash of the message.'),
  import_lt: number('Logical time of its import,'),
})

export const ParsedQueueInfo = form('ParsedQueueInfo', 'Outbound message queue.', {
  out_queue: field(array(ParsedQueuedMessage), 'The messages.'),
  proc_info: field(array(ParsedProcessedUpTo), 'Processing progress by shard.'),
  ihr_pending: field(array(ParsedIhrPending), 'Messages received by instant hypercube routing.'),
})

export const ParsedCounters = form('ParsedCounters', 'A block counter with its averages.', {
  valid: field(bool, 'Whether the counter is consistent.'),
  last_updated: field(u32, 'Time of the last change, Unix time in s.'),
  total: number('Number of blocks,'),
  cnt2048: field(u64, 'Number of blocks, decaying over 2048 s, multiplied by 2^32.'),
  cnt65536: field(u64, 'Number of blocks, decaying over 65536 s, multiplied by 2^32.'),
})

export const ParsedCreatorStats = form('ParsedCreatorStats', 'Blocks of a validator.', {
  public_key: field(hex, 'Public key of the validator.'),
  mc_blocks: field(ParsedCounters, 'Masterchain blocks.'),
  shard_blocks: field(ParsedCounters, 'Shard blocks.'),
})

export const ParsedMasterState = form('ParsedMasterState', 'Additional data of a masterchain state.', {
  ...shards,
  ...config,
  validator_list_hash_short: field(u32, 'Short hash of the validator list, a number of 32 bits.'),
  catchain_seqno: field(u32, 'Sequence number of the catchain.'),
  nx_cc_updated: field(bool, 'Whether the catchain number changed.'),
  after_key_block: field(bool, 'Whether the state follows a key block.'),
  last_key_block: optional(ParsedBlockRef, 'Last key block.'),
  block_create_stats: optional(array(ParsedCreatorStats), 'Blocks by validator.'),
  global_balance: number('Balance of the network in nano units,'),
  global_balance_other: currencies,
  state_copyleft_rewards: field(array(ParsedCopyleftReward), 'Rewards for authors of code.'),
})

export const ParsedShardState = form('ParsedShardState', 'A parsed shard state.', {
  json_version: field(u8, 'Version of the object format, 8.'),
  id: field(text, 'The id given in the request.'),
  root_hash: field(hex, 'Hash of the state.'),
  file_hash: field(hex, 'Hash of the serialized state.'),
  workchain_id: field(i32, 'Workchain given in the request.'),
  boc: field(text, 'The whole state as base64 BOC.'),
  global_id: field(i32, 'Id of the network.'),
  shard: field(hex, 'Prefix with its end marker, 16 hex digits.'),
  seq_no: field(u32, 'Number of the block.'),
  vert_seq_no: field(u32, 'Number of hard forks so far (vertical number).'),
  gen_utime: field(u32, 'Time of the state, Unix time in s.'),
  gen_lt: number('Logical time,'),
  min_ref_mc_seqno: field(u32, 'Lowest number of a referenced masterchain block.'),
  before_split: field(bool, 'Whether a split follows.'),
  overload_history: number('Overload in the latest blocks, one bit per block,'),
  underload_history: number('Underload in the latest blocks, one bit per block,'),
  total_balance: number('Balance of all accounts in nano units,'),
  total_balance_other: currencies,
  total_validator_fees: number('Fees for validators in nano units,'),
  total_validator_fees_other: currencies,
  master_ref: optional(ParsedBlockRef, 'Referenced masterchain block.'),
  master: optional(ParsedMasterState, 'Masterchain states only.'),
  accounts: field(array(ParsedAccount), 'Accounts, except those under another Dapp ID.'),
  libraries: field(array(ParsedLibrary), 'Public libraries.'),
  out_msg_queue_info: field(ParsedQueueInfo, 'Outbound message queue.'),
})
