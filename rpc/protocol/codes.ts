/** Error codes of the protocol. Positive codes are the library's. Source: daemon section 5. */
import { JSONRPCErrorCode } from 'json-rpc-2.0/dist/models.js'
import { outcomeNote } from '../../src/errors/outcomeNote.ts'

/** Texts as those of `ErrorText`. */
interface ProtocolCode {
  readonly code: number
  readonly raised: string
  readonly why: string
  readonly fix: string
}

export const protocolCodes = {
  ParseError: {
    code: JSONRPCErrorCode.ParseError,
    raised: 'The message is not JSON or not UTF-8.',
    why: 'The line or frame is not JSON or not UTF-8: a line break inside a request on stdio, two requests on one line, or log output of your program on the same pipe.',
    fix: 'Write one JSON object per line, without line breaks inside. Write nothing else to the standard input of the daemon.',
  },
  InvalidRequest: {
    code: JSONRPCErrorCode.InvalidRequest,
    raised: 'The message is JSON but not a valid request object, or is nested too deep.',
    why: 'The JSON is not a request: `jsonrpc` or `method` is missing, the id is an object, the batch is empty, or arrays and objects are nested deeper than `limits.nesting`.',
    fix: 'Compare with the [examples](protocol.md). `data.reason` names what is wrong.',
  },
  MethodNotFound: {
    code: JSONRPCErrorCode.MethodNotFound,
    raised: 'The method is unknown; data.client_code is 25.',
    why: 'The daemon has no such method: a typo, camelCase on the wire, or a function of a newer version.',
    fix: 'Check [all functions](../bindings/reference/README.md), and the version with `client.version`.',
  },
  InvalidParams: {
    code: JSONRPCErrorCode.InvalidParams,
    raised: '`params` is not an object, or a parameter of `_call` or of a `daemon.*` method is invalid.',
    why: '`params` is not an object (lists are not accepted), or a field of `_call` or of a daemon method is wrong. For wrong parameters of a library function, you get 23 instead.',
    fix: '`data.path` names the field.',
  },
  InternalError: {
    code: JSONRPCErrorCode.InternalError,
    raised: 'A bug of the daemon; data.incident names the log line.',
    why: 'A bug in the daemon. Other calls continue.',
    fix: 'Report it with the log line that `data.incident` names.',
  },
  ShuttingDown: {
    code: -32000,
    raised: 'The daemon is stopping and accepts no new calls.',
    why: 'The daemon was asked to stop: by a signal, `daemon.shutdown`, or the end of its input. Running calls get `limits.stop_ms` to finish.',
    fix: `Connect again after the restart. ${outcomeNote}`,
  },
  InvalidState: {
    code: -32001,
    raised: 'The connection is not in the state that the call requires, or the token is wrong.',
    why: 'The token is missing or wrong (`data.reason` `token`), `daemon.initialize` came twice, or a call came before it.',
    fix: 'Read the token file again: it changes with each start of the daemon. Initialize once, first.',
  },
  ProtocolMismatch: {
    code: -32002,
    raised: 'No common protocol version, or a required capability is missing.',
    why: 'Daemon and binding have no protocol version in common, or your program requires a capability that this daemon does not have.',
    fix: 'Update the older of the two. `data` has the versions of both sides.',
  },
  Busy: {
    code: -32003,
    raised: 'A limit on calls is reached.',
    why: 'A limit is reached: `data.limit` calls at once (`limits.in_flight`), waiting parameters (`limits.worker_queue_bytes`), or the memory of the process (`data.reason` `memory_bytes`).',
    fix: 'Wait `data.retry_after_ms`, repeat the call, and keep fewer calls open at once. The call did nothing.',
  },
  RequestTooLarge: {
    code: -32004,
    raised: 'The message exceeds the limit of incoming messages.',
    why: 'The request is larger than `limits.message_in_bytes`, 16 MiB unless set otherwise.',
    fix: 'Put large bags into the cache with `boc.cache_set` and pass references, or raise the limit.',
  },
  ResponseTooLarge: {
    code: -32005,
    raised: 'The answer exceeds the limit of outgoing messages.',
    why: 'The response is larger than `limits.message_out_bytes`, or your program has not read enough of the earlier ones (`data.reason` `send_buffer_total_bytes`).',
    fix: `Ask for less at once (\`limit\`, fewer fields, \`boc_cache\`), and read responses as they arrive. ${outcomeNote}`,
  },
  BatchTooLarge: {
    code: -32006,
    raised: 'The batch has too many entries.',
    why: 'A batch has more entries than `limits.batch`, 1000 unless set otherwise. None of them was run.',
    fix: 'Split it. Single requests on one connection are just as fast.',
  },
  TooManyObjects: {
    code: -32007,
    raised: 'Too many app objects, callbacks or open app requests.',
    why: 'The connection has too many registered objects or callbacks, or too many app requests are open. `data.limit` is the limit.',
    fix: 'Remove boxes, iterators and subscriptions that you no longer use, and respond to app requests. Otherwise raise `limits.app_objects`, `limits.callbacks` or `limits.app_requests`.',
  },
  DeadlineExceeded: {
    code: -32008,
    raised: 'The call exceeded its own time limit, or the general one; then data.limit is call_timeout_ms.',
    why: 'The call took longer than its `_call.timeout_ms`, or than `limits.call_timeout_ms` of the daemon; then `data.limit` says so.',
    fix: `Allow more time, or split the work. ${outcomeNote}`,
  },
  ConnectionLost: {
    code: -32099,
    raised: 'Never sent: bindings use it for calls whose daemon ended or whose connection broke.',
    why: 'The daemon ended or the connection broke while the call was running. This error comes from the binding, not from the daemon.',
    fix: "Check the last lines of the log and the daemon's exit code, then start a new client. `data.outcome` says what became of a message, and `data.message_hash` which one it was. The [outbox](outbox.md) survives this.",
  },
  RequestCancelled: {
    code: -32800,
    raised: 'The call was cancelled.',
    why: 'Your application cancelled the call, or stopped waiting for it.',
    fix: `Nothing, if that was intended. ${outcomeNote}`,
  },
} as const satisfies Readonly<Record<string, ProtocolCode>>

export type ProtocolErrorName = keyof typeof protocolCodes
