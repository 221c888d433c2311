/** Limits of connections. Source: daemon sections 4, 7, 8, 11. All are settings and all are reported to the host. */
import { field, struct, u32, u64 } from '../src/schema/shapes.ts'

export const Limits = struct('Limits', 'Limits in force. Per connection unless stated.', {
  message_in_bytes: field(u32, 'Incoming message without line end; more is -32004.', {
    default: 16777216,
    minimum: 1024,
  }),
  inline_frame_bytes: field(
    u32,
    'Incoming message whose parameters are parsed beside other work; those of larger ones are read on a worker thread.',
    { default: 262144, minimum: 1024 },
  ),
  message_out_bytes: field(u32, 'Outgoing message; more is -32005.', { default: 67108864, minimum: 4096 }),
  nesting: field(u32, 'Depth of arrays and objects in a message; more is -32600.', { default: 128, minimum: 8 }),
  connections: field(u32, 'Connections of the daemon; more are refused with 503.', { default: 64, minimum: 1 }),
  unauthenticated: field(u32, 'Connections of the daemon that are not yet accepted; more are closed.', {
    default: 16,
    minimum: 1,
  }),
  unauthenticated_ms: field(u32, 'Time within which a connection must be accepted, in ms.', {
    default: 10000,
    minimum: 1,
  }),
  in_flight: field(u32, 'Calls that run or wait for a worker; more are -32003.', { default: 16384, minimum: 1 }),
  call_timeout_ms: field(
    u32,
    'Time limit of every call, in ms; then it fails with -32008. Time in which the call waits for an application request ' +
      'does not count, nor do functions that wait by design. 0 is none.',
    { default: 600000 },
  ),
  worker_threads: field(
    u32,
    'Threads of the daemon that compute, and as many processes for work that no thread can interrupt. 0: one less than ' +
      'the processors, at least 1 and at most 8.',
    { default: 0, maximum: 256 },
  ),
  worker_queue_bytes: field(u32, 'Parameters that wait for a worker; a call with more is -32003.', {
    default: 268435456,
    minimum: 1024,
  }),
  batch: field(u32, 'Entries of a batch; more are -32006.', { default: 1000, minimum: 1 }),
  app_objects: field(u32, 'Registered app objects; more are -32007.', { default: 256, minimum: 1 }),
  callbacks: field(u32, 'Registered callbacks; more are -32007.', { default: 1024, minimum: 1 }),
  app_requests: field(u32, 'Open app requests; a call that needs one more fails with -32007.', {
    default: 1024,
    minimum: 1,
  }),
  app_request_ms: field(u32, 'Time limit of an app request, in ms; 0 is none.', { default: 600000 }),
  callback_ring: field(u32, 'Messages kept for each callback of a slow host; the oldest are dropped first.', {
    default: 1024,
    minimum: 1,
  }),
  send_buffer_bytes: field(u32, 'Unsent output from which a host counts as slow.', { default: 8388608, minimum: 1024 }),
  send_buffer_total_bytes: field(
    u32,
    'Unsent output of all connections; beyond it the one that holds most is closed, on stdio answers are -32005.',
    { default: 268435456, minimum: 1024 },
  ),
  memory_bytes: field(
    u64,
    'Resident memory of the process from which calls of the connections that hold most are refused; if that is not ' +
      'enough, they are closed. 0: 0.7 of what the process may use.',
    { default: 0 },
  ),
  send_stall_ms: field(u32, 'Time after which a slow host that reads nothing is disconnected, in ms; not on stdio.', {
    default: 30000,
    minimum: 1,
  }),
  ping_ms: field(u32, 'Interval of WebSocket pings, in ms; two without an answer end the connection.', {
    default: 20000,
    minimum: 1,
  }),
  stop_ms: field(u32, 'Time that running calls get when the daemon or the connection stops, in ms.', { default: 5000 }),
})

export type Limits = { readonly [K in keyof (typeof Limits)['fields']]: number }

export const defaultLimits = Object.fromEntries(
  Object.entries(Limits.fields).map(([name, { default: value }]) => [name, value]),
) as Limits
