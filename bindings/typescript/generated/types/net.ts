// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'

/** Numbers of the errors of module net. */
export const NetErrorCode = {
  /** A query failed permanently; `data` holds the data of the cause, and its code in `data.cause_code`. */
  QueryFailed: 601,
  /** A subscription cannot be started; `data.cause_code` is the code of the cause. */
  SubscribeFailed: 602,
  /** Waiting for an object fails; `data` has `filter`, `timestamp` and `cause_code`. */
  WaitForFailed: 603,
  /** An answer to a collection subscription lacks the collection. */
  GetSubscriptionResultFailed: 604,
  /** An answer lacks expected data, or the version of the node cannot be read. */
  InvalidServerResponse: 605,
  /** Cannot occur: the clock of the node is compared, not refused; use max_latency for nodes that lag. */
  ClockOutOfSync: 606,
  /** No object, or no answer, came in time. */
  WaitForTimeout: 607,
  /** The GraphQL server answered with errors; `data` has `server_code` and `node_error` where the server sent them. */
  GraphqlError: 608,
  /** Sent to a subscription: the network of its context is suspended. */
  NetworkModuleSuspended: 609,
  /** The WebSocket connection was lost or its keep-alive stopped. */
  WebsocketDisconnected: 610,
  /**
   * The network does not offer a deprecated interface, and what is asked of it cannot be answered in another way;
   * `data.deprecated_interface` names it, `data.reason` says what would work.
   */
  NotSupported: 611,
  /** An empty list of endpoints is set. */
  NoEndpointsProvided: 612,
  /** A GraphQL connection over WebSocket cannot be opened. */
  GraphqlWebsocketInitError: 613,
  /**
   * Sent to a subscription: it runs again; `data.gap` has `from` and `to` (unix time in ms), events between them may be
   * missing. Without `gap` none are.
   */
  NetworkModuleResumed: 614,
  /** The server answered 401. */
  Unauthorized: 615,
  /** Messages of a transaction tree did not appear in time; `data` has `timeout` in ms. */
  QueryTransactionTreeTimeout: 616,
  /** The server refused the GraphQL connection over WebSocket. */
  GraphqlConnectionError: 617,
  /** A server sent data or an end for an operation before it acknowledged the connection. */
  WrongWebscoketProtocolSequence: 618,
  /** An endpoint or the address of a node is not a URL. */
  ParseUrlFailed: 619,
  /** Cannot occur: URLs are built from parsed ones; a text that is no URL is 619. */
  ModifyUrlFailed: 620,
  /** The node refused a message. */
  SendMessageFailed: 621,
  /** The server answered 404. */
  NotFound: 622,
  /** Every endpoint that a message was sent to failed; `data.attempts` lists why. */
  AllAttemptsFailed: 623,
  /**
   * Extension. A development node was reset, reverted or loaded from a file while a subscription or an iterator
   * followed its chain: they end, so that two histories are not mixed. `data` has `epoch` and `previous_epoch`.
   */
  ChainReplaced: 624,
} as const

/** Numbers of the errors of module net. */
export type NetErrorCode = (typeof NetErrorCode)[keyof typeof NetErrorCode]

/** What is computed over a field. */
export const AggregationFn = {
  /** Number of objects. */
  COUNT: 'COUNT',
  /** Smallest value. */
  MIN: 'MIN',
  /** Largest value. */
  MAX: 'MAX',
  /** Sum of the values. */
  SUM: 'SUM',
  /** Mean of the values. */
  AVERAGE: 'AVERAGE',
} as const

/** What is computed over a field. */
export type AggregationFn = (typeof AggregationFn)[keyof typeof AggregationFn]

/** Endpoints. */
export interface EndpointsSet {
  /** Endpoints in any URL form. */
  endpoints: string[]
}

/** An aggregation of a field. */
export interface FieldAggregation {
  /** Path of the field, names separated by dots. */
  field: string
  /** What is computed. */
  fn: AggregationFn
}

/** A message of a transaction tree. */
export interface MessageNode {
  /** Message id. */
  id: string
  /** Transaction that sent it; absent for external messages to a contract. */
  src_transaction_id?: string | null | undefined
  /** Transaction that received it; absent for messages that leave the chain. */
  dst_transaction_id?: string | null | undefined
  /** Address of the sender. */
  src?: string | null | undefined
  /** Address of the receiver. */
  dst?: string | null | undefined
  /** Transferred tokens, a number as the node returns it. */
  value?: string | null | undefined
  /** Whether it comes back when it fails. */
  bounce: boolean
  /** Its body, when an ABI of the registry describes it. */
  decoded_body?: abi.DecodedMessageBody | null | undefined
}

/** A field to sort by. */
export interface OrderBy {
  /** Path of the field, names separated by dots. */
  path: string
  /** Direction. */
  direction: SortDirection
}

/** Aggregations over a collection. */
export interface ParamsOfAggregateCollection {
  /** Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the node. */
  collection: string
  /** GraphQL filter object of the collection. */
  filter?: any
  /** What is computed. Default: the number of objects. */
  fields?: FieldAggregation[] | null | undefined
}

/** Several operations in one query. */
export interface ParamsOfBatchQuery {
  /** The operations. */
  operations: ParamsOfQueryOperation[]
}

/** Which blocks. */
export interface ParamsOfCreateBlockIterator {
  /** Time of the first block, in s since 1970, inclusive. Absent: from the first one. Unsigned integer of 32 bits. */
  start_time?: number | null | undefined
  /** Time where it ends, in s since 1970, exclusive. Absent: never. Unsigned integer of 32 bits. */
  end_time?: number | null | undefined
  /** Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant. Absent: all shards. */
  shard_filter?: string[] | null | undefined
  /** Further fields to select, GraphQL text without the outer braces. */
  result?: string | null | undefined
}

/** Which transactions. */
export interface ParamsOfCreateTransactionIterator {
  /** Time of the first block, in s since 1970, inclusive. Absent: from the first one. Unsigned integer of 32 bits. */
  start_time?: number | null | undefined
  /** Time where it ends, in s since 1970, exclusive. Absent: never. Unsigned integer of 32 bits. */
  end_time?: number | null | undefined
  /** Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant. Absent: all shards. */
  shard_filter?: string[] | null | undefined
  /** Accounts whose transactions are given. Absent: all accounts. */
  accounts_filter?: string[] | null | undefined
  /** Further fields to select, GraphQL text without the outer braces. */
  result?: string | null | undefined
  /** Add a list `transfers` of TransactionTransfer to each transaction. Default: false. */
  include_transfers?: boolean | null | undefined
}

/** An account. */
export interface ParamsOfFindLastShardBlock {
  /** Address of the account. */
  address: string
}

/** Which iterator. */
export interface ParamsOfIteratorNext {
  /** Its handle. Unsigned integer of 32 bits. */
  iterator: number
  /** Largest number of items; below 1 means 1. Unsigned integer of 32 bits. Default: 1. */
  limit?: number | null | undefined
  /** Return the state after these items. Default: false. */
  return_resume_state?: boolean | null | undefined
}

/** A GraphQL query. */
export interface ParamsOfQuery {
  /** GraphQL text. */
  query: string
  /** Values of its variables, an object. */
  variables?: any
  /** True ends with 901: free text cannot be proven. Extension of the published interface. Default: false. */
  verify?: boolean | null | undefined
}

/** A selection from a collection. */
export interface ParamsOfQueryCollection {
  /** Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the node. */
  collection: string
  /** GraphQL filter object of the collection. */
  filter?: any
  /** Fields to select, GraphQL text without the outer braces. */
  result: string
  /** How the objects are sorted. */
  order?: OrderBy[] | null | undefined
  /** Largest number of objects. Unsigned integer of 32 bits. */
  limit?: number | null | undefined
  /**
   * Whether what is returned is proven first (module proofs): what differs from what the network agreed on, or cannot
   * be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
}

/** Counterparties of an account. */
export interface ParamsOfQueryCounterparties {
  /** Address of the account, as the node names it. */
  account: string
  /** Fields to select, GraphQL text without the outer braces. */
  result: string
  /** Number of counterparties. Unsigned integer of 32 bits. */
  first?: number | null | undefined
  /** Field `cursor` of the last one of the page before. */
  after?: string | null | undefined
}

/** One operation of a batch. */
export type ParamsOfQueryOperation =
  | {
      /** A selection from a collection. */
      type: 'QueryCollection'
      /**
       * Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the node.
       */
      collection: string
      /** GraphQL filter object of the collection. */
      filter?: any
      /** Fields to select, GraphQL text without the outer braces. */
      result: string
      /** How the objects are sorted. */
      order?: OrderBy[] | null | undefined
      /** Largest number of objects. Unsigned integer of 32 bits. */
      limit?: number | null | undefined
    }
  | {
      /** An object to wait for. */
      type: 'WaitForCollection'
      /**
       * Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the node.
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
       * Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the node.
       */
      collection: string
      /** GraphQL filter object of the collection. */
      filter?: any
      /** What is computed. Default: the number of objects. */
      fields?: FieldAggregation[] | null | undefined
    }
  | {
      /** Counterparties of an account. */
      type: 'QueryCounterparties'
      /** Address of the account, as the node names it. */
      account: string
      /** Fields to select, GraphQL text without the outer braces. */
      result: string
      /** Number of counterparties. Unsigned integer of 32 bits. */
      first?: number | null | undefined
      /** Field `cursor` of the last one of the page before. */
      after?: string | null | undefined
    }

/** Makes values of the type, `ParamsOfQueryOperation.QueryCollection(…)`. */
export const ParamsOfQueryOperation: VariantMakers<ParamsOfQueryOperation> = variantMakers([
  'QueryCollection',
  'WaitForCollection',
  'AggregateCollection',
  'QueryCounterparties',
])

/** A message and what followed from it. */
export interface ParamsOfQueryTransactionTree {
  /** Id of the message. */
  in_msg: string
  /** ABIs that bodies are decoded with; each is tried in this order. */
  abi_registry?: abi.Abi[] | null | undefined
  /**
   * How long to wait for the messages of one query, in ms; 0 waits without limit. Unsigned integer of 32 bits. Default:
   * 60000.
   */
  timeout?: number | null | undefined
  /**
   * Stop after the query that reaches this number of transactions; 0 means all of them. Unsigned integer of 32 bits.
   * Default: 50.
   */
  transaction_max_count?: number | null | undefined
  /**
   * Whether what is returned is proven first (module proofs): what differs from what the network agreed on, or cannot
   * be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
}

/** Where to go on. */
export interface ParamsOfResumeBlockIterator {
  /** State from `iterator_next`. */
  resume_state: any
}

/** Where to go on. */
export interface ParamsOfResumeTransactionIterator {
  /** State from `iterator_next`. */
  resume_state: any
  /** Accounts whose transactions are given. Absent: all accounts. */
  accounts_filter?: string[] | null | undefined
}

/** A GraphQL subscription. */
export interface ParamsOfSubscribe {
  /** GraphQL text. */
  subscription: string
  /** Values of its variables, an object. */
  variables?: any
}

/** What is subscribed to. */
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
  /** Name of the collection: accounts, blocks, transactions, messages, block_signatures or another one of the node. */
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
  /** Handle of the iterator, to be passed to `remove_iterator` at the end. Unsigned integer of 32 bits. */
  handle: number
}

/** Results of aggregations. */
export interface ResultOfAggregateCollection {
  /** Texts, in the order of `fields`. */
  values: string[]
}

/** Results of a batch. */
export interface ResultOfBatchQuery {
  /** One result per operation, in their order; each is what the function of the operation returns. */
  results: any[]
}

/** A block. */
export interface ResultOfFindLastShardBlock {
  /** Id of the last block of the shard of the account. */
  block_id: string
}

/** Endpoints in use. */
export interface ResultOfGetEndpoints {
  /** URL that GraphQL queries go to now. */
  query: string
  /** Endpoints that may be used. User names, passwords and query strings are left out. */
  endpoints: string[]
}

/** A server and what it offers. */
export interface ResultOfGetServerInfo {
  /** Version of its interface; empty when it states none. */
  version: string
  /** It names accounts by `account_id` and `dapp_id`. */
  supports_dapp_id: boolean
  /** URL that GraphQL queries go to, without user name, password and query string. */
  endpoint: string
  /** Time between a question and its answer, in ms. Unsigned integer of 32 bits. */
  latency_ms: number
  /** Rules of its chain, `current` or `classic`; absent when it does not state them. */
  rules?: string | null | undefined
  /** What it offers. */
  features: ServerFeatures
}

/** Signature id. */
export interface ResultOfGetSignatureId {
  /**
   * What signatures have to cover besides the hash; absent when the network asks for nothing. Signed integer of 32
   * bits.
   */
  signature_id?: number | null | undefined
}

/** Next items of an iterator. */
export interface ResultOfIteratorNext {
  /** The items; may be empty while there are more. */
  items: any[]
  /** Whether there may be more. */
  has_more: boolean
  /** State to go on from, when it was asked for; do not look into it. */
  resume_state?: any
}

/** Answer to a GraphQL query. */
export interface ResultOfQuery {
  /** The whole answer of the server; the selected data is in its field `data`. */
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
   * Of `subscribe_collection` the object, of `subscribe` the whole `data`; null when the server completed the
   * subscription.
   */
  result: any
}

/** The object that was waited for. */
export interface ResultOfWaitForCollection {
  /** The first object that matches. */
  result: any
}

/** What a server offers beyond `info` and `blockchain`. */
export interface ServerFeatures {
  /**
   * The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without them functions that
   * use collections answer for objects that their filter names.
   */
  collections: boolean
  /** Subscriptions to accounts, messages and transactions. Without them lists of given accounts are followed. */
  subscriptions: boolean
  /** The blockchain configuration, in a key block. Without it local runs use the built-in one. */
  configuration: boolean
  /** What proofs of blocks need. */
  proofs: boolean
}

/** Direction of sorting. */
export const SortDirection = {
  /** Smallest first. */
  ASC: 'ASC',
  /** Largest first. */
  DESC: 'DESC',
} as const

/** Direction of sorting. */
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection]

/** Kind of a message of a subscription. */
export const SubscriptionResponseType = {
  /** Data, ResultOfSubscription. */
  Ok: 100,
  /** A ClientError. The subscription continues, unless its callback is closed next. */
  Error: 101,
} as const

/** Kind of a message of a subscription. */
export type SubscriptionResponseType = (typeof SubscriptionResponseType)[keyof typeof SubscriptionResponseType]

/** A transaction of a tree. */
export interface TransactionNode {
  /** Transaction id. */
  id: string
  /** Id of its inbound message. */
  in_msg: string
  /** Ids of its outbound messages. */
  out_msgs: string[]
  /** Account that it ran on. */
  account_addr: string
  /** Fees, a number as the node returns it. */
  total_fees: string
  /** Whether it was aborted. */
  aborted: boolean
  /**
   * Exit code of the compute phase, if there was one; negative codes as 32-bit numbers without sign. Unsigned integer
   * of 32 bits.
   */
  exit_code?: number | null | undefined
}

/** A transfer of tokens by a transaction. */
export interface TransactionTransfer {
  /** Message id. */
  message: string
  /** Whether it is the way back of a message that failed. */
  isBounced: boolean
  /** Whether the account receives. */
  isDeposit: boolean
  /** Address of the other account. */
  counterparty: string
  /** Tokens, a decimal number. */
  value: string
}
