// Generated from the definitions by "npm run generate"; changes belong there.

/** Error codes of the connection; those of the library are positive. */
export const ProtocolErrorCode = {
  /** The message is not JSON or not UTF-8. */
  ParseError: -32700,
  /** The message is JSON but not a valid request object, or is nested too deep. */
  InvalidRequest: -32600,
  /** The method is unknown; data.client_code is 25. */
  MethodNotFound: -32601,
  /** Params is not an object, or a parameter of `_call` or of a `daemon.*` method is wrong. */
  InvalidParams: -32602,
  /** A bug of the daemon; data.incident names the log line. */
  InternalError: -32603,
  /** The daemon stops and takes no new calls. */
  ShuttingDown: -32000,
  /** The connection is not in the state that the call needs, or the token is wrong. */
  InvalidState: -32001,
  /** No common protocol version, or a required capability is missing. */
  ProtocolMismatch: -32002,
  /** A limit of calls is reached. */
  Busy: -32003,
  /** The message exceeds the limit of incoming messages. */
  RequestTooLarge: -32004,
  /** The answer exceeds the limit of outgoing messages. */
  ResponseTooLarge: -32005,
  /** The batch has too many entries. */
  BatchTooLarge: -32006,
  /** Too many app objects, callbacks or open app requests. */
  TooManyObjects: -32007,
  /** The call passed its own time limit. */
  DeadlineExceeded: -32008,
  /** The call was cancelled. */
  RequestCancelled: -32800,
} as const

/** Error codes of the connection; those of the library are positive. */
export type ProtocolErrorCode = (typeof ProtocolErrorCode)[keyof typeof ProtocolErrorCode]
