// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'
import type * as client from './client.ts'

/** Numbers of the errors of module net. */
export const NetErrorCode = {
  /** A query failed permanently; `data` contains the data of the cause, with its code in `data.cause_code`. */
  QueryFailed: 601,
  /** A subscription cannot be started; `data.cause_code` is the code of the cause. */
  SubscribeFailed: 602,
  /** Waiting for an object failed; `data` has `filter`, `timestamp` and `cause_code`. */
  WaitForFailed: 603,
  /** An answer to a collection subscription lacks the collection. */
  GetSubscriptionResultFailed: 604,
  /** An answer lacks expected data, or the version of the node is invalid. */
  InvalidServerResponse: 605,
  /**
   * The clock of the network differs from that of this machine by more than 10 minutes, and the chain is not that of a
   * development node. Nothing was signed. `data` has `clock_difference_ms` (network minus machine), `local_time` and
   * `network_time` (Unix time in ms).
   */
  ClockOutOfSync: 606,
  /** No object, or no answer, arrived in time. */
  WaitForTimeout: 607,
  /** The GraphQL server returned errors; `data` has `server_code` and `node_error` if the server sent them. */
  GraphqlError: 608,
  /** Sent to a subscription: network activity of its context is suspended. */
  NetworkModuleSuspended: 609,
  /** The WebSocket connection was lost or its keep-alive messages stopped. */
  WebsocketDisconnected: 610,
  /**
   * The network does not offer a deprecated interface, and the request cannot be answered another way;
   * `data.deprecated_interface` names it, `data.reason` says what would work.
   */
  NotSupported: 611,
  /** The list of endpoints is empty. */
  NoEndpointsProvided: 612,
  /** A WebSocket connection for GraphQL cannot be opened. */
  GraphqlWebsocketInitError: 613,
  /**
   * Sent to a subscription: it is running again; events between `from` and `to` in `data.gap` (Unix time in ms) may be
   * missing. Without `gap`, none are.
   */
  NetworkModuleResumed: 614,
  /** The server answered 401. */
  Unauthorized: 615,
  /** Messages of a transaction tree did not appear in time; `data` has `timeout` in ms. */
  QueryTransactionTreeTimeout: 616,
  /** The server refused the GraphQL connection over WebSocket. */
  GraphqlConnectionError: 617,
  /** A server sent data for an operation, or completed it, before it acknowledged the connection. */
  WrongWebscoketProtocolSequence: 618,
  /** An endpoint or the address of a node is not a URL. */
  ParseUrlFailed: 619,
  /** Cannot occur: URLs are built from parsed ones; text that is not a URL is 619. */
  ModifyUrlFailed: 620,
  /** The node refused a message. */
  SendMessageFailed: 621,
  /** The server answered 404. */
  NotFound: 622,
  /** All endpoints that a message was sent to failed; `data.attempts` lists the reasons. */
  AllAttemptsFailed: 623,
  /**
   * Extension. A development node was reset, reverted or loaded from a file while a subscription or an iterator
   * followed its chain. Both end, so that two histories are never mixed. `data` has `epoch` and `previous_epoch`.
   */
  ChainReplaced: 624,
} as const

/** Numbers of the errors of module net. */
export type NetErrorCode = (typeof NetErrorCode)[keyof typeof NetErrorCode]

/** Aggregate function. */
export const AggregationFn = {
  /** Number of objects. */
  COUNT: 'COUNT',
  /** Smallest value. */
  MIN: 'MIN',
  /** Largest value. */
  MAX: 'MAX',
  /** Sum of the values. */
  SUM: 'SUM',
  /** Average of the values. */
  AVERAGE: 'AVERAGE',
} as const

/** Aggregate function. */
export type AggregationFn = (typeof AggregationFn)[keyof typeof AggregationFn]

/**
 * A block of an iterator. The fields from `id` to `prev_alt_ref` are always present. All others have to be selected
 * with `result`, which may also select fields that are not listed here.
 */
export interface BlockItem {
  /** Hash of the block. */
  id: string
  /** Creation time of the block, Unix time in s. Unsigned integer of 32 bits. */
  gen_utime?: number | null | undefined
  /** Workchain. Signed integer of 32 bits. */
  workchain_id?: number | null | undefined
  /** Prefix with its end mark, 16 hex digits. */
  shard?: string | null | undefined
  /** Whether it follows a split. */
  after_split?: boolean | null | undefined
  /** Whether it follows a merge. */
  after_merge?: boolean | null | undefined
  /** Previous block. */
  prev_ref?: BlockItemRef | null | undefined
  /** Second previous block, after a merge. */
  prev_alt_ref?: BlockItemRef | null | undefined
  /** Number of the block. Unsigned integer of 32 bits. */
  seq_no?: number | null | undefined
  /** Number of the block in its thread. Unsigned integer of 64 bits. */
  height?: number | bigint | null | undefined
  /** Thread of the block, 68 hex digits. */
  thread_id?: string | null | undefined
  /** Number of the masterchain block that includes it. Unsigned integer of 32 bits. */
  master_seq_no?: number | null | undefined
  /** Id of the network. Signed integer of 32 bits. */
  global_id?: number | null | undefined
  /** Text whose alphabetical order is the order of the objects in the chain. */
  chain_order?: string | null | undefined
  /** Number of transactions. Unsigned integer of 32 bits. */
  tr_count?: number | null | undefined
  /** Logical time of its start, `0x…` unless the query names a format. */
  start_lt?: string | null | undefined
  /** Logical time of its end, `0x…` unless the query names a format. */
  end_lt?: string | null | undefined
  /** Whether it is a key block. */
  key_block?: boolean | null | undefined
  /** Hash of its bytes. */
  file_hash?: string | null | undefined
  /** Owner of the block keeper that produced it. */
  producer_id?: string | null | undefined
  /** State of the block. Unsigned integer of 8 bits. */
  status?: number | null | undefined
  /** Name of the state. */
  status_name?: string | null | undefined
}

/** A reference to another block. */
export interface BlockItemRef {
  /** Hash of the block. */
  root_hash?: string | null | undefined
  /** Number of the block. Unsigned integer of 32 bits. */
  seq_no?: number | null | undefined
  /** Logical time of its end, `0x…` unless the query names a format. */
  end_lt?: string | null | undefined
  /** Hash of its bytes. */
  file_hash?: string | null | undefined
}

/** The bounce phase of a transaction of an iterator. */
export interface BounceItem {
  /**
   * Kind of result: 0 not enough tokens, 1 not enough tokens for the fee, 2 message returned. Unsigned integer of 8
   * bits.
   */
  bounce_type?: number | null | undefined
}

/** The compute phase of a transaction of an iterator. */
export interface ComputeItem {
  /** Whether the contract terminated normally. */
  success?: boolean | null | undefined
  /** Exit code. Signed integer of 32 bits. */
  exit_code?: number | null | undefined
  /** Gas fees in nano units, `0x…` unless the query names a format. */
  gas_fees?: string | null | undefined
  /** Gas used, `0x…` unless the query names a format. */
  gas_used?: string | null | undefined
  /** Number of instructions executed. Unsigned integer of 32 bits. */
  vm_steps?: number | null | undefined
}

/** Endpoints. */
export interface EndpointsSet {
  /** Endpoint URLs, in any form. */
  endpoints: string[]
}

/** An aggregation of a field. */
export interface FieldAggregation {
  /** Path of the field, names separated by dots. */
  field: string
  /** Aggregate function. */
  fn: AggregationFn
}

/** A decoded event. */
export interface FollowedEvent {
  /** Name of the event. */
  name: string
  /** Its values. */
  value: any
  /** Hash of the message that carries it. Text with hex digits. */
  message_id: string
  /** When it was emitted, Unix time in s. Unsigned integer of 32 bits. */
  created_at: number
}

/** An item of the list. */
export interface FollowedItem {
  /** Its cursor: pass it as `after` to continue behind the item. */
  cursor: string
  /** The selected fields. */
  object: any
  /** The event, if `abi` is given. */
  event?: FollowedEvent | null | undefined
}

/** What is followed of an account. */
export const FollowedKind = {
  /** Its transactions. */
  Transactions: 'Transactions',
  /** The messages that it sends to the outside: events and answers. */
  Events: 'Events',
} as const

/** What is followed of an account. */
export type FollowedKind = (typeof FollowedKind)[keyof typeof FollowedKind]

/**
 * A message of a transaction of an iterator. The fields from `id` to `dst` are always present, but `src` only on
 * inbound messages and `dst` only on outbound ones.
 */
export interface MessageItem {
  /** Hash of the message. */
  id: string
  /** Value in nano units, decimal. */
  value?: string | null | undefined
  /** Kind: 0 internal, 1 extIn, 2 extOut. Unsigned integer of 8 bits. */
  msg_type?: number | null | undefined
  /** Source address. */
  src?: string | null | undefined
  /** Destination address. */
  dst?: string | null | undefined
  /** Name of the kind. */
  msg_type_name?: string | null | undefined
  /** Body as base64 BOC. */
  body?: string | null | undefined
  /** The whole object as base64 BOC. */
  boc?: string | null | undefined
  /** Whether the value is returned if the message fails. */
  bounce?: boolean | null | undefined
  /** Whether this message is a bounced one. */
  bounced?: boolean | null | undefined
  /** Creation time, Unix time in s. Unsigned integer of 32 bits. */
  created_at?: number | null | undefined
  /** Logical time of creation, `0x…` unless the query names a format. */
  created_lt?: string | null | undefined
}

/** A message in a transaction tree. */
export interface MessageNode {
  /** Message id. */
  id: string
  /** Transaction that created it; absent for external inbound messages. */
  src_transaction_id?: string | null | undefined
  /** Transaction that received it; absent for messages that leave the chain. */
  dst_transaction_id?: string | null | undefined
  /** Address of the sender. */
  src?: string | null | undefined
  /** Address of the receiver. */
  dst?: string | null | undefined
  /** Transferred tokens, a number as the node returns it. */
  value?: string | null | undefined
  /** Whether the message bounces on failure. */
  bounce: boolean
  /** The decoded body, if an ABI of the registry describes it. */
  decoded_body?: abi.DecodedMessageBody | null | undefined
}

/** A field to sort by. */
export interface OrderBy {
  /** Path of the field, names separated by dots. */
  path: string
  /** Sort direction. */
  direction: SortDirection
}

/** Aggregations over a collection. */
export interface ParamsOfAggregateCollection {
  /**
   * Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection of the
   * node.
   */
  collection: string
  /** GraphQL filter object of the collection. */
  filter?: any
  /** What to compute. Default: the number of objects. */
  fields?: FieldAggregation[] | null | undefined
}

/** Several operations in one query. */
export interface ParamsOfBatchQuery {
  /** The operations. */
  operations: ParamsOfQueryOperation[]
}

/** Which blocks to iterate. */
export interface ParamsOfCreateBlockIterator {
  /**
   * Time of the first block, in s since 1970, inclusive. Default: from the first block. Unsigned integer of 32 bits.
   */
  start_time?: number | null | undefined
  /** End time, in s since 1970, exclusive. Default: no end. Unsigned integer of 32 bits. */
  end_time?: number | null | undefined
  /**
   * Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed. Default: all shards.
   */
  shard_filter?: string[] | null | undefined
  /** Additional fields to select, GraphQL text without the outer braces. */
  result?: string | null | undefined
}

/** Which transactions to iterate. */
export interface ParamsOfCreateTransactionIterator {
  /**
   * Time of the first block, in s since 1970, inclusive. Default: from the first block. Unsigned integer of 32 bits.
   */
  start_time?: number | null | undefined
  /** End time, in s since 1970, exclusive. Default: no end. Unsigned integer of 32 bits. */
  end_time?: number | null | undefined
  /**
   * Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed. Default: all shards.
   */
  shard_filter?: string[] | null | undefined
  /** Accounts whose transactions are returned. Default: all accounts. */
  accounts_filter?: string[] | null | undefined
  /** Additional fields to select, GraphQL text without the outer braces. */
  result?: string | null | undefined
  /** Add a list `transfers` of TransactionTransfer to each transaction. Default: false. */
  include_transfers?: boolean | null | undefined
}

/** An account. */
export interface ParamsOfFindLastShardBlock {
  /** Address of the account. */
  address: string
}

/** Which list to read, and from where. */
export interface ParamsOfFollowAccount {
  /** Account id, 64 hex characters without prefix. Text with hex digits. */
  account_id: string
  /** Dapp ID of the account, 64 hex characters without prefix. Default: the account id. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** What to read. */
  kind: FollowedKind
  /**
   * Fields of the items to select, GraphQL text without the outer braces. Of events, `id`, `body` and `created_at` are
   * always selected. Default: "id".
   */
  result?: string | null | undefined
  /**
   * Items after this cursor; an empty text: from the first item that the network keeps. Absent: no items, only the
   * cursor of the end, at once.
   */
  after?: string | null | undefined
  /** ABI for `Events`: only the events that it describes are returned, decoded. */
  abi?: abi.Abi | null | undefined
  /** Only events of this name; needs `abi`. */
  event?: string | null | undefined
  /** Rules of the chain, for `abi`. Default: `abi.rules` of the configuration. */
  rules?: abi.ChainRules | null | undefined
  /**
   * How long to wait for an item if there is none, in ms. The network is asked every `network.follow_interval`, also
   * again after it could not be reached. Unsigned integer of 32 bits. Default: 0.
   */
  wait_ms?: number | null | undefined
}

/** Which iterator to advance. */
export interface ParamsOfIteratorNext {
  /** Handle of the iterator. Unsigned integer of 32 bits. */
  iterator: number
  /** Maximum number of items; values below 1 mean 1. Unsigned integer of 32 bits. Default: 1. */
  limit?: number | null | undefined
  /** Return the state after these items. Default: false. */
  return_resume_state?: boolean | null | undefined
}

/** A GraphQL query. */
export interface ParamsOfQuery {
  /** GraphQL text. A call whose text contains a mutation counts as one that makes changes. */
  query: string
  /** Values of its variables, an object. */
  variables?: any
  /** True fails with 901: free-form queries cannot be proven. Extension of the published interface. Default: false. */
  verify?: boolean | null | undefined
}

/** A query of a collection. */
export interface ParamsOfQueryCollection {
  /**
   * Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection of the
   * node.
   */
  collection: string
  /** GraphQL filter object of the collection. */
  filter?: any
  /** Fields to select, GraphQL text without the outer braces. */
  result: string
  /** Sort order of the objects. */
  order?: OrderBy[] | null | undefined
  /** Maximum number of objects. Unsigned integer of 32 bits. */
  limit?: number | null | undefined
  /**
   * Prove the result before it is returned (module proofs): anything that differs from what the network agreed on, or
   * cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
}

/** Counterparties of an account. */
export interface ParamsOfQueryCounterparties {
  /** Address of the account, as the node writes it. */
  account: string
  /** Fields to select, GraphQL text without the outer braces. */
  result: string
  /** Maximum number of counterparties. Unsigned integer of 32 bits. */
  first?: number | null | undefined
  /** The `cursor` of the last counterparty of the previous page. */
  after?: string | null | undefined
}

/** One operation of a batch. */
export type ParamsOfQueryOperation =
  | {
      /** A query of a collection. */
      type: 'QueryCollection'
      /**
       * Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection of the
       * node.
       */
      collection: string
      /** GraphQL filter object of the collection. */
      filter?: any
      /** Fields to select, GraphQL text without the outer braces. */
      result: string
      /** Sort order of the objects. */
      order?: OrderBy[] | null | undefined
      /** Maximum number of objects. Unsigned integer of 32 bits. */
      limit?: number | null | undefined
    }
  | {
      /** An object to wait for. */
      type: 'WaitForCollection'
      /**
       * Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection of the
       * node.
       */
      collection: string
      /** GraphQL filter object of the collection. */
      filter?: any
      /** Fields to select, GraphQL text without the outer braces. */
      result: string
      /** How long to wait, in ms. Default: `network.wait_for_timeout`. Unsigned integer of 32 bits. */
      timeout?: number | null | undefined
    }
  | {
      /** Aggregations over a collection. */
      type: 'AggregateCollection'
      /**
       * Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection of the
       * node.
       */
      collection: string
      /** GraphQL filter object of the collection. */
      filter?: any
      /** What to compute. Default: the number of objects. */
      fields?: FieldAggregation[] | null | undefined
    }
  | {
      /** Counterparties of an account. */
      type: 'QueryCounterparties'
      /** Address of the account, as the node writes it. */
      account: string
      /** Fields to select, GraphQL text without the outer braces. */
      result: string
      /** Maximum number of counterparties. Unsigned integer of 32 bits. */
      first?: number | null | undefined
      /** The `cursor` of the last counterparty of the previous page. */
      after?: string | null | undefined
    }

/** Makes values of the type, `ParamsOfQueryOperation.QueryCollection(…)`. */
export const ParamsOfQueryOperation: VariantMakers<ParamsOfQueryOperation> = variantMakers([
  'QueryCollection',
  'WaitForCollection',
  'AggregateCollection',
  'QueryCounterparties',
])

/** The root message and options of the tree. */
export interface ParamsOfQueryTransactionTree {
  /** Id of the message. */
  in_msg: string
  /** ABIs to decode bodies with, tried in this order. */
  abi_registry?: abi.Abi[] | null | undefined
  /**
   * How long to wait for the messages of one query, in ms; 0 waits indefinitely. Unsigned integer of 32 bits. Default:
   * 60000.
   */
  timeout?: number | null | undefined
  /**
   * Number of transactions after which no further query is made; 0 means no limit. Unsigned integer of 32 bits.
   * Default: 50.
   */
  transaction_max_count?: number | null | undefined
  /**
   * Prove the result before it is returned (module proofs): anything that differs from what the network agreed on, or
   * cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
}

/** Where to continue. */
export interface ParamsOfResumeBlockIterator {
  /** State from `iterator_next`. */
  resume_state: any
}

/** Where to continue. */
export interface ParamsOfResumeTransactionIterator {
  /** State from `iterator_next`. */
  resume_state: any
  /** Accounts whose transactions are returned. Default: all accounts. */
  accounts_filter?: string[] | null | undefined
}

/** A GraphQL subscription. */
export interface ParamsOfSubscribe {
  /** GraphQL text. */
  subscription: string
  /** Values of its variables, an object. */
  variables?: any
}

/** What to subscribe to. */
export interface ParamsOfSubscribeCollection {
  /** Name of the collection: accounts, blocks, transactions or messages. */
  collection: string
  /** GraphQL filter object of the collection. */
  filter?: any
  /** Fields to select, GraphQL text without the outer braces. */
  result: string
}

/** An object to wait for. */
export interface ParamsOfWaitForCollection {
  /**
   * Name of the collection: accounts, blocks, transactions, messages, block_signatures or another collection of the
   * node.
   */
  collection: string
  /** GraphQL filter object of the collection. */
  filter?: any
  /** Fields to select, GraphQL text without the outer braces. */
  result: string
  /** How long to wait, in ms. Default: `network.wait_for_timeout`. Unsigned integer of 32 bits. */
  timeout?: number | null | undefined
}

/** An iterator. */
export interface RegisteredIterator {
  /** Handle of the iterator; pass it to `remove_iterator` when done. Unsigned integer of 32 bits. */
  handle: number
}

/** Results of aggregations. */
export interface ResultOfAggregateCollection {
  /** Values as text, in the order of `fields`. */
  values: string[]
}

/** Results of a batch. */
export interface ResultOfBatchQuery {
  /** One result per operation, in order; each is what the corresponding function returns. */
  results: any[]
}

/** A block. */
export interface ResultOfFindLastShardBlock {
  /** Id of the last block of the account’s shard. */
  block_id: string
}

/** Items in the order of the chain. */
export interface ResultOfFollowAccount {
  /** The items, at most 50. */
  items: FollowedItem[]
  /**
   * Cursor of the last item that was read, including those that are no events of the given name: pass it as `after` to
   * continue. An empty text before the first item.
   */
  cursor: string
  /** Why the network could not be asked at the end of `wait_ms`. Nothing is missed. */
  unreachable?: client.ClientError | null | undefined
}

/** The endpoints of the client. */
export interface ResultOfGetEndpoints {
  /** URL that currently receives GraphQL queries. */
  query: string
  /** Configured endpoints, without user names, passwords and query strings. */
  endpoints: string[]
}

/** A server and what it offers. */
export interface ResultOfGetServerInfo {
  /** Version of its interface; empty if the server does not report one. */
  version: string
  /** The server identifies accounts by `account_id` and `dapp_id`. */
  supports_dapp_id: boolean
  /** URL that receives GraphQL queries, without user name, password and query string. */
  endpoint: string
  /** Round-trip time of a request, in ms. Unsigned integer of 32 bits. */
  latency_ms: number
  /** Proxy that connections to it go through, without user and password. Absent: none. */
  proxy?: string | null | undefined
  /**
   * Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3 s, absent if the server
   * does not report its clock. Signed integer of 64 bits.
   */
  clock_difference_ms?: bigint | null | undefined
  /**
   * Whether messages are created with the time of the network although its clock differs. If false, calls that would
   * have to fill in a time fail with 606.
   */
  clock_is_followed?: boolean | null | undefined
  /** Chain rules, `current` or `classic`; absent if the server does not report them. */
  rules?: string | null | undefined
  /** What it offers. */
  features: ServerFeatures
}

/** Signature id. */
export interface ResultOfGetSignatureId {
  /**
   * Signature id, which signatures must cover besides the hash; absent if the network requires nothing. Signed integer
   * of 32 bits.
   */
  signature_id?: number | null | undefined
}

/** Time of the network. */
export interface ResultOfGetTime {
  /** Unix time in ms. Unsigned integer of 64 bits. */
  time: bigint
  /**
   * Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3 s, absent if the
   * network did not report its clock. Signed integer of 64 bits.
   */
  clock_difference_ms?: bigint | null | undefined
}

/** The next items of an iterator. */
export interface ResultOfIteratorNext {
  /** The items, BlockItem or TransactionItem; may be empty although there are more. */
  items: any[]
  /** Whether there may be more. */
  has_more: boolean
  /** State to continue from, if requested; treat it as opaque. */
  resume_state?: any
}

/** Response to a GraphQL query. */
export interface ResultOfQuery {
  /** The whole response of the server; the selected data is in its field `data`. */
  result: any
}

/** Selected objects. */
export interface ResultOfQueryCollection {
  /** The objects. */
  result: any[]
}

/** A transaction tree. */
export interface ResultOfQueryTransactionTree {
  /** Messages, in the order they were found. */
  messages: MessageNode[]
  /** Transactions, in the order they were found. */
  transactions: TransactionNode[]
}

/** A running subscription. */
export interface ResultOfSubscribeCollection {
  /** Handle to pass to `unsubscribe`. Unsigned integer of 32 bits. */
  handle: number
}

/** Data of a subscription. */
export interface ResultOfSubscription {
  /**
   * For `subscribe_collection`, the object; for `subscribe`, the whole `data`. Null when the server has completed the
   * subscription.
   */
  result: any
}

/** The object that appeared. */
export interface ResultOfWaitForCollection {
  /** The first matching object. */
  result: any
}

/** What a server offers besides `info` and `blockchain`. */
export interface ServerFeatures {
  /**
   * The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without them, functions that
   * use collections work only for objects named by their filter.
   */
  collections: boolean
  /**
   * Subscriptions to accounts, messages and transactions. Without them, the library follows the accounts named by the
   * filter.
   */
  subscriptions: boolean
  /** The blockchain configuration, in a key block. Without it, local runs use the built-in configuration. */
  configuration: boolean
  /** The data needed for block proofs. */
  proofs: boolean
}

/** Sort direction. */
export const SortDirection = {
  /** Ascending. */
  ASC: 'ASC',
  /** Descending. */
  DESC: 'DESC',
} as const

/** Sort direction. */
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection]

/** Kind of a subscription message. */
export const SubscriptionResponseType = {
  /** Data, ResultOfSubscription. */
  Ok: 100,
  /** A ClientError. The subscription continues, unless its callback is then closed. */
  Error: 101,
} as const

/** Kind of a subscription message. */
export type SubscriptionResponseType = (typeof SubscriptionResponseType)[keyof typeof SubscriptionResponseType]

/**
 * A transaction of an iterator. The fields from `id` to `out_messages` are always present. All others have to be
 * selected with `result`, which may also select fields that are not listed here.
 */
export interface TransactionItem {
  /** Hash of the transaction. */
  id: string
  /** Address of the account. */
  account_addr?: string | null | undefined
  /** Creation time, Unix time in s. Unsigned integer of 32 bits. */
  now?: number | null | undefined
  /** Change of the balance in nano units, decimal. */
  balance_delta?: string | null | undefined
  /** Bounce phase. */
  bounce?: BounceItem | null | undefined
  /** The message it executed. */
  in_message?: MessageItem | null | undefined
  /** The messages it sent. */
  out_messages?: MessageItem[] | null | undefined
  /** Its transfers, with `include_transfers`. */
  transfers?: TransactionTransfer[] | null | undefined
  /** Whether it was aborted: it changed nothing except for the fees. */
  aborted?: boolean | null | undefined
  /** Whether the account was deleted. */
  destroyed?: boolean | null | undefined
  /** Compute phase. */
  compute?: ComputeItem | null | undefined
  /** Logical time, `0x…` unless the query names a format. */
  lt?: string | null | undefined
  /** Fees in nano units, `0x…` unless the query names a format. */
  total_fees?: string | null | undefined
  /** Kind: 0 ordinary, 1 storage, 2 tick, 3 tock. Unsigned integer of 8 bits. */
  tr_type?: number | null | undefined
  /** Name of the kind. */
  tr_type_name?: string | null | undefined
  /** State of the account before: 0 uninitialized, 1 active, 2 frozen, 3 none. Unsigned integer of 8 bits. */
  orig_status?: number | null | undefined
  /** Name of the state before. */
  orig_status_name?: string | null | undefined
  /** State of the account afterwards. Unsigned integer of 8 bits. */
  end_status?: number | null | undefined
  /** Name of the state afterwards. */
  end_status_name?: string | null | undefined
  /** Number of messages it sent. Unsigned integer of 16 bits. */
  outmsg_cnt?: number | null | undefined
  /** Hash of the message it executed. */
  in_msg?: string | null | undefined
  /** Hashes of the messages it sent. */
  out_msgs?: string[] | null | undefined
  /** Hash of its block. */
  block_id?: string | null | undefined
  /** Workchain. Signed integer of 32 bits. */
  workchain_id?: number | null | undefined
  /** Number of the masterchain block that includes it. Unsigned integer of 32 bits. */
  master_seq_no?: number | null | undefined
  /** Text whose alphabetical order is the order of the objects in the chain. */
  chain_order?: string | null | undefined
  /** The whole object as base64 BOC. */
  boc?: string | null | undefined
}

/** A transaction in a tree. */
export interface TransactionNode {
  /** Transaction id. */
  id: string
  /** Id of its inbound message. */
  in_msg: string
  /** Ids of its outbound messages. */
  out_msgs: string[]
  /** Account the transaction ran on. */
  account_addr: string
  /** Fees, a number as the node returns it. */
  total_fees: string
  /** Whether it was aborted. */
  aborted: boolean
  /** Exit code of the compute phase, if any; negative codes as unsigned 32-bit numbers. Unsigned integer of 32 bits. */
  exit_code?: number | null | undefined
}

/** A token transfer in a transaction. */
export interface TransactionTransfer {
  /** Message id. */
  message: string
  /** Whether this is a bounced message. */
  isBounced: boolean
  /** Whether the account is the receiver. */
  isDeposit: boolean
  /** Address of the other account. */
  counterparty: string
  /** Amount, a decimal number. */
  value: string
}
