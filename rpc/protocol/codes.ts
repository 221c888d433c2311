/** Error codes of the protocol. Positive codes are the library's. Source: daemon section 5. */
import { JSONRPCErrorCode } from 'json-rpc-2.0/dist/models.js'

interface ProtocolCode {
  readonly code: number
  readonly raised: string
}

export const protocolCodes = {
  ParseError: { code: JSONRPCErrorCode.ParseError, raised: 'The message is not JSON or not UTF-8.' },
  InvalidRequest: {
    code: JSONRPCErrorCode.InvalidRequest,
    raised: 'The message is JSON but not a valid request object, or is nested too deep.',
  },
  MethodNotFound: { code: JSONRPCErrorCode.MethodNotFound, raised: 'The method is unknown; data.client_code is 25.' },
  InvalidParams: {
    code: JSONRPCErrorCode.InvalidParams,
    raised: '`params` is not an object, or a parameter of `_call` or of a `daemon.*` method is invalid.',
  },
  InternalError: {
    code: JSONRPCErrorCode.InternalError,
    raised: 'A bug of the daemon; data.incident names the log line.',
  },
  ShuttingDown: { code: -32000, raised: 'The daemon is stopping and accepts no new calls.' },
  InvalidState: {
    code: -32001,
    raised: 'The connection is not in the state that the call requires, or the token is wrong.',
  },
  ProtocolMismatch: { code: -32002, raised: 'No common protocol version, or a required capability is missing.' },
  Busy: { code: -32003, raised: 'A limit on calls is reached.' },
  RequestTooLarge: { code: -32004, raised: 'The message exceeds the limit of incoming messages.' },
  ResponseTooLarge: { code: -32005, raised: 'The answer exceeds the limit of outgoing messages.' },
  BatchTooLarge: { code: -32006, raised: 'The batch has too many entries.' },
  TooManyObjects: { code: -32007, raised: 'Too many app objects, callbacks or open app requests.' },
  DeadlineExceeded: {
    code: -32008,
    raised: 'The call exceeded its own time limit, or the general one; then data.limit is call_timeout_ms.',
  },
  ConnectionLost: {
    code: -32099,
    raised: 'Never sent: bindings use it for calls whose daemon ended or whose connection broke.',
  },
  RequestCancelled: { code: -32800, raised: 'The call was cancelled.' },
} as const satisfies Readonly<Record<string, ProtocolCode>>

export type ProtocolErrorName = keyof typeof protocolCodes
