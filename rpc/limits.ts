/**
 * Limits of connections. Source: daemon sections 4, 7, 8, 11. All are settings and all are reported to the host; limits
 * that were added later are optional, because older daemons do not report them.
 */
import { field, optional, struct, u32, u64 } from '../src/schema/shapes.ts'

export const Limits = struct('Limits', 'Effective limits, per connection unless stated otherwise.', {
  message_in_bytes: field(
    u32,
    'Maximum size of an incoming message without a line end, in bytes; larger ones fail with -32004.',
    {
      default: 16777216,
      minimum: 1024,
    },
  ),
  inline_frame_bytes: optional(
    u32,
    'Size, in bytes, up to which the parameters of an incoming message are parsed on the main thread; larger ones are parsed on a worker thread.',
    { default: 262144, minimum: 1024 },
  ),
  message_out_bytes: field(u32, 'Maximum size of an outgoing message, in bytes; larger ones fail with -32005.', {
    default: 67108864,
    minimum: 4096,
  }),
  nesting: field(u32, 'Maximum nesting depth of arrays and objects in a message; deeper ones fail with -32600.', {
    default: 128,
    minimum: 8,
  }),
  connections: field(u32, 'Maximum number of connections of the daemon; further ones are refused with 503.', {
    default: 64,
    minimum: 1,
  }),
  unauthenticated: field(
    u32,
    'Maximum number of connections of the daemon not yet accepted; further ones are closed.',
    {
      default: 16,
      minimum: 1,
    },
  ),
  unauthenticated_ms: field(u32, 'Time within which a connection must be accepted, in ms.', {
    default: 10000,
    minimum: 1,
  }),
  in_flight: field(u32, 'Maximum number of calls that run or wait for a worker; further ones fail with -32003.', {
    default: 16384,
    minimum: 1,
  }),
  call_timeout_ms: optional(
    u32,
    'Time limit of every call, in ms; then it fails with -32008. Time spent waiting for an application request ' +
      'does not count, and functions that wait by design are exempt. 0: none.',
    { default: 600000 },
  ),
  worker_threads: optional(
    u32,
    'Number of compute threads of the daemon, and the same number of processes for work that no thread can interrupt. 0: one less than ' +
      'the number of processors, at least 1 and at most 8.',
    { default: 0, maximum: 256 },
  ),
  worker_queue_bytes: optional(
    u32,
    'Maximum size of parameters waiting for a worker, in bytes; calls beyond it fail with -32003.',
    {
      default: 268435456,
      minimum: 1024,
    },
  ),
  cached_boc_bytes: optional(
    u32,
    'Maximum memory of the BOCs that all connections keep in their caches, in bytes. Beyond it, a new BOC of a connection replaces its ' +
      'unpinned ones, and fails with 205 if that is not enough; each connection may always hold an equal share.',
    { default: 536870912 },
  ),
  batch: field(u32, 'Maximum number of entries in a batch; larger batches fail with -32006.', {
    default: 1000,
    minimum: 1,
  }),
  app_objects: field(u32, 'Maximum number of registered app objects; further ones fail with -32007.', {
    default: 256,
    minimum: 1,
  }),
  callbacks: field(u32, 'Maximum number of registered callbacks; further ones fail with -32007.', {
    default: 1024,
    minimum: 1,
  }),
  app_requests: field(u32, 'Maximum number of open app requests; a call that needs another one fails with -32007.', {
    default: 1024,
    minimum: 1,
  }),
  app_request_ms: field(u32, 'Time limit of an app request, in ms; 0: none.', { default: 600000 }),
  callback_ring: field(u32, 'Number of messages kept for each callback of a slow host; the oldest are dropped first.', {
    default: 1024,
    minimum: 1,
  }),
  send_buffer_bytes: field(u32, 'Unsent output, in bytes, above which a host is considered slow.', {
    default: 8388608,
    minimum: 1024,
  }),
  send_buffer_total_bytes: optional(
    u32,
    'Unsent output of all connections, in bytes; above it, the connection with the most is closed; on stdio, answers fail with -32005.',
    { default: 268435456, minimum: 1024 },
  ),
  memory_bytes: optional(
    u64,
    'Resident memory of the process, in bytes, above which calls of the connections that use the most are refused and, if that is not ' +
      'enough, these connections are closed. 0: 0.7 of the memory available to the process.',
    { default: 0 },
  ),
  send_stall_ms: field(u32, 'Time after which a slow host that reads nothing is disconnected, in ms; not on stdio.', {
    default: 30000,
    minimum: 1,
  }),
  ping_ms: field(u32, 'Interval of WebSocket pings, in ms; two unanswered pings end the connection.', {
    default: 20000,
    minimum: 1,
  }),
  stop_ms: field(u32, 'Time running calls have to finish when the daemon or the connection stops, in ms.', {
    default: 5000,
  }),
})

export type Limits = { readonly [K in keyof (typeof Limits)['fields']]: number }

export const defaultLimits = Object.fromEntries(
  Object.entries(Limits.fields).map(([name, { default: value }]) => [name, value]),
) as Limits
