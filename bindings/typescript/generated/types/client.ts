// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'
import type * as crypto from './crypto.ts'
import type * as policy from './policy.ts'

/** Numbers of the errors of module client. */
export const ClientErrorCode = {
  /** An ABI of type Handle is used. */
  NotImplemented: 1,
  /** Hex text cannot be decoded, after removing an optional prefix. */
  InvalidHex: 2,
  /** Base64 text cannot be decoded. */
  InvalidBase64: 3,
  /** An address cannot be parsed, or cannot be expressed in the requested form. */
  InvalidAddress: 4,
  /** A callback message cannot be serialized to JSON or exceeds the size limit of outgoing messages. */
  CallbackParamsCantBeConvertedToJson: 5,
  /**
   * Cannot occur: if a WebSocket connection cannot be opened, the error is GraphqlWebsocketInitError (613) of module
   * net.
   */
  WebsocketConnectError: 6,
  /** Cannot occur: if a WebSocket connection breaks, the error is WebsocketDisconnected (610) of module net. */
  WebsocketReceiveError: 7,
  /**
   * Cannot occur: if a WebSocket connection breaks during a write, the error is WebsocketDisconnected (610) of module
   * net.
   */
  WebsocketSendError: 8,
  /** The HTTP client of a context cannot be created. */
  HttpClientCreateError: 9,
  /** An HTTP method or header is invalid. */
  HttpRequestCreateError: 10,
  /** An HTTP request fails, or GraphQL answers with a status outside 200 to 299 and no GraphQL error body. */
  HttpRequestSendError: 11,
  /** The body of an HTTP answer cannot be read or is not JSON. */
  HttpRequestParseError: 12,
  /** A function that needs an application object, or was asked to send events, was called without its id. */
  CallbackNotRegistered: 13,
  /** A network function is called in a context without endpoints, or the list of endpoints is empty. */
  NetModuleNotInit: 14,
  /** A field of the client configuration is invalid. */
  InvalidConfig: 15,
  /** A worker thread cannot be started. */
  CannotCreateRuntime: 16,
  /**
   * A context handle is unknown or its context was closed. Each connection of the daemon is one context, so this occurs
   * only in bindings that hold contexts by handle, and when a context is used after it was closed.
   */
  InvalidContextHandle: 17,
  /** A result or a request to the application cannot be serialized to JSON. */
  CannotSerializeResult: 18,
  /** The data of an error cannot be serialized to JSON. */
  CannotSerializeError: 19,
  /** A JavaScript value given to the TypeScript binding cannot be serialized to JSON. */
  CannotConvertJsValueToJson: 20,
  /** A worker thread ended without returning a result. */
  CannotReceiveSpawnedResult: 21,
  /** Cannot occur: timers are started with a checked duration, and durations too long for the platform are split. */
  SetTimerError: 22,
  /** The parameters of a function do not match their type. */
  InvalidParams: 23,
  /**
   * Cannot occur: it covers missing flags of the base64 address form, which parameter validation refuses first (23).
   */
  ContractsAddressConversionFailed: 24,
  /**
   * A function called by name is unknown, or has no synchronous form. Over JSON-RPC, an unknown method is -32601 with
   * data.client_code 25.
   */
  UnknownFunction: 25,
  /** The application answered a request with an error, or did not answer in time (data.reason app_request_timeout). */
  AppRequestError: 26,
  /**
   * An answer refers to a request that is unknown, was already answered, timed out, or belongs to another connection.
   */
  NoSuchRequest: 27,
  /** An answer arrived after its request was withdrawn: the waiting call had just been cancelled. */
  CanNotSendRequestResult: 28,
  /**
   * A pending request was dropped without an answer: its object was removed, the daemon is stopping or the host is
   * gone.
   */
  CanNotReceiveRequestResult: 29,
  /** The answer of the application does not match the response type. */
  CanNotParseRequestResult: 30,
  /** The answer of the application is a different variant than the request. */
  UnexpectedCallbackResponse: 31,
  /** A number given as text cannot be parsed or is out of range. */
  CanNotParseNumber: 32,
  /** The library reached an unexpected state. */
  InternalError: 33,
  /** An iterator handle is unknown. */
  InvalidHandle: 34,
  /** Local storage fails, or a storage key contains characters other than letters, digits, `_` and `.`. */
  LocalStorageError: 35,
  /** A cell is not plain data; for example, it is a pruned cell. */
  InvalidData: 36,
  /**
   * Extension. The file of the running program was replaced, so a part that was not yet loaded is no longer available;
   * `data.version` is the running version, `data.found` the version in the file.
   */
  ProgramReplaced: 37,
  /**
   * Extension. The page does not allow WebAssembly, and the call needs it: `utils.compress_zstd`, or a contract that
   * runs ZIP, an instruction that compresses patches, or RUNWASM.
   */
  WebAssemblyNeeded: 38,
} as const

/** Numbers of the errors of module client. */
export type ClientErrorCode = (typeof ClientErrorCode)[keyof typeof ClientErrorCode]

/** Description of all modules. */
export interface API {
  /** Version of the library. */
  version: string
  /**
   * Modules with `name`, `summary`, `description`, `types` and `functions`. A function that takes an object of the
   * application has `app_object` (`name`, `summary`, types of `request` and `response`). A function that reports to a
   * callback has `callback`: `lifetime` (`call`, or `handle` until the handle is closed) and `responses`, each with its
   * `response_type` and payload type.
   */
  modules: any[]
}

/** Defaults of message encoding. */
export interface AbiConfig {
  /** Workchain id by default in DeploySet. Signed integer of 32 bits. Default: 0. */
  workchain?: number | null | undefined
  /** Lifetime of messages to contracts with an expire header, in ms. Unsigned integer of 32 bits. Default: 40000. */
  message_expiration_timeout?: number | null | undefined
  /** Factor by which the expiration timeout grows on each retry. Default: 1.5. */
  message_expiration_timeout_grow_factor?: number | null | undefined
  /**
   * Default chain rules of all functions with a `rules` parameter: `classic` for contracts and networks of the public
   * TVM formats. Nothing is sent to a node that reports other rules. Extension of the published interface. Default:
   * "current".
   */
  rules?: abi.ChainRules | null | undefined
}

/** Result of a request to the application. */
export type AppRequestResult =
  | {
      /** The application refused or failed. */
      type: 'Error'
      /** Error message. */
      text: string
    }
  | {
      /** The application handled the request. */
      type: 'Ok'
      /** The variant of the response type with the same name as the request. */
      result: any
    }

/** Makes values of the type, `AppRequestResult.Error(…)`. */
export const AppRequestResult: VariantMakers<AppRequestResult> = variantMakers(['Error', 'Ok'])

/** The language binding in use; reported in error data and HTTP headers. */
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
  /**
   * Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC, 0.4 kB for each cell, and
   * the names of the pins. Extension of the published interface. Unsigned integer of 32 bits. Default: 131072.
   */
  pinned_max_size?: number | null | undefined
}

/** Fingerprint of a dependency. */
export interface BuildInfoDependency {
  /** Name of the package. */
  name: string
  /**
   * Git commit of the source. For npm packages, which name no commit: `npm:<version>` followed by the integrity digest
   * of the package.
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
   * Spending policy. All policies apply together: a host can only add restrictions to those of the daemon. Extension of
   * the published interface.
   */
  policy?: policy.SpendingPolicy | null | undefined
  /**
   * Folder where the library stores its data. Default: `.vendorclient` in the home directory, or the data folder of the
   * daemon.
   */
  local_storage_path?: string | null | undefined
  /** A database server, instead of a folder. Extension of the published interface. */
  storage?: StorageConfig | null | undefined
}

/** A failed call. */
export interface ClientError {
  /** Error code, which is stable. Unsigned integer of 32 bits. */
  code: number
  /** Human-readable message: what was wrong, what was expected and what was received. */
  message: string
  /** Trace id of the failed REST request. */
  traceparent?: string | null | undefined
  /** Machine-readable details; always include `core_version`. */
  data: any
}

/** Defaults of the crypto functions. */
export interface CryptoConfig {
  /** Default dictionary of seed phrases. Default: 1. */
  mnemonic_dictionary?: crypto.MnemonicDictionary | null | undefined
  /** Default number of words of a seed phrase. Unsigned integer of 8 bits. Default: 12. */
  mnemonic_word_count?: number | null | undefined
  /** Default derivation path of keys. Default: "m/44'/396'/0'/0/0". */
  hdkey_derivation_path?: string | null | undefined
}

/** What checks signatures. All forms give the same answers. */
export const CurvesForm = {
  /** The cryptographic library of Node.js. */
  native: 'native',
  /** Code of WebAssembly, in a page that allows it. */
  webassembly: 'webassembly',
  /** JavaScript, in a page whose policy does not allow WebAssembly. */
  javascript: 'javascript',
} as const

/** What checks signatures. All forms give the same answers. */
export type CurvesForm = (typeof CurvesForm)[keyof typeof CurvesForm]

/** How to reach the network. All times are in ms. */
export interface NetworkConfig {
  /**
   * A single network endpoint.
   *
   * @deprecated Since 3.0. Use endpoints. Used only if endpoints is absent.
   */
  server_address?: string | null | undefined
  /**
   * Network endpoints in any valid URL form, with or without scheme, port and path, including IP addresses. Takes
   * precedence over server_address. Default scheme: http for loopback hosts, https for all others.
   */
  endpoints?: string[] | null | undefined
  /**
   * Formerly the number of connection retries. Signed integer of 8 bits.
   *
   * @deprecated Since 3.0. Use max_reconnect_timeout.
   */
  network_retries_count?: number | null | undefined
  /** Maximum time for sequential reconnections, in ms. Unsigned integer of 32 bits. Default: 120000. */
  max_reconnect_timeout?: number | null | undefined
  /**
   * Time limit, in ms, of a call that cannot reach any endpoint before one has ever answered this client, so that a
   * wrong address or a missing network is reported quickly. After that, `max_reconnect_timeout` applies, which is also
   * an upper limit for this value. Extension of the published interface. Unsigned integer of 32 bits. Default: 15000.
   */
  first_contact_timeout?: number | null | undefined
  /**
   * Formerly the pause between reconnections, in ms. Unsigned integer of 32 bits.
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
   * Delivery timeout, in ms, for contracts whose ABI has no expire header; after it, the call fails. Unsigned integer
   * of 32 bits. Default: 40000.
   */
  message_processing_timeout?: number | null | undefined
  /**
   * Safety margin, in ms, of the proof that a message was not executed: the account state and a block must be at least
   * this much later than the expiration of the message. Allows for differences between the clocks of block producers.
   * Extension of the published interface. Unsigned integer of 32 bits. Default: 30000.
   */
  expiration_margin?: number | null | undefined
  /** Maximum time to wait for the answer to a query, in ms. Unsigned integer of 32 bits. Default: 40000. */
  wait_for_timeout?: number | null | undefined
  /**
   * Formerly the maximum difference from the clock of the node, in ms. Unsigned integer of 32 bits.
   *
   * @deprecated Since 3.0. Use max_latency.
   */
  out_of_sync_threshold?: number | null | undefined
  /** Maximum number of randomly chosen endpoints to send a message to. Unsigned integer of 8 bits. Default: 1. */
  sending_endpoint_count?: number | null | undefined
  /**
   * Interval of checks of the data latency of the current endpoint, in ms. If it exceeds max_latency, another endpoint
   * is selected. Unsigned integer of 32 bits. Default: 60000.
   */
  latency_detection_interval?: number | null | undefined
  /** Maximum data latency (time lag) of an endpoint, in ms. Unsigned integer of 32 bits. Default: 60000. */
  max_latency?: number | null | undefined
  /**
   * Default time limit of an HTTP request, in ms; after it, the request fails. Unsigned integer of 32 bits. Default:
   * 60000.
   */
  query_timeout?: number | null | undefined
  /** Protocol for GraphQL queries. Default: "HTTP". */
  queries_protocol?: NetworkQueriesProtocol | null | undefined
  /**
   * Unstable. How long to wait for the first REMP status, in ms, before falling back to waiting for the transaction.
   * Unsigned integer of 32 bits. Default: 1.
   */
  first_remp_status_timeout?: number | null | undefined
  /**
   * Unstable. How long to wait for each further REMP status, in ms, before falling back to waiting for the transaction.
   * Unsigned integer of 32 bits. Default: 5000.
   */
  next_remp_status_timeout?: number | null | undefined
  /**
   * Polling interval, in ms, on networks without subscriptions, and of iterators that have reached the end of the
   * chain. All subscriptions of a client share the requests. Unsigned integer of 32 bits. Default: 1000.
   */
  follow_interval?: number | null | undefined
  /**
   * Signature id, for networks with the capability CapSignatureWithId. To encode messages without reaching the network,
   * set it to the global_id of any block. Default: detected when a message is encoded. Signed integer of 32 bits.
   */
  signature_id?: number | null | undefined
  /**
   * Additional origins that access_key and api_token may be sent to, such as https://producer.example:8600. By default,
   * only the endpoints that the same source (file, environment, host) names receive them, not the producers and
   * redirect targets that a node names. Extension of the published interface. Default: [].
   */
  access_key_origins?: string[] | null | undefined
  /**
   * Number of independent operators that must agree that a message was not executed before another one replaces it, or
   * before it is reported as not executed. With 2 or more, every operator of `operators` is asked; one that shows the
   * message as executed prevents the proof. Extension of the published interface. Unsigned integer of 8 bits. Default:
   * 1.
   */
  agreement?: number | null | undefined
  /**
   * Operators of the endpoints. Keys are origins, such as https://node.example:8600; values are names of your choice.
   * For `agreement`, endpoints of the same operator count once, and all endpoints without an operator count as one
   * more. Extension of the published interface. Default: {}.
   */
  operators?: { [key: string]: string } | null | undefined
  /** Access key (project secret) of the GraphQL API. Secret. */
  access_key?: string | null | undefined
  /** Bearer token of the REST and GraphQL APIs; replaces access_key if both are set. Secret. */
  api_token?: string | null | undefined
}

/** Protocol of GraphQL queries. */
export const NetworkQueriesProtocol = {
  /** Each GraphQL query uses a separate HTTP request. */
  HTTP: 'HTTP',
  /** All GraphQL queries use one WebSocket connection. */
  WS: 'WS',
} as const

/** Protocol of GraphQL queries. */
export type NetworkQueriesProtocol = (typeof NetworkQueriesProtocol)[keyof typeof NetworkQueriesProtocol]

/** A request from the library to an object of the application. */
export interface ParamsOfAppRequest {
  /** Id to answer with in `resolve_app_request`. Unsigned integer of 32 bits. */
  app_request_id: number
  /** The request: a variant of the request type of the object. */
  request_data: any
}

/** Answer to a request from the library. */
export interface ParamsOfResolveAppRequest {
  /** Id received with the request. Unsigned integer of 32 bits. */
  app_request_id: number
  /** Result of the request. */
  result: AppRequestResult
}

/** Proofs: trust anchors and cache. */
export interface ProofsConfig {
  /**
   * True: downloaded proofs and masterchain BOCs are kept in persistent local storage. False: they are kept in memory
   * only. Default: true.
   */
  cache_in_local_storage?: boolean | null | undefined
  /**
   * Default of the `verify` parameter: whether functions prove what they return. Extension of the published interface.
   * Default: false.
   */
  verify?: boolean | null | undefined
  /**
   * True: a message is replaced, or reported as not executed, only with a proof: a transaction of its account that is
   * proven to be in a block after the expiration, and the complete chain of earlier transactions of the account, linked
   * by their hashes. Extension of the published interface. Default: false.
   */
  prove_replacements?: boolean | null | undefined
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
  /** Networks with block keepers: the initial trusted set. Extension of the published interface. */
  trusted_keepers?: TrustedKeepers | null | undefined
  /**
   * Networks with block keepers: commitment to the initial trusted set, 64 hex characters; the set itself may then come
   * from the server. Extension of the published interface. Text with hex digits.
   */
  trusted_keepers_hash?: string | null | undefined
}

/** Kind of a response, for interfaces with one response handler. */
export const ResponseType = {
  /** The result. */
  Success: 0,
  /** A ClientError. */
  Error: 1,
  /** No payload; only signals that the request is finished. */
  Nop: 2,
  /** A request to the application. */
  AppRequest: 3,
  /** A notification to the application. */
  AppNotify: 4,
  /** First number available for function-specific responses. */
  Custom: 100,
} as const

/** Kind of a response, for interfaces with one response handler. */
export type ResponseType = (typeof ResponseType)[keyof typeof ResponseType]

/** Build information. */
export interface ResultOfBuildInfo {
  /** Number of the build from continuous integration; 0 for a local build. Unsigned integer of 32 bits. */
  build_number: number
  /** Fingerprints of the main dependencies. */
  dependencies: BuildInfoDependency[]
  /**
   * What checks signatures of Ed25519; in a page, the call waits until this is decided. Extension of the published
   * interface.
   */
  curves?: CurvesForm | null | undefined
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
 * A database server that stores the data of the library instead of a folder, for use by several machines. Extension of
 * the published interface.
 */
export interface StorageConfig {
  /**
   * URL of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in libpq: `sslmode`,
   * `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`, `application_name`,
   * `connect_timeout`; also `schema`. Default: data is stored in a folder. Secret.
   */
  url?: string | null | undefined
  /** Schema with the tables of the library: lower-case letters, digits and underscores. Default: "vendorclient". */
  schema?: string | null | undefined
  /** Maximum number of connections from one process to the server. Unsigned integer of 8 bits. Default: 4. */
  pool_size?: number | null | undefined
  /** Time limit for connecting to the server, in ms. Unsigned integer of 32 bits. Default: 5000. */
  connect_timeout?: number | null | undefined
  /**
   * Time limit of one statement, in ms. A statement that takes longer fails with error 35 of kind `busy`. Unsigned
   * integer of 32 bits. Default: 10000.
   */
  statement_timeout?: number | null | undefined
}

/** A set of block keepers that the application trusts. Extension of the published interface. */
export interface TrustedKeepers {
  /** Id of the block at `height`; a block at that height with another id is refused. Text with hex digits. */
  block_id?: string | null | undefined
  /** Height of the first block signed by the set; later blocks may change it. Unsigned integer of 32 bits. */
  height: number
  /**
   * Thread of the block, 68 hex characters. Default: the default thread, the only supported one. Text with hex digits.
   */
  thread_id?: string | null | undefined
  /** BLS public keys (96 hex characters, compressed) by signer index. Items: text with hex digits. */
  keepers: { [key: string]: string }
  /**
   * Accounts of the owners (64 hex characters) by signer index, if known: a block then counts only if the keeper of its
   * producer signed it, and a keeper that rejoins as another signer replaces its older entry. Items: text with hex
   * digits.
   */
  owners?: { [key: string]: string } | null | undefined
}
