// Generated from the definitions by "npm run generate"; changes belong there.

/** Numbers of the errors of module account. */
export const AccountErrorCode = {
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

/** Numbers of the errors of module account. */
export type AccountErrorCode = (typeof AccountErrorCode)[keyof typeof AccountErrorCode]

/** An account. */
export interface ParamsOfGetAccount {
  /** Account id, 64 hex characters without prefix. Text with hex digits. */
  account_id: string
  /**
   * Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all others require
   * it (518). Text with hex digits.
   */
  dapp_id: string
  /**
   * Prove the result before it is returned (module proofs): anything that differs from what the network agreed on, or
   * cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
}

/** The state of an account. */
export interface ResultOfGetAccount {
  /** The account. Text with a bag of cells in base64. */
  boc: string
  /**
   * The real Dapp ID, or the requested one if the node does not return it. Empty only on nodes below version 1.0.0,
   * which may have none. Text with hex digits.
   */
  dapp_id: string
  /** Time of the state, Unix time in ms; null if the node does not report it. Unsigned integer of 64 bits. */
  state_timestamp?: bigint | null | undefined
  /** Account id. Text with hex digits. */
  account_id: string
}
