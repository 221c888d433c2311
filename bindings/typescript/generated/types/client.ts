// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'
import type * as crypto from './crypto.ts'
import type * as policy from './policy.ts'

/** Numbers of the errors of module client. */
export const ClientErrorCode = {
  /** An ABI of type Handle is used. */
  NotImplemented: 1,
  /** A hex text cannot be decoded, after removing an optional prefix. */
  InvalidHex: 2,
  /** A base64 text cannot be decoded. */
  InvalidBase64: 3,
  /** An address cannot be parsed, or cannot be expressed in the form asked for. */
  InvalidAddress: 4,
  /** A message for a callback has no JSON form or exceeds the limit of outgoing messages. */
  CallbackParamsCantBeConvertedToJson: 5,
  /** Cannot occur: a WebSocket connection that cannot be opened is GraphqlWebsocketInitError (613) of module net. */
  WebsocketConnectError: 6,
  /** Cannot occur: a WebSocket connection that breaks is WebsocketDisconnected (610) of module net. */
  WebsocketReceiveError: 7,
  /**
   * Cannot occur: a WebSocket connection that breaks while it is written to is WebsocketDisconnected (610) of module
   * net.
   */
  WebsocketSendError: 8,
  /** The HTTP client of a context cannot be created. */
  HttpClientCreateError: 9,
  /** An HTTP method or header is invalid. */
  HttpRequestCreateError: 10,
  /** An HTTP exchange fails, or GraphQL answers outside 200 to 299 without a GraphQL error body. */
  HttpRequestSendError: 11,
  /** The body of an HTTP answer cannot be read or is not JSON. */
  HttpRequestParseError: 12,
  /** A function that needs an application object, or is asked to send events, was called without the id of one. */
  CallbackNotRegistered: 13,
  /** A network function is called in a context without endpoints, or the list of endpoints is empty. */
  NetModuleNotInit: 14,
  /** A field of the client configuration is not acceptable. */
  InvalidConfig: 15,
  /** A worker thread for heavy functions cannot be started. */
  CannotCreateRuntime: 16,
  /**
   * A context handle is unknown or its context was closed. A connection of the daemon is one context, so this comes
   * only from bindings that hold contexts by number and from a context used after it was closed.
   */
  InvalidContextHandle: 17,
  /** A result or a request toward the application has no JSON form. */
  CannotSerializeResult: 18,
  /** The data of an error has no JSON form. */
  CannotSerializeError: 19,
  /** A JavaScript value given to the TypeScript binding has no JSON form. */
  CannotConvertJsValueToJson: 20,
  /** A worker thread ended without giving the result of its function. */
  CannotReceiveSpawnedResult: 21,
  /** Cannot occur: a timer is started with a checked duration, and one that is too long for the platform is split. */
  SetTimerError: 22,
  /** The parameters of a function do not fit their type. */
  InvalidParams: 23,
  /**
   * Cannot occur: it guards the base64 form of an address against missing flags, which validation of the parameters
   * refuses before (23).
   */
  ContractsAddressConversionFailed: 24,
  /**
   * A function named by a program is unknown, or has no synchronous form. Over JSON-RPC an unknown method is -32601
   * with data.client_code 25.
   */
  UnknownFunction: 25,
  /** The application answered a request with Error, or did not answer in time (data.reason app_request_timeout). */
  AppRequestError: 26,
  /** An answer names a request that is unknown, was answered before, timed out, or belongs to another connection. */
  NoSuchRequest: 27,
  /** An answer crossed the withdrawal of its request: the waiting call was cancelled just before. */
  CanNotSendRequestResult: 28,
  /** A pending request was dropped without an answer: its object was removed, the daemon stops or the host is gone. */
  CanNotReceiveRequestResult: 29,
  /** The answer of the application does not fit the response type. */
  CanNotParseRequestResult: 30,
  /** The answer of the application is of another variant than the request. */
  UnexpectedCallbackResponse: 31,
  /** A number given as text cannot be parsed or is out of range. */
  CanNotParseNumber: 32,
  /** The library met a state that it does not expect. */
  InternalError: 33,
  /** An iterator handle is unknown. */
  InvalidHandle: 34,
  /** Local storage fails, or a storage key has other characters than letters, digits, `_` and `.`. */
  LocalStorageError: 35,
  /** A cell cannot be read as plain data, for instance a pruned one. */
  InvalidData: 36,
} as const

/** Numbers of the errors of module client. */
export type ClientErrorCode = (typeof ClientErrorCode)[keyof typeof ClientErrorCode]

/** Description of all modules. */
export interface API {
  /** Version of the library. */
  version: string
  /**
   * Modules with `name`, `summary`, `description`, `types` and `functions`. A function that takes an object of the
   * application has `app_object` (`name`, `summary`, types of `request` and `response`); one that reports to a callback
   * has `callback`: `lifetime` (`call`, or `handle` until the handle is closed) and `responses`, each with its
   * `response_type` and the type of its payload.
   */
  modules: any[]
}

/** Defaults of message encoding. */
export interface AbiConfig {
  /** Workchain id used by default in DeploySet. Signed integer of 32 bits. Default: 0. */
  workchain?: number | null | undefined
  /** Lifetime of messages of contracts with an expire header, in ms. Unsigned integer of 32 bits. Default: 40000. */
  message_expiration_timeout?: number | null | undefined
  /** Factor by which the expiration timeout grows on each retry. Default: 1.5. */
  message_expiration_timeout_grow_factor?: number | null | undefined
  /**
   * Rules of the chain for every function that takes `rules` and is not given any: `classic` for contracts and networks
   * of the public TVM formats. A node that states other rules is sent nothing. Extension of the published interface.
   * Default: "current".
   */
  rules?: abi.ChainRules | null | undefined
}

/** Outcome of a request to the application. */
export type AppRequestResult =
  | {
      /** The application refuses or failed. */
      type: 'Error'
      /** Why. */
      text: string
    }
  | {
      /** The application did what was asked. */
      type: 'Ok'
      /** A variant of the response type with the same name as the request. */
      result: any
    }

/** Makes values of the type, `AppRequestResult.Error(…)`. */
export const AppRequestResult: VariantMakers<AppRequestResult> = variantMakers(['Error', 'Ok'])

/** The language binding in use; appears in error data and HTTP headers. */
export interface BindingConfig {
  /** Name of the binding. Default: "". */
  library?: string | null | undefined
  /** Version of the binding. Default: "". */
  version?: string | null | undefined
}

/** Cache of bags of cells. */
export interface BocConfig {
  /** Maximum size of the unpinned part of the cache, in kilobytes. Unsigned integer of 32 bits. Default: 10240. */
  cache_max_size?: number | null | undefined
}

/** Fingerprint of a dependency. */
export interface BuildInfoDependency {
  /** Name of the package. */
  name: string
  /**
   * Git commit of the source. Packages of the npm registry name no commit; for them it is `npm:<version>` followed by
   * the integrity digest of the package.
   */
  git_commit: string
}

/** Configuration of a client. */
export interface ClientConfig {
  /** The language binding in use. */
  binding?: BindingConfig | null | undefined
  /** How to reach the network. */
  network?: NetworkConfig | null | undefined
  /** Defaults of the crypto functions. */
  crypto?: CryptoConfig | null | undefined
  /** Defaults of message encoding. */
  abi?: AbiConfig | null | undefined
  /** Cache of bags of cells. */
  boc?: BocConfig | null | undefined
  /** Cache of proofs. */
  proofs?: ProofsConfig | null | undefined
  /**
   * What may be spent. Policies of several sources hold together: a host can only add to what the daemon demands.
   * Extension of the published interface.
   */
  policy?: policy.SpendingPolicy | null | undefined
  /**
   * Folder where the library keeps its data. Absent: `.vendorclient` in the home directory, or the data folder of the
   * daemon.
   */
  local_storage_path?: string | null | undefined
  /** A database server in place of a folder. Extension of the published interface. */
  storage?: StorageConfig | null | undefined
}

/** A failed call. */
export interface ClientError {
  /** Stable number of the error. Unsigned integer of 32 bits. */
  code: number
  /** What was wrong, what was expected and what came, for people. */
  message: string
  /** Trace of the REST request that failed. */
  traceparent?: string | null | undefined
  /** Facts for programs; `core_version` is always among them. */
  data: any
}

/** Defaults of the crypto functions. */
export interface CryptoConfig {
  /** Dictionary of seed phrases. Default: 1. */
  mnemonic_dictionary?: crypto.MnemonicDictionary | null | undefined
  /** Number of words of a seed phrase. Unsigned integer of 8 bits. Default: 12. */
  mnemonic_word_count?: number | null | undefined
  /** Derivation path of keys. Default: "m/44'/396'/0'/0/0". */
  hdkey_derivation_path?: string | null | undefined
}

/** How to reach the network. All times in ms. */
export interface NetworkConfig {
  /**
   * A single network endpoint.
   *
   * @deprecated Since 3.0. Use endpoints. It is used when endpoints is absent.
   */
  server_address?: string | null | undefined
  /**
   * Network endpoints in any correct URL form, with or without scheme, port and path, IP addresses included. Takes
   * precedence over server_address. Without scheme: http for loopback hosts, https for all others.
   */
  endpoints?: string[] | null | undefined
  /**
   * Former number of connection retries. Signed integer of 8 bits.
   *
   * @deprecated Since 3.0. Use max_reconnect_timeout.
   */
  network_retries_count?: number | null | undefined
  /** Maximum time for sequential reconnections. Unsigned integer of 32 bits. Default: 120000. */
  max_reconnect_timeout?: number | null | undefined
  /**
   * How long a call may take, in ms, that cannot reach any endpoint while none has answered this client: a wrong
   * address or no network is told within this time. Afterwards `max_reconnect_timeout` holds, which also limits it.
   * Extension of the published interface. Unsigned integer of 32 bits. Default: 15000.
   */
  first_contact_timeout?: number | null | undefined
  /**
   * Former pause between reconnections. Unsigned integer of 32 bits.
   *
   * @deprecated Since 3.0. Use max_reconnect_timeout.
   */
  reconnect_timeout?: number | null | undefined
  /**
   * Number of automatic processing retries after Message Expired (507). Applies only to messages that are proven not to
   * have been executed and whose local emulation succeeded or failed with a replay-protection error. Signed integer of
   * 8 bits. Default: 5.
   */
  message_retries_count?: number | null | undefined
  /**
   * Delivery timeout for contracts whose ABI has no expire header; then the call fails. Unsigned integer of 32 bits.
   * Default: 40000.
   */
  message_processing_timeout?: number | null | undefined
  /**
   * How much later than the expiration of a message the state of its account and a block have to be to prove that the
   * message was not executed: by so much clocks of block producers may differ. Extension of the published interface.
   * Unsigned integer of 32 bits. Default: 30000.
   */
  expiration_margin?: number | null | undefined
  /** Maximum timeout for the answer to a query. Unsigned integer of 32 bits. Default: 40000. */
  wait_for_timeout?: number | null | undefined
  /**
   * Former limit of the difference to the clock of the node. Unsigned integer of 32 bits.
   *
   * @deprecated Since 3.0. Use max_latency.
   */
  out_of_sync_threshold?: number | null | undefined
  /** Maximum number of randomly chosen endpoints that a message is sent to. Unsigned integer of 8 bits. Default: 1. */
  sending_endpoint_count?: number | null | undefined
  /**
   * How often the current endpoint is checked for data latency. When the latency exceeds max_latency another endpoint
   * is selected. Unsigned integer of 32 bits. Default: 60000.
   */
  latency_detection_interval?: number | null | undefined
  /** Maximum data latency (time lag) of an endpoint. Unsigned integer of 32 bits. Default: 60000. */
  max_latency?: number | null | undefined
  /**
   * Time limit of an HTTP request that sets none itself; then the request fails. Unsigned integer of 32 bits. Default:
   * 60000.
   */
  query_timeout?: number | null | undefined
  /** Protocol for GraphQL queries. Default: "HTTP". */
  queries_protocol?: NetworkQueriesProtocol | null | undefined
  /**
   * Unstable. How long to wait for the first REMP status before falling back to waiting for the transaction. Unsigned
   * integer of 32 bits. Default: 1.
   */
  first_remp_status_timeout?: number | null | undefined
  /**
   * Unstable. How long to wait for each further REMP status before falling back to waiting for the transaction.
   * Unsigned integer of 32 bits. Default: 5000.
   */
  next_remp_status_timeout?: number | null | undefined
  /**
   * Pause between requests for what is new where the network offers no subscriptions, and between requests of an
   * iterator that has reached the end of the chain. All subscriptions of a client share the requests. Unsigned integer
   * of 32 bits. Default: 1000.
   */
  follow_interval?: number | null | undefined
  /**
   * Network signature id for networks with the capability CapSignatureWithId. Set it to the global_id of any block when
   * messages are encoded without reaching the network. Absent: detected when a message is encoded. Signed integer of 32
   * bits.
   */
  signature_id?: number | null | undefined
  /**
   * Origins besides those of the endpoints that access_key and api_token may be sent to, such as
   * https://producer.example:8600. Producers and redirect targets that a node names get neither otherwise. Extension of
   * the published interface. Default: [].
   */
  access_key_origins?: string[] | null | undefined
  /** Access key (project secret) of the GraphQL API. Secret. */
  access_key?: string | null | undefined
  /** Bearer token of the REST and GraphQL APIs; replaces access_key when both are set. Secret. */
  api_token?: string | null | undefined
}

/** How GraphQL queries travel. */
export const NetworkQueriesProtocol = {
  /** Each GraphQL query uses a separate HTTP request. */
  HTTP: 'HTTP',
  /** All GraphQL queries use one WebSocket connection. */
  WS: 'WS',
} as const

/** How GraphQL queries travel. */
export type NetworkQueriesProtocol = (typeof NetworkQueriesProtocol)[keyof typeof NetworkQueriesProtocol]

/** A request of the library to an application object. */
export interface ParamsOfAppRequest {
  /** Id to answer with in `resolve_app_request`. Unsigned integer of 32 bits. */
  app_request_id: number
  /** What is asked, a variant of the request type of the object. */
  request_data: any
}

/** Answer to a request of the library. */
export interface ParamsOfResolveAppRequest {
  /** Id received with the request. Unsigned integer of 32 bits. */
  app_request_id: number
  /** Outcome of the request. */
  result: AppRequestResult
}

/** Proofs: what is trusted, and their cache. */
export interface ProofsConfig {
  /**
   * True: downloaded proofs and masterchain BOCs go to persistent local storage. False: they are kept in memory and
   * lost with the client. Default: true.
   */
  cache_in_local_storage?: boolean | null | undefined
  /**
   * Default of `verify` in the functions that have it: whether they prove what they return. Extension of the published
   * interface. Default: false.
   */
  verify?: boolean | null | undefined
  /**
   * Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of the published interface.
   * Text with hex digits.
   */
  zerostate_hash?: string | null | undefined
  /**
   * Networks with a masterchain: path of a file with trusted key blocks, in the format of the official library.
   * Extension of the published interface.
   */
  trusted_key_blocks?: string | null | undefined
  /** Networks with block keepers: the set that trust starts from. Extension of the published interface. */
  trusted_keepers?: TrustedKeepers | null | undefined
  /**
   * Networks with block keepers: commitment to such a set, 64 hex characters; the set itself may then come from the
   * server. Extension of the published interface. Text with hex digits.
   */
  trusted_keepers_hash?: string | null | undefined
}

/** Kind of a response in interfaces with one response handler. */
export const ResponseType = {
  /** The result. */
  Success: 0,
  /** A ClientError. */
  Error: 1,
  /** Nothing; only carries that the request is finished. */
  Nop: 2,
  /** A request to the application. */
  AppRequest: 3,
  /** A notification to the application. */
  AppNotify: 4,
  /** First number that functions define themselves. */
  Custom: 100,
} as const

/** Kind of a response in interfaces with one response handler. */
export type ResponseType = (typeof ResponseType)[keyof typeof ResponseType]

/** How the library was built. */
export interface ResultOfBuildInfo {
  /** Number given by the continuous integration; 0 for a local build. Unsigned integer of 32 bits. */
  build_number: number
  /** Fingerprints of the most important dependencies. */
  dependencies: BuildInfoDependency[]
}

/** The API reference. */
export interface ResultOfGetApiReference {
  /** Description of all modules. */
  api: API
}

/** The version of the library. */
export interface ResultOfVersion {
  /** Three dotted numbers. */
  version: string
}

/**
 * A database server that keeps the data of the library in place of a folder, for several machines. Extension of the
 * published interface.
 */
export interface StorageConfig {
  /**
   * Address of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in libpq: `sslmode`,
   * `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`, `application_name`,
   * `connect_timeout`; also `schema`. Absent: a folder is used. Secret.
   */
  url?: string | null | undefined
  /** Schema with the tables of the library: lower case letters, digits and underscores. Default: "vendorclient". */
  schema?: string | null | undefined
  /** Maximum number of connections of a process to the server. Unsigned integer of 8 bits. Default: 4. */
  pool_size?: number | null | undefined
  /** Time limit of connecting to the server, in ms. Unsigned integer of 32 bits. Default: 5000. */
  connect_timeout?: number | null | undefined
  /**
   * Time limit of one statement, in ms. What takes longer ends with error 35 of kind `busy`. Unsigned integer of 32
   * bits. Default: 10000.
   */
  statement_timeout?: number | null | undefined
}

/** A set of block keepers that an application trusts. Extension of the published interface. */
export interface TrustedKeepers {
  /** Id of the block at `height`; a block of that height with another id is refused. Text with hex digits. */
  block_id?: string | null | undefined
  /** The first block that the set signs; later ones may change it. Unsigned integer of 32 bits. */
  height: number
  /**
   * Thread of the block, 68 hex characters. Default: the default thread, the only supported one. Text with hex digits.
   */
  thread_id?: string | null | undefined
  /** BLS public keys (96 hex characters, compressed) by signer. Items: text with hex digits. */
  keepers: { [key: string]: string }
  /**
   * Accounts of the owners (64 hex characters) by signer, where they are known: then a block counts only when the
   * keeper of its producer signed it, and a keeper that joins again under another signer replaces its older entry.
   * Items: text with hex digits.
   */
  owners?: { [key: string]: string } | null | undefined
}
