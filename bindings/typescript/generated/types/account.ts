// Generated from the definitions by "npm run generate"; changes belong there.

/** Numbers of the errors of module account. */
export const AccountErrorCode = {
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

/** Numbers of the errors of module account. */
export type AccountErrorCode = (typeof AccountErrorCode)[keyof typeof AccountErrorCode]

/** An account. */
export interface ParamsOfGetAccount {
  /** Account id, 64 hex characters without prefix. Text with hex digits. */
  account_id: string
  /**
   * Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; with all others its
   * absence is 518. Text with hex digits.
   */
  dapp_id: string
  /**
   * Whether what is returned is proven first (module proofs): what differs from what the network agreed on, or cannot
   * be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the published
   * interface.
   */
  verify?: boolean | null | undefined
}

/** The state of an account. */
export interface ResultOfGetAccount {
  /** The account. Text with a bag of cells in base64. */
  boc: string
  /**
   * Its real Dapp ID, or the one asked for when the node does not name it. Empty only on nodes below version 1.0.0,
   * which may know none. Text with hex digits.
   */
  dapp_id: string
  /** Time of the state, unix time in ms; null when the node does not state it. Unsigned integer of 64 bits. */
  state_timestamp?: bigint | null | undefined
  /** Its account id. Text with hex digits. */
  account_id: string
}
