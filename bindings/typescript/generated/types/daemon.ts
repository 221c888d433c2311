// Generated from the definitions by "npm run generate"; changes belong there.

import type * as client from './client.ts'

/** Numbers of the errors of the protocol; those of the library are positive. */
export const ProtocolErrorCode = {
  /** The message is not JSON or not UTF-8. */
  ParseError: -32700,
  /** The message is JSON but not a valid request object, or is nested too deep. */
  InvalidRequest: -32600,
  /** The method is unknown; data.client_code is 25. */
  MethodNotFound: -32601,
  /** `params` is not an object, or a parameter of `_call` or of a `daemon.*` method is invalid. */
  InvalidParams: -32602,
  /** A bug of the daemon; data.incident names the log line. */
  InternalError: -32603,
  /** The daemon is stopping and accepts no new calls. */
  ShuttingDown: -32000,
  /** The connection is not in the state that the call requires, or the token is wrong. */
  InvalidState: -32001,
  /** No common protocol version, or a required capability is missing. */
  ProtocolMismatch: -32002,
  /** A limit on calls is reached. */
  Busy: -32003,
  /** The message exceeds the limit of incoming messages. */
  RequestTooLarge: -32004,
  /** The answer exceeds the limit of outgoing messages. */
  ResponseTooLarge: -32005,
  /** The batch has too many entries. */
  BatchTooLarge: -32006,
  /** Too many app objects, callbacks or open app requests. */
  TooManyObjects: -32007,
  /** The call exceeded its own time limit, or the general one; then data.limit is call_timeout_ms. */
  DeadlineExceeded: -32008,
  /** Never sent: bindings use it for calls whose daemon ended or whose connection broke. */
  ConnectionLost: -32099,
  /** The call was cancelled. */
  RequestCancelled: -32800,
} as const

/** Numbers of the errors of the protocol; those of the library are positive. */
export type ProtocolErrorCode = (typeof ProtocolErrorCode)[keyof typeof ProtocolErrorCode]

/** Requirements of a host and the configuration of its client. */
export interface ParamsOfInitialize {
  /** Protocol versions that the host supports. Default: any. */
  protocol?: ProtocolRange | null | undefined
  /** Capabilities that the host requires. */
  required?: string[] | null | undefined
  /**
   * Capabilities that the host uses if available. `acknowledged_sending` makes the daemon send `daemon.will_send`, here
   * as in `required`.
   */
  optional?: string[] | null | undefined
  /** The language binding; fills `config.binding`. */
  binding?: client.BindingConfig | null | undefined
  /** Process id of the process whose end stops the daemon; on stdio only. Unsigned integer of 32 bits. */
  host_pid?: number | null | undefined
  /** Required only on named pipes, which have no access list. Secret. */
  token?: string | null | undefined
  /** A ClientConfig; missing fields are taken from the environment, files and defaults. */
  config?: any
}

/** Range of protocol versions, inclusive. */
export interface ProtocolRange {
  /** Lowest version. Unsigned integer of 32 bits. */
  min: number
  /** Highest version. Unsigned integer of 32 bits. */
  max: number
}

/** What applies to this connection. */
export interface ResultOfInitialize {
  /** Version of the protocol in use. Unsigned integer of 32 bits. */
  protocol: number
  /** All capabilities of the daemon. */
  capabilities: string[]
  /** The daemon. */
  server: ServerInfo
  /** Effective limits. */
  limits: Limits
  /** Effective configuration, without secrets. */
  config: client.ClientConfig
  /** Unknown and deprecated fields of the configuration. */
  warnings: ConfigWarning[]
}

/** The daemon. */
export interface ServerInfo {
  /** Version of the daemon and the library. */
  version: string
  /** Number of the build; 0 for a local build. Unsigned integer of 32 bits. */
  build_number: number
  /** Process id; 0 in a page. Unsigned integer of 32 bits. */
  pid: number
}

/** Effective limits, per connection unless stated otherwise. */
export interface Limits {
  /**
   * Maximum size of an incoming message without a line end, in bytes; larger ones fail with -32004. Unsigned integer of
   * 32 bits. Default: 16777216.
   */
  message_in_bytes: number
  /**
   * Size, in bytes, up to which the parameters of an incoming message are parsed on the main thread; larger ones are
   * parsed on a worker thread. Unsigned integer of 32 bits. Default: 262144.
   */
  inline_frame_bytes?: number | null | undefined
  /**
   * Maximum size of an outgoing message, in bytes; larger ones fail with -32005. Unsigned integer of 32 bits. Default:
   * 67108864.
   */
  message_out_bytes: number
  /**
   * Maximum nesting depth of arrays and objects in a message; deeper ones fail with -32600. Unsigned integer of 32
   * bits. Default: 128.
   */
  nesting: number
  /**
   * Maximum number of connections of the daemon; further ones are refused with 503. Unsigned integer of 32 bits.
   * Default: 64.
   */
  connections: number
  /**
   * Maximum number of connections of the daemon not yet accepted; further ones are closed. Unsigned integer of 32 bits.
   * Default: 16.
   */
  unauthenticated: number
  /** Time within which a connection must be accepted, in ms. Unsigned integer of 32 bits. Default: 10000. */
  unauthenticated_ms: number
  /**
   * Maximum number of calls that run or wait for a worker; further ones fail with -32003. Unsigned integer of 32 bits.
   * Default: 16384.
   */
  in_flight: number
  /**
   * Time limit of every call, in ms; then it fails with -32008. Time spent waiting for an application request does not
   * count, and functions that wait by design are exempt. 0: none. Unsigned integer of 32 bits. Default: 600000.
   */
  call_timeout_ms?: number | null | undefined
  /**
   * Number of compute threads of the daemon, and the same number of processes for work that no thread can interrupt. 0:
   * one less than the number of processors, at least 1 and at most 8. Unsigned integer of 32 bits. Default: 0.
   */
  worker_threads?: number | null | undefined
  /**
   * Maximum size of parameters waiting for a worker, in bytes; calls beyond it fail with -32003. Unsigned integer of 32
   * bits. Default: 268435456.
   */
  worker_queue_bytes?: number | null | undefined
  /**
   * Maximum memory of the BOCs that all connections keep in their caches, in bytes. Beyond it, a new BOC of a
   * connection replaces its unpinned ones, and fails with 205 if that is not enough; each connection may always hold an
   * equal share. Unsigned integer of 32 bits. Default: 536870912.
   */
  cached_boc_bytes?: number | null | undefined
  /**
   * Maximum number of entries in a batch; larger batches fail with -32006. Unsigned integer of 32 bits. Default: 1000.
   */
  batch: number
  /**
   * Maximum number of registered app objects; further ones fail with -32007. Unsigned integer of 32 bits. Default: 256.
   */
  app_objects: number
  /**
   * Maximum number of registered callbacks; further ones fail with -32007. Unsigned integer of 32 bits. Default: 1024.
   */
  callbacks: number
  /**
   * Maximum number of open app requests; a call that needs another one fails with -32007. Unsigned integer of 32 bits.
   * Default: 1024.
   */
  app_requests: number
  /** Time limit of an app request, in ms; 0: none. Unsigned integer of 32 bits. Default: 600000. */
  app_request_ms: number
  /**
   * Number of messages kept for each callback of a slow host; the oldest are dropped first. Unsigned integer of 32
   * bits. Default: 1024.
   */
  callback_ring: number
  /** Unsent output, in bytes, above which a host is considered slow. Unsigned integer of 32 bits. Default: 8388608. */
  send_buffer_bytes: number
  /**
   * Unsent output of all connections, in bytes; above it, the connection with the most is closed; on stdio, answers
   * fail with -32005. Unsigned integer of 32 bits. Default: 268435456.
   */
  send_buffer_total_bytes?: number | null | undefined
  /**
   * Resident memory of the process, in bytes, above which calls of the connections that use the most are refused and,
   * if that is not enough, these connections are closed. 0: 0.7 of the memory available to the process. Unsigned
   * integer of 64 bits. Default: 0.
   */
  memory_bytes?: bigint | null | undefined
  /**
   * Time after which a slow host that reads nothing is disconnected, in ms; not on stdio. Unsigned integer of 32 bits.
   * Default: 30000.
   */
  send_stall_ms: number
  /**
   * Interval of WebSocket pings, in ms; two unanswered pings end the connection. Unsigned integer of 32 bits. Default:
   * 20000.
   */
  ping_ms: number
  /**
   * Time running calls have to finish when the daemon or the connection stops, in ms. Unsigned integer of 32 bits.
   * Default: 5000.
   */
  stop_ms: number
}

/** A part of the configuration that has no effect or should be changed. */
export interface ConfigWarning {
  /** Path of the field. */
  path: string
  /** What is wrong with it. */
  message: string
}

/** State of the daemon and of this connection. */
export interface ResultOfStatus {
  /** Time since the daemon started, in ms. Unsigned integer of 32 bits. */
  uptime_ms: number
  /** Number of connections of the daemon. Unsigned integer of 32 bits. */
  connections: number
  /** Calls of this connection, oldest first. */
  calls: CallInProgress[]
  /** Open app requests of this connection, oldest first. */
  app_requests: OpenAppRequest[]
  /** Number of registered app objects of this connection. Unsigned integer of 32 bits. */
  app_objects: number
  /** Number of registered callbacks of this connection. Unsigned integer of 32 bits. */
  callbacks: number
  /** Running and waiting computations. */
  work?: WorkStatus | null | undefined
  /** Number of messages of all hosts that looked like responses. Unsigned integer of 32 bits. */
  ignored_responses: number
  /** Memory held for hosts. */
  memory?: HeldMemory | null | undefined
}

/** A call of this connection. */
export interface CallInProgress {
  /** Id of the request; null for a notification. */
  id: any
  /** The method. */
  method: string
  /** Time since the call arrived, in ms. Unsigned integer of 32 bits. */
  age_ms: number
}

/** An unanswered request to the host. */
export interface OpenAppRequest {
  /** Id of the request. Unsigned integer of 32 bits. */
  app_request_id: number
  /** Id of the app object. */
  app_object: string
  /** Time since the request was sent, in ms. Unsigned integer of 32 bits. */
  age_ms: number
}

/** Computations on threads and processes of the daemon, and refused calls. */
export interface WorkStatus {
  /** Number of worker threads. Unsigned integer of 32 bits. */
  threads: number
  /** Number of processes for work that no thread can interrupt. Unsigned integer of 32 bits. */
  processes: number
  /** Number of running computations. Unsigned integer of 32 bits. */
  running: number
  /** Number of computations waiting for a thread or a process. Unsigned integer of 32 bits. */
  waiting: number
  /**
   * Number of computations interrupted in favour of another connection; they start again. Unsigned integer of 32 bits.
   */
  restarted: number
  /** Number of running computations of this connection. Unsigned integer of 32 bits. */
  own_running: number
  /** Number of waiting computations of this connection. Unsigned integer of 32 bits. */
  own_waiting: number
  /** Parameters of this connection waiting for a worker, in bytes. Unsigned integer of 32 bits. */
  own_waiting_bytes: number
  /**
   * Number of refused calls of all connections, because too many of theirs were waiting. Unsigned integer of 32 bits.
   */
  refused: number
  /** Number of calls of all connections ended by limits.call_timeout_ms. Unsigned integer of 32 bits. */
  timeouts: number
}

/** Memory held for hosts, and what was refused or dropped to limit it. */
export interface HeldMemory {
  /**
   * Output of this connection not yet read by its host, in bytes, including waiting callback messages. Unsigned integer
   * of 64 bits.
   */
  unsent_bytes: bigint
  /** Size of the unfinished requests of this connection, in bytes. Unsigned integer of 64 bits. */
  request_bytes: bigint
  /** Number of messages of this connection waiting until its host has read output. Unsigned integer of 32 bits. */
  waiting_messages: number
  /** Number of jobs of this connection waiting until its host has read output. Unsigned integer of 32 bits. */
  waiting_jobs: number
  /** Output of all connections not yet read by their hosts, in bytes. Unsigned integer of 64 bits. */
  total_unsent_bytes: bigint
  /** Resident memory of the process, in bytes; 0 in a page. Unsigned integer of 64 bits. */
  resident_bytes: bigint
  /** Whether `limits.memory_bytes` is exceeded. */
  is_used_up: boolean
  /** Number of dropped callback messages of all hosts. Unsigned integer of 32 bits. */
  dropped_callbacks: number
  /** Number of connections closed by the daemon without notice. Unsigned integer of 32 bits. */
  cut_off_connections: number
  /** Number of refusals, by reason. Items: unsigned integer of 32 bits. */
  refusals: { [key: string]: number }
}

/** Which log lines to return. */
export interface ParamsOfInspect {
  /** Number of the last line already read. Default: return all available lines. Unsigned integer of 64 bits. */
  log_after?: bigint | null | undefined
}

/** State of the daemon and all its connections. */
export interface ResultOfInspect {
  /** Version of the daemon and the library. */
  version: string
  /** Process id; 0 in a page. Unsigned integer of 32 bits. */
  pid: number
  /** Time since the daemon started, in ms. Unsigned integer of 64 bits. */
  uptime_ms: bigint
  /** Resident memory of the process, in bytes; 0 in a page. Unsigned integer of 64 bits. */
  resident_bytes: bigint
  /** `limits.memory_bytes`, in bytes. Unsigned integer of 64 bits. */
  memory_limit_bytes: bigint
  /** Output of all connections not yet read by their hosts, in bytes. Unsigned integer of 64 bits. */
  unsent_bytes: bigint
  /** Connections, oldest first. */
  connections: InspectedConnection[]
  /** Running and waiting computations. */
  queue: WorkQueue
  /** Call durations by method. */
  durations: CallDurations[]
  /** Number of failed calls, by error code. Items: unsigned integer of 32 bits. */
  errors: { [key: string]: number }
  /** Number of refusals, by reason. Items: unsigned integer of 32 bits. */
  refusals: { [key: string]: number }
  /** The end of the log, of all connections. */
  log: LogTail
}

/** A connection of the daemon. */
export interface InspectedConnection {
  /** Name of the connection, as in the log. */
  id: string
  /** `stdio`, `websocket`, `socket` or `inProcess`. */
  kind: string
  /** Time since the connection was opened, in ms. Unsigned integer of 64 bits. */
  age_ms: bigint
  /** `unused` if its host has sent nothing yet, `open` or `ending`. */
  state: string
  /** Number of calls in flight. Unsigned integer of 32 bits. */
  in_flight: number
  /** The oldest 100 calls in flight. */
  calls: InspectedCall[]
  /** The oldest 100 requests not answered by its host. */
  app_requests: OpenAppRequest[]
  /** Number of registered app objects. Unsigned integer of 32 bits. */
  app_objects: number
  /** Number of registered callbacks. Unsigned integer of 32 bits. */
  callbacks: number
  /** Number of messages being made or sent in turns, waiting ones included. Unsigned integer of 32 bits. */
  messages_in_turn: number
  /** Output not yet read by its host, in bytes. Unsigned integer of 64 bits. */
  held_bytes: bigint
}

/** A call in flight. Parameters are never included. */
export interface InspectedCall {
  /** The method; `unknown` if it does not exist. */
  method: string
  /** Time since the call arrived, in ms. Unsigned integer of 32 bits. */
  age_ms: number
}

/** Computations on threads and processes of the daemon. */
export interface WorkQueue {
  /** Number of worker threads. Unsigned integer of 32 bits. */
  threads: number
  /** Number of processes for work that no thread can interrupt. Unsigned integer of 32 bits. */
  processes: number
  /** Number of running computations. Unsigned integer of 32 bits. */
  running: number
  /** Number of computations waiting for a thread or a process. Unsigned integer of 32 bits. */
  waiting: number
  /** Number of calls refused because too many of their connection were waiting. Unsigned integer of 32 bits. */
  refused: number
  /** Number of calls ended by limits.call_timeout_ms. Unsigned integer of 32 bits. */
  timeouts: number
}

/** Duration of the calls of a method, since the start. */
export interface CallDurations {
  /** The method. */
  method: string
  /** Number of answered calls. Unsigned integer of 64 bits. */
  calls: bigint
  /** Mean time, in ms. */
  mean_ms: number
  /** Longest time, in ms. */
  max_ms: number
}

/** The end of the log. */
export interface LogTail {
  /** Number of the last line; lines count from 1. Unsigned integer of 64 bits. */
  last: bigint
  /** Lines as JSON text, oldest first, at most 300. They contain no parameters, results or secrets. */
  lines: string[]
}

/** The call to cancel. */
export interface ParamsOfCancel {
  /** Id of the request, a string or an integer. */
  id: any
}

/** Whether the call was found. */
export interface ResultOfCancel {
  /** True if the call was in flight. */
  found: boolean
}

/** The message that `daemon.will_send` named. */
export interface ParamsOfAcknowledgeSend {
  /** Id of the request, as in `daemon.will_send`. */
  id: any
  /** Hash of the message, as in `daemon.will_send`. */
  message_hash: string
}

/** Whether the message was waiting. */
export interface ResultOfAcknowledgeSend {
  /** True if the message is sent now. */
  found: boolean
}
