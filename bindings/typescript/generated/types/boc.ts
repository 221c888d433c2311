// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'

/** Numbers of the errors of module boc. */
export const BocErrorCode = {
  /**
   * A BOC cannot be decoded, is of another type or lacks a required part, or text with `*` is not followed by a hash.
   */
  InvalidBoc: 201,
  /** An object cannot be serialized or converted. */
  SerializationError: 202,
  /** A block or state does not contain a blockchain configuration. */
  InappropriateBlock: 203,
  /** Cannot occur: no function takes a parsed object, so none can lack its `boc` field. */
  MissingSourceBoc: 204,
  /**
   * A BOC does not fit into the cache; `data` has `max_cache_size` and `boc_size` in bytes, and `limit`, the setting
   * (**Extension**).
   */
  InsufficientCacheSize: 205,
  /** A referenced BOC is not in the cache; `data` has `boc_ref`. */
  BocRefNotFound: 206,
  /** Text is not a reference to a cached BOC; `data` has `boc_ref`. */
  InvalidBocRef: 207,
} as const

/** Numbers of the errors of module boc. */
export type BocErrorCode = (typeof BocErrorCode)[keyof typeof BocErrorCode]

/** How to keep a BOC in the cache. */
export type BocCacheType =
  | {
      /** Kept until its last pin is removed, whatever its size. */
      type: 'Pinned'
      /** Name of the pin. Setting the same pin again counts. */
      pin: string
    }
  | {
      /** Kept while there is room; the least recently used is dropped first. */
      type: 'Unpinned'
    }

/** Makes values of the type, `BocCacheType.Pinned(…)`. */
export const BocCacheType: VariantMakers<BocCacheType> = variantMakers(['Pinned', 'Unpinned'])

/** A step of building a cell. */
export type BuilderOp =
  | {
      /** Appends a number in two’s complement; bits above the size are cut off. */
      type: 'Integer'
      /** Number of bits, at most 1023. Unsigned integer of 32 bits. */
      size: number
      /** A JSON integer of 64 bits, or a text: decimal or hex with `0x`, optionally with a sign. */
      value: any
    }
  | {
      /** Appends bits. */
      type: 'BitString'
      /**
       * `n` or `N` followed by binary digits, otherwise hex digits, optionally as `x…` or `x{…}`; a final `_` drops the
       * last set bit and everything after it.
       */
      value: string
    }
  | {
      /** Appends a reference to a new cell. */
      type: 'Cell'
      /** Steps to build the new cell. */
      builder: BuilderOp[]
    }
  | {
      /** Appends a reference to an existing cell. */
      type: 'CellBoc'
      /** The cell. Text with a bag of cells in base64. */
      boc: string
    }
  | {
      /** Appends an account address. */
      type: 'Address'
      /** The address. Text with an address. */
      address: string
    }

/** Makes values of the type, `BuilderOp.Integer(…)`. */
export const BuilderOp: VariantMakers<BuilderOp> = variantMakers(['Integer', 'BitString', 'Cell', 'CellBoc', 'Address'])

/** A reference to a cached BOC. */
export interface ParamsOfBocCacheGet {
  /** `*` and the hash of the root cell. */
  boc_ref: string
}

/** A BOC to cache. */
export interface ParamsOfBocCacheSet {
  /** The BOC. Text with a bag of cells in base64. */
  boc: string
  /** How to keep it. */
  cache_type: BocCacheType
}

/** A pin to remove. */
export interface ParamsOfBocCacheUnpin {
  /** Name of the pin. */
  pin: string
  /** Reference to the BOC. Default: all BOCs with this pin. */
  boc_ref?: string | null | undefined
}

/** A state init. */
export interface ParamsOfDecodeStateInit {
  /** The state init. Text with a bag of cells in base64. */
  state_init: string
  /** Keep the result in the cache and return a reference. Default: return base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** A contract image. */
export interface ParamsOfDecodeTvc {
  /** Contract image with a tag. Text with a bag of cells in base64. */
  tvc: string
}

/** Steps to build a cell. */
export interface ParamsOfEncodeBoc {
  /** The steps, in order. */
  builder: BuilderOp[]
  /** Keep the result in the cache and return a reference. Default: return base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** Parts of an external inbound message. */
export interface ParamsOfEncodeExternalInMessage {
  /** External source address `:<hex>`. Default: none. */
  src?: string | null | undefined
  /** Address of the account. Text with an address. */
  dst: string
  /** State init, to deploy. Text with a bag of cells in base64. */
  init?: string | null | undefined
  /** Message body. Text with a bag of cells in base64. */
  body?: string | null | undefined
  /** Keep the result in the cache and return a reference. Default: return base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** Parts of a state init. */
export interface ParamsOfEncodeStateInit {
  /** Contract code. Text with a bag of cells in base64. */
  code?: string | null | undefined
  /** Contract data. Text with a bag of cells in base64. */
  data?: string | null | undefined
  /** Library dictionary. Text with a bag of cells in base64. */
  library?: string | null | undefined
  /** Run the contract at the start of each block. `tick` or `tock` marks it as special. */
  tick?: boolean | null | undefined
  /** Run the contract at the end of each block. */
  tock?: boolean | null | undefined
  /** Split depth of a large contract, 0 to 31. Unsigned integer of 32 bits. */
  split_depth?: number | null | undefined
  /** Keep the result in the cache and return a reference. Default: return base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** A masterchain block or state. */
export interface ParamsOfGetBlockchainConfig {
  /** Key block or zero state. Text with a bag of cells in base64. */
  block_boc: string
}

/** A BOC. */
export interface ParamsOfGetBocDepth {
  /** The BOC. Text with a bag of cells in base64. */
  boc: string
}

/** A BOC. */
export interface ParamsOfGetBocHash {
  /** The BOC. Text with a bag of cells in base64. */
  boc: string
}

/** A contract image. */
export interface ParamsOfGetCodeFromTvc {
  /** Contract image with a tag, or state init. Text with a bag of cells in base64. */
  tvc: string
}

/** Contract code. */
export interface ParamsOfGetCodeSalt {
  /** The code. Text with a bag of cells in base64. */
  code: string
  /** Keep the result in the cache and return a reference. Default: return base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** Contract code. */
export interface ParamsOfGetCompilerVersion {
  /** The code. Text with a bag of cells in base64. */
  code: string
}

/** A BOC to parse. */
export interface ParamsOfParse {
  /** The BOC. Text with a bag of cells in base64. */
  boc: string
  /**
   * Chain rules under which messages, transactions and blocks were created; accounts have only one form. Default:
   * `abi.rules` of the configuration. Extension of the published interface.
   */
  rules?: abi.ChainRules | null | undefined
}

/** A shard state to parse. */
export interface ParamsOfParseShardstate {
  /** The shard state. Text with a bag of cells in base64. */
  boc: string
  /** Id to copy to the result. */
  id: string
  /** Workchain to copy to the result. Signed integer of 32 bits. */
  workchain_id: number
}

/** Contract code and its new salt. */
export interface ParamsOfSetCodeSalt {
  /** The code. Text with a bag of cells in base64. */
  code: string
  /** The salt. Text with a bag of cells in base64. */
  salt: string
  /** Keep the result in the cache and return a reference. Default: return base64. */
  boc_cache?: BocCacheType | null | undefined
}

/** A parsed account. */
export interface ParsedAccount {
  /** Version of the object format, 8; absent inside a shard state. Unsigned integer of 8 bits. */
  json_version?: number | undefined
  /** Address with workchain. */
  id: string
  /** Workchain. Signed integer of 32 bits. */
  workchain_id: number
  /** Dapp ID, 64 hex digits; `None` if the BOC does not contain it. */
  dapp_id: string
  /** The whole object as base64 BOC. */
  boc: string
  /** Hash of the code the account was deployed with. Text with hex digits. */
  init_code_hash?: string | undefined
  /** Time of the last storage payment, Unix time in s. Unsigned integer of 32 bits. */
  last_paid: number
  /** Bits in storage, `0x…`. */
  bits: string
  /** Cells in storage, `0x…`. */
  cells: string
  /** Public cells in storage, `0x…`. */
  public_cells: string
  /** Hash of the dictionary of cells in storage, from `storage_extra_info` of accounts of TON. Text with hex digits. */
  dict_hash?: string | undefined
  /** Storage debt in nano units, `0x…`. */
  due_payment?: string | undefined
  /** Logical time of the last transaction, `0x…`. */
  last_trans_lt: string
  /** Balance in nano units, `0x…`. */
  balance: string
  /** Extra currencies, if any. */
  balance_other?: ParsedCurrency[] | undefined
  /** Split depth of a large contract. Unsigned integer of 8 bits. */
  split_depth?: number | undefined
  /** Whether a special contract runs at the start of each block. */
  tick?: boolean | undefined
  /** Whether a special contract runs at the end of each block. */
  tock?: boolean | undefined
  /** Contract code as base64 BOC; absent if a proof omits it. */
  code?: string | undefined
  /** Hash of the code. Text with hex digits. */
  code_hash?: string | undefined
  /** Contract data as base64 BOC; absent if a proof omits it. */
  data?: string | undefined
  /** Hash of the data. Text with hex digits. */
  data_hash?: string | undefined
  /** Library dictionary as base64 BOC. */
  library?: string | undefined
  /** Hash of the library dictionary. Text with hex digits. */
  library_hash?: string | undefined
  /** State hash of a frozen account. Text with hex digits. */
  state_hash?: string | undefined
  /** State: 0 Uninit, 1 Active, 2 Frozen. Unsigned integer of 8 bits. */
  acc_type: number
  /** Name of the state. */
  acc_type_name: string
}

/** Changes of an account in a block. */
export interface ParsedAccountBlock {
  /** Address of the account. */
  account_addr: string
  /** Transactions of the account. */
  transactions: ParsedBlockTransaction[]
  /** Hash of the account before. Text with hex digits. */
  old_hash: string
  /** Hash of the account after. Text with hex digits. */
  new_hash: string
  /** Number of transactions. Unsigned integer of 32 bits. */
  tr_count: number
}

/** Action phase of a transaction. */
export interface ParsedActionPhase {
  /** Whether all actions were performed. */
  success: boolean
  /** Whether the list of actions is valid. */
  valid: boolean
  /** Whether the balance was too low for an action. */
  no_funds: boolean
  /** Change of account status: 0 unchanged, 1 frozen, 2 deleted. Unsigned integer of 8 bits. */
  status_change: number
  /** Name of the change. */
  status_change_name: string
  /** Forwarding fees of all messages in nano units, `0x…`. */
  total_fwd_fees?: string | undefined
  /** Part of the forwarding fees paid here, in nano units, `0x…`. */
  total_action_fees?: string | undefined
  /** Result code. Signed integer of 32 bits. */
  result_code: number
  /** Index of the failed action, or another argument of the result code. Signed integer of 32 bits. */
  result_arg?: number | undefined
  /** Number of actions. Unsigned integer of 16 bits. */
  tot_actions: number
  /** Number of special actions: neither messages nor skipped. Unsigned integer of 16 bits. */
  spec_actions: number
  /** Number of skipped actions. Unsigned integer of 16 bits. */
  skipped_actions: number
  /** Number of messages sent. Unsigned integer of 16 bits. */
  msgs_created: number
  /** Hash of the list of actions. Text with hex digits. */
  action_list_hash: string
  /** Number of cells of all messages. Unsigned integer of 64 bits. */
  tot_msg_size_cells: number | bigint
  /** Number of bits of all messages. Unsigned integer of 64 bits. */
  tot_msg_size_bits: number | bigint
}

/** A parsed block. */
export interface ParsedBlock {
  /** Version of the object format, 8. Unsigned integer of 8 bits. */
  json_version: number
  /** Hash of the block. Text with hex digits. */
  id: string
  /** Hash of the serialized block. Text with hex digits. */
  file_hash: string
  /** State of the block, 2. Unsigned integer of 8 bits. */
  status: number
  /** Name of the state, `finalized`. */
  status_name: string
  /** The whole block as base64 BOC. */
  boc: string
  /** Id of the network. Signed integer of 32 bits. */
  global_id: number
  /** Version of the block. Unsigned integer of 32 bits. */
  version: number
  /** Whether the block follows a merge. */
  after_merge: boolean
  /** Whether a split follows. */
  before_split: boolean
  /** Whether the block follows a split. */
  after_split: boolean
  /** Whether the shard wants to split. */
  want_split: boolean
  /** Whether the shard wants to merge. */
  want_merge: boolean
  /** Whether this is a key block. */
  key_block: boolean
  /** Number by which the vertical number increased, 0 or 1. Unsigned integer of 8 bits. */
  vert_seqno_incr: number
  /** Number of the block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Number of hard forks so far (vertical number). Unsigned integer of 32 bits. */
  vert_seq_no: number
  /** Time of the block, Unix time in s. Unsigned integer of 32 bits. */
  gen_utime: number
  /** Logical time of the start of the block, `0x…`. */
  start_lt: string
  /** Logical time of the end of the block, `0x…`. */
  end_lt: string
  /** Short hash of the validator list, a number of 32 bits. Unsigned integer of 32 bits. */
  gen_validator_list_hash_short: number
  /** Sequence number of the catchain. Unsigned integer of 32 bits. */
  gen_catchain_seqno: number
  /** Lowest number of a referenced masterchain block. Unsigned integer of 32 bits. */
  min_ref_mc_seqno: number
  /** Number of the previous key block. Unsigned integer of 32 bits. */
  prev_key_block_seqno: number
  /** Workchain. Signed integer of 32 bits. */
  workchain_id: number
  /** Prefix with its end marker, 16 hex digits. Text with hex digits. */
  shard: string
  /** Version of the software that created the block. Unsigned integer of 32 bits. */
  gen_software_version?: number | undefined
  /** Capabilities of that software, `0x…`. */
  gen_software_capabilities?: string | undefined
  /** Number of the previous block. Unsigned integer of 32 bits. */
  prev_seq_no: number
  /** Referenced masterchain block. */
  master_ref?: ParsedBlockRef | undefined
  /** Previous block. */
  prev_ref: ParsedBlockRef
  /** Second previous block, after a merge. */
  prev_alt_ref?: ParsedBlockRef | undefined
  /** Previous vertical block. */
  prev_vert_ref?: ParsedBlockRef | undefined
  /** Value flow. */
  value_flow: ParsedValueFlow
  /** Hash of the state before. Text with hex digits. */
  old_hash: string
  /** Hash of the state after. Text with hex digits. */
  new_hash: string
  /** Depth of the state before. Unsigned integer of 16 bits. */
  old_depth: number
  /** Depth of the state after. Unsigned integer of 16 bits. */
  new_depth: number
  /** Incoming messages. */
  in_msg_descr: ParsedInMsg[]
  /** Outgoing messages. */
  out_msg_descr: ParsedOutMsg[]
  /** Changed accounts, if any. */
  account_blocks?: ParsedAccountBlock[] | undefined
  /** Number of transactions. Unsigned integer of 32 bits. */
  tr_count: number
  /** Random seed. Text with hex digits. */
  rand_seed: string
  /** Creator of the block. Text with hex digits. */
  created_by: string
  /** Masterchain blocks only. */
  master?: ParsedMasterBlock | undefined
}

/** A reference to a block. */
export interface ParsedBlockRef {
  /** Logical time of the end of the block, `0x…`. */
  end_lt: string
  /** Sequence number. Unsigned integer of 32 bits. */
  seq_no: number
  /** Hash. Text with hex digits. */
  root_hash: string
  /** File hash. Text with hex digits. */
  file_hash: string
}

/** Signature of the previous block. */
export interface ParsedBlockSignature {
  /** Node that signed. Text with hex digits. */
  node_id: string
  /** First half of the signature. Text with hex digits. */
  r: string
  /** Second half of the signature. Text with hex digits. */
  s: string
}

/** A transaction of a block. */
export interface ParsedBlockTransaction {
  /** Logical time, `0x…`. */
  lt: string
  /** Hash of the transaction. Text with hex digits. */
  transaction_id: string
  /** Fees in nano units, `0x…`. */
  total_fees: string
  /** Extra currencies, if any. */
  total_fees_other?: ParsedCurrency[] | undefined
}

/** Bounce phase of a transaction. */
export interface ParsedBouncePhase {
  /** Number of cells of the message. Unsigned integer of 64 bits. */
  msg_size_cells?: number | bigint | undefined
  /** Number of bits of the message. Unsigned integer of 64 bits. */
  msg_size_bits?: number | bigint | undefined
  /** Missing fees in nano units, `0x…`. */
  req_fwd_fees?: string | undefined
  /** Collected fees in nano units, `0x…`. */
  msg_fees?: string | undefined
  /** Forwarding fees of the message in nano units, `0x…`. */
  fwd_fees?: string | undefined
  /** Kind: 0 negFunds, 1 noFunds, 2 ok. Unsigned integer of 8 bits. */
  bounce_type: number
  /** Name of the kind. */
  bounce_type_name: string
}

/** Compute phase of a transaction. A skipped phase has only its reason and its type. */
export interface ParsedComputePhase {
  /**
   * Kind of reason why the phase was skipped: 0 noState, 1 badState, 2 noGas, 5 suspended. Unsigned integer of 8 bits.
   */
  skipped_reason?: number | undefined
  /** Name of the reason. */
  skipped_reason_name?: string | undefined
  /** Whether the contract terminated normally. */
  success?: boolean | undefined
  /** Whether the message provided the state. */
  msg_state_used?: boolean | undefined
  /** Whether the phase activated the account. */
  account_activated?: boolean | undefined
  /** Gas fees in nano units, `0x…`. */
  gas_fees?: string | undefined
  /** Gas used, in units of gas. Unsigned integer of 64 bits. */
  gas_used?: number | bigint | undefined
  /** Gas limit, in units of gas. Unsigned integer of 64 bits. */
  gas_limit?: number | bigint | undefined
  /** Gas credit, in units of gas, before the contract accepted the message. Unsigned integer of 32 bits. */
  gas_credit?: number | undefined
  /** Mode of the virtual machine, as bits. Signed integer of 32 bits. */
  mode?: number | undefined
  /** Exit code. Signed integer of 32 bits. */
  exit_code?: number | undefined
  /** Argument of the exit code. Signed integer of 32 bits. */
  exit_arg?: number | undefined
  /** Number of instructions executed. Unsigned integer of 32 bits. */
  vm_steps?: number | undefined
  /** Hash of the initial state of the virtual machine. Text with hex digits. */
  vm_init_state_hash?: string | undefined
  /** Hash of the final state of the virtual machine. Text with hex digits. */
  vm_final_state_hash?: string | undefined
  /** Kind: 0 skipped, 1 vm. Unsigned integer of 8 bits. */
  compute_type: number
  /** Name of the kind. */
  compute_type_name: string
}

/** A reward for the author of code. */
export interface ParsedCopyleftReward {
  /** Account id of the author. Text with hex digits. */
  account: string
  /** Reward in nano units, `0x…`. */
  reward: string
}

/** A block counter with its averages. */
export interface ParsedCounters {
  /** Whether the counter is consistent. */
  valid: boolean
  /** Time of the last change, Unix time in s. Unsigned integer of 32 bits. */
  last_updated: number
  /** Number of blocks, `0x…`. */
  total: string
  /** Number of blocks, decaying over 2048 s, multiplied by 2^32. Unsigned integer of 64 bits. */
  cnt2048: number | bigint
  /** Number of blocks, decaying over 65536 s, multiplied by 2^32. Unsigned integer of 64 bits. */
  cnt65536: number | bigint
}

/** Blocks of a validator. */
export interface ParsedCreatorStats {
  /** Public key of the validator. Text with hex digits. */
  public_key: string
  /** Masterchain blocks. */
  mc_blocks: ParsedCounters
  /** Shard blocks. */
  shard_blocks: ParsedCounters
}

/** Credit phase of a transaction. */
export interface ParsedCreditPhase {
  /** Debt paid in nano units, `0x…`. */
  due_fees_collected?: string | undefined
  /** Amount credited in nano units, `0x…`. */
  credit: string
  /** Extra currencies, if any. */
  credit_other?: ParsedCurrency[] | undefined
}

/** An amount in an extra currency. */
export interface ParsedCurrency {
  /** Id of the currency. Unsigned integer of 32 bits. */
  currency: number
  /** The amount, `0x…`; negative amounts begin with `-`. */
  value: string
}

/** A message received by instant hypercube routing. */
export interface ParsedIhrPending {
  /** Prefix of the destination. Text with hex digits. */
  dest_addr_prefix: string
  /** Hash of the message. Text with hex digits. */
  msg_id: string
  /** Logical time of its import, `0x…`. */
  import_lt: string
}

/** An incoming message of a block. */
export interface ParsedInMsg {
  /** Hash of the message. Text with hex digits. */
  msg_id?: string | undefined
  /** The message as it arrived. */
  in_msg?: ParsedMsgEnvelope | undefined
  /** The message as it was forwarded. */
  out_msg?: ParsedMsgEnvelope | undefined
  /** Hash of the transaction; for a discarded message, its logical time `0x…`. */
  transaction_id?: string | undefined
  /** Fee for instant hypercube routing in nano units, `0x…`. */
  ihr_fee?: string | undefined
  /** Forwarding fee in nano units, `0x…`. */
  fwd_fee?: string | undefined
  /** Transit fee in nano units, `0x…`. */
  transit_fee?: string | undefined
  /** Proof of creation as base64 BOC. */
  proof_created?: string | undefined
  /** Proof of delivery as base64 BOC. */
  proof_delivered?: string | undefined
  /**
   * Kind: 0 external, 1 ihr, 2 immediately, 3 final, 4 transit, 5 discardedFinal, 6 discardedTransit, 7 deferredFinal,
   * 8 deferredTransit; the last two on TON. Unsigned integer of 8 bits.
   */
  msg_type: number
  /** Name of the kind. */
  msg_type_name: string
}

/** A public library. */
export interface ParsedLibrary {
  /** Hash of the library. Text with hex digits. */
  hash: string
  /** Account ids of the publishers. Items: text with hex digits. */
  publishers: string[]
  /** The library as base64 BOC. */
  lib: string
}

/** Additional data of a masterchain block. */
export interface ParsedMasterBlock {
  /** Shards of all workchains. */
  shard_hashes?: ParsedShardHash[] | undefined
  /** Earliest time of the shards, Unix time in s. Unsigned integer of 32 bits. */
  min_shard_gen_utime?: number | undefined
  /** Latest time of the shards, Unix time in s. Unsigned integer of 32 bits. */
  max_shard_gen_utime?: number | undefined
  /** Fees by shard. */
  shard_fees?: ParsedShardFees[] | undefined
  /** Signatures of the previous block. */
  prev_blk_signatures: ParsedBlockSignature[]
  /** Message that recovers created amounts. */
  recover_create_msg?: ParsedInMsg | undefined
  /** Message that mints. */
  mint_msg?: ParsedInMsg | undefined
  /** Account id of the configuration contract. Text with hex digits. */
  config_addr?: string | undefined
  /** Parameters with a known layout, `p<number>`. */
  config?: { [key: string]: any } | undefined
  /** All other parameters, if any. */
  unknown_config?: ParsedUnknownParam[] | undefined
}

/** Additional data of a masterchain state. */
export interface ParsedMasterState {
  /** Shards of all workchains. */
  shard_hashes?: ParsedShardHash[] | undefined
  /** Earliest time of the shards, Unix time in s. Unsigned integer of 32 bits. */
  min_shard_gen_utime?: number | undefined
  /** Latest time of the shards, Unix time in s. Unsigned integer of 32 bits. */
  max_shard_gen_utime?: number | undefined
  /** Account id of the configuration contract. Text with hex digits. */
  config_addr?: string | undefined
  /** Parameters with a known layout, `p<number>`. */
  config?: { [key: string]: any } | undefined
  /** All other parameters, if any. */
  unknown_config?: ParsedUnknownParam[] | undefined
  /** Short hash of the validator list, a number of 32 bits. Unsigned integer of 32 bits. */
  validator_list_hash_short: number
  /** Sequence number of the catchain. Unsigned integer of 32 bits. */
  catchain_seqno: number
  /** Whether the catchain number changed. */
  nx_cc_updated: boolean
  /** Whether the state follows a key block. */
  after_key_block: boolean
  /** Last key block. */
  last_key_block?: ParsedBlockRef | undefined
  /** Blocks by validator. */
  block_create_stats?: ParsedCreatorStats[] | undefined
  /** Balance of the network in nano units, `0x…`. */
  global_balance: string
  /** Extra currencies, if any. */
  global_balance_other?: ParsedCurrency[] | undefined
  /** Rewards for authors of code. */
  state_copyleft_rewards: ParsedCopyleftReward[]
}

/** A parsed message. */
export interface ParsedMessage {
  /** Version of the object format, 8. Unsigned integer of 8 bits. */
  json_version: number
  /** Hash of the message. Text with hex digits. */
  id: string
  /** The whole object as base64 BOC. */
  boc: string
  /** State of the message, 5. Unsigned integer of 8 bits. */
  status: number
  /** Name of the state, `finalized`. */
  status_name: string
  /** Split depth of a large contract. Unsigned integer of 8 bits. */
  split_depth?: number | undefined
  /** Whether a special contract runs at the start of each block. */
  tick?: boolean | undefined
  /** Whether a special contract runs at the end of each block. */
  tock?: boolean | undefined
  /** Contract code as base64 BOC; absent if a proof omits it. */
  code?: string | undefined
  /** Hash of the code. Text with hex digits. */
  code_hash?: string | undefined
  /** Contract data as base64 BOC; absent if a proof omits it. */
  data?: string | undefined
  /** Hash of the data. Text with hex digits. */
  data_hash?: string | undefined
  /** Library dictionary as base64 BOC. */
  library?: string | undefined
  /** Hash of the library dictionary. Text with hex digits. */
  library_hash?: string | undefined
  /** Body as base64 BOC. */
  body?: string | undefined
  /** Hash of the body. Text with hex digits. */
  body_hash?: string | undefined
  /** Kind: 0 internal, 1 extIn, 2 extOut, 4 extOutV2. Unsigned integer of 8 bits. */
  msg_type: number
  /** Name of the kind. */
  msg_type_name: string
  /** Source address; empty if there is none. */
  src: string
  /** Workchain of the source. Signed integer of 32 bits. */
  src_workchain_id?: number | undefined
  /** Destination address; empty if there is none. */
  dst: string
  /** Workchain of the destination. Signed integer of 32 bits. */
  dst_workchain_id?: number | undefined
  /** Whether instant hypercube routing is disabled. Internal messages only, as are the next five fields. */
  ihr_disabled?: boolean | undefined
  /** Fee for instant hypercube routing in nano units, `0x…`. */
  ihr_fee?: string | undefined
  /** Forwarding fee in nano units, `0x…`. */
  fwd_fee?: string | undefined
  /** Whether the value is returned if the message fails. */
  bounce?: boolean | undefined
  /** Whether this is a bounced message. */
  bounced?: boolean | undefined
  /** Value in nano units, `0x…`. */
  value?: string | undefined
  /** Extra currencies, if any. */
  value_other?: ParsedCurrency[] | undefined
  /** Import fee of an external inbound message in nano units, `0x…`. */
  import_fee?: string | undefined
  /** Logical time of creation; messages from a contract only, `0x…`. */
  created_lt?: string | undefined
  /** Time of creation, Unix time in s; messages from a contract only. Unsigned integer of 32 bits. */
  created_at?: number | undefined
  /** Dapp ID of the source of an external outbound message. Text with hex digits. */
  src_dapp_id?: string | undefined
}

/** A message in transit. */
export interface ParsedMsgEnvelope {
  /** Hash of the message. Text with hex digits. */
  msg_id: string
  /**
   * Current position: number of leading address bits (0 to 96) that are those of the source, or workchain and prefix.
   */
  cur_addr: string
  /** Next position, in the same form. */
  next_addr: string
  /** Remaining forwarding fee in nano units, `0x…`. */
  fwd_fee_remaining: string
  /** Logical time at which a deferred message left its queue, on TON, `0x…`. */
  emitted_lt?: string | undefined
  /** Number of messages between this one and the first of its chain, on TON. Unsigned integer of 32 bits. */
  depth?: number | undefined
  /** Account that sent the first message of the chain, on TON. */
  initiator?: string | undefined
  /** Logical time of the transaction of the first message, on TON, `0x…`. */
  initiator_lt?: string | undefined
}

/** An outgoing message of a block. */
export interface ParsedOutMsg {
  /** Hash of the message. Text with hex digits. */
  msg_id?: string | undefined
  /** The message on its way. */
  out_msg?: ParsedMsgEnvelope | undefined
  /** Hash of the transaction. Text with hex digits. */
  transaction_id?: string | undefined
  /** How it was imported again into the shard. */
  reimport?: ParsedInMsg | undefined
  /** How it was imported into the shard. */
  imported?: ParsedInMsg | undefined
  /** Hash of the envelope. Text with hex digits. */
  msg_env_hash?: string | undefined
  /** Workchain it was routed to. Signed integer of 32 bits. */
  next_workchain?: number | undefined
  /** Prefix it was routed to. Text with hex digits. */
  next_addr_pfx?: string | undefined
  /** Logical time of the block that imported it, `0x…`. */
  import_block_lt?: string | undefined
  /**
   * Kind: 0 external, 1 immediately, 2 outMsgNew, 3 transit, 4 dequeueImmediately, 5 dequeue, 6 transitRequeued, 7
   * dequeueShort, 8 deferred, 9 deferredTransit; the last two on TON. Unsigned integer of 8 bits.
   */
  msg_type: number
  /** Name of the kind. */
  msg_type_name: string
}

/** How far the messages of a shard have been processed. */
export interface ParsedProcessedUpTo {
  /** Prefix with its end marker, 16 hex digits. Text with hex digits. */
  shard: string
  /** Number of the masterchain block. Unsigned integer of 32 bits. */
  mc_seqno: number
  /** Logical time of the last message, `0x…`. */
  last_msg_lt: string
  /** Hash of the last message. Text with hex digits. */
  last_msg_hash: string
}

/** Outbound message queue. */
export interface ParsedQueueInfo {
  /** The messages. */
  out_queue: ParsedQueuedMessage[]
  /** Processing progress by shard. */
  proc_info: ParsedProcessedUpTo[]
  /** Messages received by instant hypercube routing. */
  ihr_pending: ParsedIhrPending[]
}

/** A message in the outbound queue of a shard. */
export interface ParsedQueuedMessage {
  /** Hash of the message. Text with hex digits. */
  msg_id: string
  /**
   * Current position: number of leading address bits (0 to 96) that are those of the source, or workchain and prefix.
   */
  cur_addr: string
  /** Next position, in the same form. */
  next_addr: string
  /** Remaining forwarding fee in nano units, `0x…`. */
  fwd_fee_remaining: string
  /** Workchain of the destination. Signed integer of 32 bits. */
  dest_workchain: number
  /** Prefix of the destination. Text with hex digits. */
  dest_addr_prefix: string
  /** Logical time at which it was enqueued, `0x…`. */
  enqueued_lt: string
}

/** State of a shard. */
export interface ParsedShardDescription {
  /** Number of the last block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Number of the masterchain block that registered it. Unsigned integer of 32 bits. */
  reg_mc_seqno: number
  /** Logical time of the start of the block, `0x…`. */
  start_lt: string
  /** Logical time of the end of the block, `0x…`. */
  end_lt: string
  /** Hash of the block. Text with hex digits. */
  root_hash: string
  /** File hash of the block. Text with hex digits. */
  file_hash: string
  /** Whether the shard splits after this block. */
  before_split: boolean
  /** Whether the shard merges after this block. */
  before_merge: boolean
  /** Whether the shard wants to split. */
  want_split: boolean
  /** Whether the shard wants to merge. */
  want_merge: boolean
  /** Whether the catchain number changed. */
  nx_cc_updated: boolean
  /** Time of the block, Unix time in s. Unsigned integer of 32 bits. */
  gen_utime: number
  /** Sequence number of the next catchain. Unsigned integer of 32 bits. */
  next_catchain_seqno: number
  /** Shard of the next validators. Text with hex digits. */
  next_validator_shard: string
  /** Lowest number of a referenced masterchain block. Unsigned integer of 32 bits. */
  min_ref_mc_seqno: number
  /** Flags of the shard, as bits. Unsigned integer of 8 bits. */
  flags: number
  /** Fees collected in nano units, `0x…`. */
  fees_collected: string
  /** Extra currencies, if any. */
  fees_collected_other?: ParsedCurrency[] | undefined
  /** Amount created in nano units, `0x…`. */
  funds_created: string
  /** Extra currencies, if any. */
  funds_created_other?: ParsedCurrency[] | undefined
  /** Rewards for authors of code. */
  copyleft_rewards: ParsedCopyleftReward[]
  /** Time of the scheduled split, Unix time in s. Unsigned integer of 32 bits. */
  split_utime?: number | undefined
  /** Time window of the split, in s. Unsigned integer of 32 bits. */
  split_interval?: number | undefined
  /** Time of the scheduled merge, Unix time in s. Unsigned integer of 32 bits. */
  merge_utime?: number | undefined
  /** Time window of the merge, in s. Unsigned integer of 32 bits. */
  merge_interval?: number | undefined
}

/** Fees of a shard in a masterchain block. */
export interface ParsedShardFees {
  /** Workchain. Signed integer of 32 bits. */
  workchain_id: number
  /** Prefix with its end marker, 16 hex digits. Text with hex digits. */
  shard: string
  /** Fees in nano units, `0x…`. */
  fees: string
  /** Extra currencies, if any. */
  fees_other?: ParsedCurrency[] | undefined
  /** Amount created in nano units, `0x…`. */
  create: string
  /** Extra currencies, if any. */
  create_other?: ParsedCurrency[] | undefined
}

/** A shard referenced by a masterchain block. */
export interface ParsedShardHash {
  /** Workchain. Signed integer of 32 bits. */
  workchain_id: number
  /** Prefix with its end marker, 16 hex digits. Text with hex digits. */
  shard: string
  /** State of the shard. */
  descr: ParsedShardDescription
}

/** A parsed shard state. */
export interface ParsedShardState {
  /** Version of the object format, 8. Unsigned integer of 8 bits. */
  json_version: number
  /** The id given in the request. */
  id: string
  /** Hash of the state. Text with hex digits. */
  root_hash: string
  /** Hash of the serialized state. Text with hex digits. */
  file_hash: string
  /** Workchain given in the request. Signed integer of 32 bits. */
  workchain_id: number
  /** The whole state as base64 BOC. */
  boc: string
  /** Id of the network. Signed integer of 32 bits. */
  global_id: number
  /** Prefix with its end marker, 16 hex digits. Text with hex digits. */
  shard: string
  /** Number of the block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Number of hard forks so far (vertical number). Unsigned integer of 32 bits. */
  vert_seq_no: number
  /** Time of the state, Unix time in s. Unsigned integer of 32 bits. */
  gen_utime: number
  /** Logical time, `0x…`. */
  gen_lt: string
  /** Lowest number of a referenced masterchain block. Unsigned integer of 32 bits. */
  min_ref_mc_seqno: number
  /** Whether a split follows. */
  before_split: boolean
  /** Overload in the latest blocks, one bit per block, `0x…`. */
  overload_history: string
  /** Underload in the latest blocks, one bit per block, `0x…`. */
  underload_history: string
  /** Balance of all accounts in nano units, `0x…`. */
  total_balance: string
  /** Extra currencies, if any. */
  total_balance_other?: ParsedCurrency[] | undefined
  /** Fees for validators in nano units, `0x…`. */
  total_validator_fees: string
  /** Extra currencies, if any. */
  total_validator_fees_other?: ParsedCurrency[] | undefined
  /** Referenced masterchain block. */
  master_ref?: ParsedBlockRef | undefined
  /** Masterchain states only. */
  master?: ParsedMasterState | undefined
  /** Accounts, except those under another Dapp ID. */
  accounts: ParsedAccount[]
  /** Public libraries. */
  libraries: ParsedLibrary[]
  /** Outbound message queue. */
  out_msg_queue_info: ParsedQueueInfo
}

/** Storage phase of a transaction. */
export interface ParsedStoragePhase {
  /** Storage fees paid in nano units, `0x…`. */
  storage_fees_collected: string
  /** Storage debt in nano units, `0x…`. */
  storage_fees_due?: string | undefined
  /** Change of account status: 0 unchanged, 1 frozen, 2 deleted. Unsigned integer of 8 bits. */
  status_change: number
  /** Name of the change. */
  status_change_name: string
}

/** A parsed transaction. */
export interface ParsedTransaction {
  /** Version of the object format, 8. Unsigned integer of 8 bits. */
  json_version: number
  /** Hash of the transaction. Text with hex digits. */
  id: string
  /** The whole object as base64 BOC. */
  boc: string
  /** State of the transaction, 3. Unsigned integer of 8 bits. */
  status: number
  /** Name of the state, `finalized`. */
  status_name: string
  /** Kind: 0 ordinary, 1 storage, 2 tick, 3 tock, 4 to 7 splits and merges. Unsigned integer of 8 bits. */
  tr_type: number
  /** Name of the kind. */
  tr_type_name: string
  /**
   * Length of the shard prefix, in bits. Splits and merges only, as are the next three fields. Unsigned integer of 8
   * bits.
   */
  cur_shard_pfx_len?: number | undefined
  /** Split depth of the account. Unsigned integer of 8 bits. */
  acc_split_depth?: number | undefined
  /** Account id of this half. Text with hex digits. */
  this_addr?: string | undefined
  /** Account id of the other half. Text with hex digits. */
  sibling_addr?: string | undefined
  /** Hash of the transaction that prepared this one. Text with hex digits. */
  prepare_transaction?: string | undefined
  /** Whether the split was installed. */
  installed?: boolean | undefined
  /** Storage phase. */
  storage?: ParsedStoragePhase | undefined
  /** Credit phase. */
  credit?: ParsedCreditPhase | undefined
  /** Compute phase. */
  compute?: ParsedComputePhase | undefined
  /** Action phase. */
  action?: ParsedActionPhase | undefined
  /** Bounce phase. */
  bounce?: ParsedBouncePhase | undefined
  /** Whether the value was credited before storage was paid for. */
  credit_first?: boolean | undefined
  /** Whether the transaction was aborted. */
  aborted?: boolean | undefined
  /** Whether the account was deleted. */
  destroyed?: boolean | undefined
  /** Logical time, `0x…`. */
  lt: string
  /** Hash of the previous transaction of the account. Text with hex digits. */
  prev_trans_hash: string
  /** Logical time of the previous transaction of the account, `0x…`. */
  prev_trans_lt: string
  /** Time of the transaction, Unix time in s. Unsigned integer of 32 bits. */
  now: number
  /** Number of outbound messages. Unsigned integer of 16 bits. */
  outmsg_cnt: number
  /** Account status before: 0 Uninit, 1 Active, 2 Frozen, 3 NonExist. Unsigned integer of 8 bits. */
  orig_status: number
  /** Name of the status before. */
  orig_status_name: string
  /** Account status after: 0 Uninit, 1 Active, 2 Frozen, 3 NonExist. Unsigned integer of 8 bits. */
  end_status: number
  /** Name of the status after. */
  end_status_name: string
  /** Fees in nano units, `0x…`. */
  total_fees: string
  /** Extra currencies, if any. */
  total_fees_other?: ParsedCurrency[] | undefined
  /** Hash of the inbound message. Text with hex digits. */
  in_msg?: string | undefined
  /** Fee for an external inbound message in nano units, `0x…`. */
  ext_in_msg_fee?: string | undefined
  /** Hashes of the outbound messages. Items: text with hex digits. */
  out_msgs: string[]
  /** Address of the account, if a message contains it. */
  account_addr?: string | undefined
  /** Account id, if no message contains the address. Text with hex digits. */
  account_id?: string | undefined
  /** Workchain of the account, if a message contains it. Signed integer of 32 bits. */
  workchain_id?: number | undefined
  /** Change of the balance in nano units, `0x…`; negative changes begin with `-`. */
  balance_delta: string
  /** Changes of extra currencies, if any. */
  balance_delta_other?: ParsedCurrency[] | undefined
  /** Hash of the account before. Text with hex digits. */
  old_hash: string
  /** Hash of the account after. Text with hex digits. */
  new_hash: string
}

/** A configuration parameter with an unknown layout. */
export interface ParsedUnknownParam {
  /** Number of the parameter. Unsigned integer of 32 bits. */
  number: number
  /** Content of the parameter as base64 BOC. */
  boc: string
}

/** Value flow of a block, in nano units. */
export interface ParsedValueFlow {
  /** Imported, `0x…`. */
  imported: string
  /** Extra currencies, if any. */
  imported_other?: ParsedCurrency[] | undefined
  /** Exported, `0x…`. */
  exported: string
  /** Extra currencies, if any. */
  exported_other?: ParsedCurrency[] | undefined
  /** Fees collected, `0x…`. */
  fees_collected: string
  /** Extra currencies, if any. */
  fees_collected_other?: ParsedCurrency[] | undefined
  /** Burnt, on TON, `0x…`. */
  burned?: string | undefined
  /** Extra currencies, if any. */
  burned_other?: ParsedCurrency[] | undefined
  /** Fees imported, `0x…`. */
  fees_imported: string
  /** Extra currencies, if any. */
  fees_imported_other?: ParsedCurrency[] | undefined
  /** Recovered, `0x…`. */
  recovered: string
  /** Extra currencies, if any. */
  recovered_other?: ParsedCurrency[] | undefined
  /** Created, `0x…`. */
  created: string
  /** Extra currencies, if any. */
  created_other?: ParsedCurrency[] | undefined
  /** Minted, `0x…`. */
  minted: string
  /** Extra currencies, if any. */
  minted_other?: ParsedCurrency[] | undefined
  /** Rewards for authors of code. */
  copyleft_rewards: ParsedCopyleftReward[]
}

/** A cached BOC. */
export interface ResultOfBocCacheGet {
  /** The BOC in base64; null if it is not in the cache. Text with a bag of cells in base64. */
  boc?: string | null | undefined
}

/** A reference to a cached BOC. */
export interface ResultOfBocCacheSet {
  /** `*` and the hash of the root cell. */
  boc_ref: string
}

/** Parts of a state init. */
export interface ResultOfDecodeStateInit {
  /** Contract code as BOC or reference. Text with a bag of cells in base64. */
  code?: string | null | undefined
  /** Hash of the code. Text with hex digits. */
  code_hash?: string | null | undefined
  /** Depth of the code. Unsigned integer of 32 bits. */
  code_depth?: number | null | undefined
  /** Contract data as BOC or reference. Text with a bag of cells in base64. */
  data?: string | null | undefined
  /** Hash of the data. Text with hex digits. */
  data_hash?: string | null | undefined
  /** Depth of the data. Unsigned integer of 32 bits. */
  data_depth?: number | null | undefined
  /** Library dictionary as BOC or reference. Text with a bag of cells in base64. */
  library?: string | null | undefined
  /** Whether the contract runs at the start of each block. */
  tick?: boolean | null | undefined
  /** Whether the contract runs at the end of each block. */
  tock?: boolean | null | undefined
  /** Split depth of a large contract. Unsigned integer of 32 bits. */
  split_depth?: number | null | undefined
  /** Compiler version stored in the code; null if it cannot be read. */
  compiler_version?: string | null | undefined
}

/** Parts of a contract image. */
export interface ResultOfDecodeTvc {
  /** The parts. */
  tvc: Tvc
}

/** A built cell. */
export interface ResultOfEncodeBoc {
  /** The cell as BOC or reference. Text with a bag of cells in base64. */
  boc: string
}

/** A message. */
export interface ResultOfEncodeExternalInMessage {
  /** The message as BOC or reference. Text with a bag of cells in base64. */
  message: string
  /** Hash of the root cell. Text with hex digits. */
  message_id: string
}

/** A state init. */
export interface ResultOfEncodeStateInit {
  /** The state init as BOC or reference. Text with a bag of cells in base64. */
  state_init: string
}

/** Blockchain configuration. */
export interface ResultOfGetBlockchainConfig {
  /** The configuration, always base64. Text with a bag of cells in base64. */
  config_boc: string
}

/** Depth of a BOC. */
export interface ResultOfGetBocDepth {
  /** Number of references on the longest path from the root cell; 0 for a single cell. Unsigned integer of 32 bits. */
  depth: number
}

/** Hash of a BOC. */
export interface ResultOfGetBocHash {
  /** Hash of the root cell, 64 lower-case hex characters. Text with hex digits. */
  hash: string
}

/** Contract code. */
export interface ResultOfGetCodeFromTvc {
  /** The code, always base64. Text with a bag of cells in base64. */
  code: string
}

/** Salt of contract code. */
export interface ResultOfGetCodeSalt {
  /** The salt as BOC or reference; null if the code has none. Text with a bag of cells in base64. */
  salt?: string | null | undefined
}

/** Compiler of contract code. */
export interface ResultOfGetCompilerVersion {
  /** Compiler version such as `sol 0.76.1`; null if the code has none. */
  version?: string | null | undefined
}

/** A parsed object. */
export interface ResultOfParse {
  /** JSON object; amounts, logical times and other 64-bit values are `0x…` text. */
  parsed: any
}

/** Contract code with its salt. */
export interface ResultOfSetCodeSalt {
  /** The code as BOC or reference. Text with a bag of cells in base64. */
  code: string
}

/** A contract image. */
export type Tvc = {
  /** Version 1. */
  type: 'V1'
  /** The content of the image. */
  value: TvcV1
}

/** Makes values of the type, `Tvc.V1(…)`. */
export const Tvc: VariantMakers<Tvc> = variantMakers(['V1'])

/** Content of a contract image with a tag. */
export interface TvcV1 {
  /** Contract code. Text with a bag of cells in base64. */
  code?: string | null | undefined
  /** Free text about the contract. */
  description?: string | null | undefined
}
