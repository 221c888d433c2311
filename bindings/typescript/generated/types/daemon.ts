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
  /** The call passed its own time limit, or the one of all calls; then data.limit is call_timeout_ms. */
  DeadlineExceeded: -32008,
  /** Never sent: bindings give it to calls whose daemon ended or whose connection broke. */
  ConnectionLost: -32099,
  /** The call was cancelled. */
  RequestCancelled: -32800,
} as const

/** Numbers of the errors of the protocol; those of the library are positive. */
export type ProtocolErrorCode = (typeof ProtocolErrorCode)[keyof typeof ProtocolErrorCode]

/** What a host needs and how its client is configured. */
export interface ParamsOfInitialize {
  /** Protocol versions that the host supports. Absent: any. */
  protocol?: ProtocolRange | null | undefined
  /** Capabilities without which the host cannot work. */
  required?: string[] | null | undefined
  /** Capabilities that the host uses when they are there. */
  optional?: string[] | null | undefined
  /** The language binding; fills `config.binding`. */
  binding?: client.BindingConfig | null | undefined
  /** Process whose end stops a daemon on stdio. Unsigned integer of 32 bits. */
  host_pid?: number | null | undefined
  /** Needed on named pipes only, which have no access list. Secret. */
  token?: string | null | undefined
  /** A ClientConfig; what it leaves out comes from the environment, files and defaults. */
  config?: any
}

/** Versions of the protocol, both inclusive. */
export interface ProtocolRange {
  /** Oldest version. Unsigned integer of 32 bits. */
  min: number
  /** Newest version. Unsigned integer of 32 bits. */
  max: number
}

/** What holds on this connection. */
export interface ResultOfInitialize {
  /** Version of the protocol in use. Unsigned integer of 32 bits. */
  protocol: number
  /** Everything that the daemon offers. */
  capabilities: string[]
  /** The daemon. */
  server: ServerInfo
  /** Limits in force. */
  limits: Limits
  /** Configuration in force, without secrets. */
  config: client.ClientConfig
  /** Unknown and deprecated fields of the configuration. */
  warnings: ConfigWarning[]
}

/** The daemon. */
export interface ServerInfo {
  /** Version of the daemon and the library. */
  version: string
  /** Build number; 0 for a local build. Unsigned integer of 32 bits. */
  build_number: number
  /** Process id. Unsigned integer of 32 bits. */
  pid: number
}

/** Limits in force. Per connection unless stated. */
export interface Limits {
  /** Incoming message without line end; more is -32004. Unsigned integer of 32 bits. Default: 16777216. */
  message_in_bytes: number
  /**
   * Incoming message whose parameters are parsed beside other work; those of larger ones are read on a worker thread.
   * Unsigned integer of 32 bits. Default: 262144.
   */
  inline_frame_bytes: number
  /** Outgoing message; more is -32005. Unsigned integer of 32 bits. Default: 67108864. */
  message_out_bytes: number
  /** Depth of arrays and objects in a message; more is -32600. Unsigned integer of 32 bits. Default: 128. */
  nesting: number
  /** Connections of the daemon; more are refused with 503. Unsigned integer of 32 bits. Default: 64. */
  connections: number
  /** Connections of the daemon that are not yet accepted; more are closed. Unsigned integer of 32 bits. Default: 16. */
  unauthenticated: number
  /** Time within which a connection must be accepted, in ms. Unsigned integer of 32 bits. Default: 10000. */
  unauthenticated_ms: number
  /** Calls that run or wait for a worker; more are -32003. Unsigned integer of 32 bits. Default: 16384. */
  in_flight: number
  /**
   * Time limit of every call, in ms; then it fails with -32008. Time in which the call waits for an application request
   * does not count, nor do functions that wait by design. 0 is none. Unsigned integer of 32 bits. Default: 600000.
   */
  call_timeout_ms: number
  /**
   * Threads of the daemon that compute, and as many processes for work that no thread can interrupt. 0: one less than
   * the processors, at least 1 and at most 8. Unsigned integer of 32 bits. Default: 0.
   */
  worker_threads: number
  /** Parameters that wait for a worker; a call with more is -32003. Unsigned integer of 32 bits. Default: 268435456. */
  worker_queue_bytes: number
  /** Entries of a batch; more are -32006. Unsigned integer of 32 bits. Default: 1000. */
  batch: number
  /** Registered app objects; more are -32007. Unsigned integer of 32 bits. Default: 256. */
  app_objects: number
  /** Registered callbacks; more are -32007. Unsigned integer of 32 bits. Default: 1024. */
  callbacks: number
  /** Open app requests; a call that needs one more fails with -32007. Unsigned integer of 32 bits. Default: 1024. */
  app_requests: number
  /** Time limit of an app request, in ms; 0 is none. Unsigned integer of 32 bits. Default: 600000. */
  app_request_ms: number
  /**
   * Messages kept for each callback of a slow host; the oldest are dropped first. Unsigned integer of 32 bits. Default:
   * 1024.
   */
  callback_ring: number
  /** Unsent output from which a host counts as slow. Unsigned integer of 32 bits. Default: 8388608. */
  send_buffer_bytes: number
  /**
   * Unsent output of all connections; beyond it the one that holds most is closed, on stdio answers are -32005.
   * Unsigned integer of 32 bits. Default: 268435456.
   */
  send_buffer_total_bytes: number
  /**
   * Resident memory of the process from which calls of the connections that hold most are refused; if that is not
   * enough, they are closed. 0: 0.7 of what the process may use. Unsigned integer of 64 bits. Default: 0.
   */
  memory_bytes: bigint
  /**
   * Time after which a slow host that reads nothing is disconnected, in ms; not on stdio. Unsigned integer of 32 bits.
   * Default: 30000.
   */
  send_stall_ms: number
  /**
   * Interval of WebSocket pings, in ms; two without an answer end the connection. Unsigned integer of 32 bits. Default:
   * 20000.
   */
  ping_ms: number
  /**
   * Time that running calls get when the daemon or the connection stops, in ms. Unsigned integer of 32 bits. Default:
   * 5000.
   */
  stop_ms: number
}

/** Something in the configuration that had no effect or should change. */
export interface ConfigWarning {
  /** Path of the field. */
  path: string
  /** What about it. */
  message: string
}

/** State of the daemon and of this connection. */
export interface ResultOfStatus {
  /** Time since the daemon started. Unsigned integer of 32 bits. */
  uptime_ms: number
  /** Connections of the daemon. Unsigned integer of 32 bits. */
  connections: number
  /** Calls of this connection, oldest first. */
  calls: CallInProgress[]
  /** Open app requests of this connection, oldest first. */
  app_requests: OpenAppRequest[]
  /** Registered app objects of this connection. Unsigned integer of 32 bits. */
  app_objects: number
  /** Registered callbacks of this connection. Unsigned integer of 32 bits. */
  callbacks: number
  /** What is computed and what waits. */
  work: WorkStatus
  /** Messages of all hosts that looked like responses. Unsigned integer of 32 bits. */
  ignored_responses: number
  /** What is held in memory. */
  memory: HeldMemory
}

/** A call of this connection. */
export interface CallInProgress {
  /** Id of the request; null for a notification. */
  id: any
  /** The method. */
  method: string
  /** Time since it came. Unsigned integer of 32 bits. */
  age_ms: number
}

/** A request that the host has not answered. */
export interface OpenAppRequest {
  /** Id of the request. Unsigned integer of 32 bits. */
  app_request_id: number
  /** Id of the app object. */
  app_object: string
  /** Time since it was sent. Unsigned integer of 32 bits. */
  age_ms: number
}

/** Work on threads and processes of the daemon, and calls that were too much. */
export interface WorkStatus {
  /** Worker threads. Unsigned integer of 32 bits. */
  threads: number
  /** Processes for work that no thread can interrupt. Unsigned integer of 32 bits. */
  processes: number
  /** Computations that run. Unsigned integer of 32 bits. */
  running: number
  /** Computations that wait for a thread or a process. Unsigned integer of 32 bits. */
  waiting: number
  /** Computations that were ended in favour of another connection, to begin again. Unsigned integer of 32 bits. */
  restarted: number
  /** Computations of this connection that run. Unsigned integer of 32 bits. */
  own_running: number
  /** Computations of this connection that wait. Unsigned integer of 32 bits. */
  own_waiting: number
  /** Parameters of this connection that wait for a worker. Unsigned integer of 32 bits. */
  own_waiting_bytes: number
  /** Calls of all connections that were refused because too much of theirs waited. Unsigned integer of 32 bits. */
  refused: number
  /** Calls of all connections that were ended by limits.call_timeout_ms. Unsigned integer of 32 bits. */
  timeouts: number
}

/** What is held in memory for hosts, and what was refused or dropped for it. */
export interface HeldMemory {
  /**
   * Output of this connection that its host has not taken, callbacks that wait included. Unsigned integer of 64 bits.
   */
  unsent_bytes: bigint
  /** Requests of this connection that are not done with. Unsigned integer of 64 bits. */
  request_bytes: bigint
  /** Messages of this connection that wait until its host has taken output. Unsigned integer of 32 bits. */
  waiting_messages: number
  /** Jobs of this connection that wait until its host has taken output. Unsigned integer of 32 bits. */
  waiting_jobs: number
  /** Output of all connections that their hosts have not taken. Unsigned integer of 64 bits. */
  total_unsent_bytes: bigint
  /** Resident memory of the process. Unsigned integer of 64 bits. */
  resident_bytes: bigint
  /** Whether `limits.memory_bytes` is exceeded. */
  is_used_up: boolean
  /** Callback messages of all hosts that were dropped. Unsigned integer of 32 bits. */
  dropped_callbacks: number
  /** Connections that the daemon closed at once. Unsigned integer of 32 bits. */
  cut_off_connections: number
  /** How often something was refused, by reason. Items: unsigned integer of 32 bits. */
  refusals: { [key: string]: number }
}

/** Which lines of the log are wanted. */
export interface ParamsOfInspect {
  /** Number of the last line that is known already. Default: all lines that are kept. Unsigned integer of 64 bits. */
  log_after?: bigint | null | undefined
}

/** State of the daemon with all of its connections. */
export interface ResultOfInspect {
  /** Version of the daemon and the library. */
  version: string
  /** Process id. Unsigned integer of 32 bits. */
  pid: number
  /** Time since the daemon started. Unsigned integer of 64 bits. */
  uptime_ms: bigint
  /** Resident memory of the process. Unsigned integer of 64 bits. */
  resident_bytes: bigint
  /** `limits.memory_bytes`. Unsigned integer of 64 bits. */
  memory_limit_bytes: bigint
  /** Output of all connections that their hosts have not taken. Unsigned integer of 64 bits. */
  unsent_bytes: bigint
  /** Connections, oldest first. */
  connections: InspectedConnection[]
  /** What is computed and what waits. */
  queue: WorkQueue
  /** Times of calls by method. */
  durations: CallDurations[]
  /** How often calls ended with an error, by its code. Items: unsigned integer of 32 bits. */
  errors: { [key: string]: number }
  /** How often something was refused, by reason. Items: unsigned integer of 32 bits. */
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
  /** Time since it was opened. Unsigned integer of 64 bits. */
  age_ms: bigint
  /** `unused`, when its host has said nothing yet, `open` or `ending`. */
  state: string
  /** Calls in flight. Unsigned integer of 32 bits. */
  in_flight: number
  /** The oldest 100 of them. */
  calls: InspectedCall[]
  /** The oldest 100 requests that its host has not answered. */
  app_requests: OpenAppRequest[]
  /** Registered app objects. Unsigned integer of 32 bits. */
  app_objects: number
  /** Registered callbacks. Unsigned integer of 32 bits. */
  callbacks: number
  /** Output that its host has not taken. Unsigned integer of 64 bits. */
  held_bytes: bigint
}

/** A call in flight. Parameters are never shown. */
export interface InspectedCall {
  /** The method; `unknown` for one that there is not. */
  method: string
  /** Time since it came. Unsigned integer of 32 bits. */
  age_ms: number
}

/** Work on threads and processes of the daemon. */
export interface WorkQueue {
  /** Worker threads. Unsigned integer of 32 bits. */
  threads: number
  /** Processes for work that no thread can interrupt. Unsigned integer of 32 bits. */
  processes: number
  /** Computations that run. Unsigned integer of 32 bits. */
  running: number
  /** Computations that wait for a thread or a process. Unsigned integer of 32 bits. */
  waiting: number
  /** Calls that were refused because too much of theirs waited. Unsigned integer of 32 bits. */
  refused: number
  /** Calls that were ended by limits.call_timeout_ms. Unsigned integer of 32 bits. */
  timeouts: number
}

/** How long the calls of a method took, since the start. */
export interface CallDurations {
  /** The method. */
  method: string
  /** Answered calls. Unsigned integer of 64 bits. */
  calls: bigint
  /** Mean time, ms. */
  mean_ms: number
  /** Longest time, ms. */
  max_ms: number
}

/** The end of the log. */
export interface LogTail {
  /** Number of the last line; lines count from 1. Unsigned integer of 64 bits. */
  last: bigint
  /** JSON texts, oldest first, at most 300. They hold no parameters, results or secrets. */
  lines: string[]
}

/** The call to cancel. */
export interface ParamsOfCancel {
  /** Id of the request, a string or an integer. */
  id: any
}

/** Whether there was such a call. */
export interface ResultOfCancel {
  /** True when the call was in flight. */
  found: boolean
}
