import { defineService, type OptionDefinition } from '../definition/Command.ts'
import {
  allowRemoteOption,
  bodyLimitOption,
  exitCodeSection,
  hostOption,
  logLevelOption,
  metricsOption,
  portOption,
} from '../definition/serviceOptions.ts'

/** An option with a time in seconds, at most an hour. */
function seconds(name: string, byDefault: number, summary: string, { min = 0 } = {}): OptionDefinition {
  const number = { min, max: 3600, fraction: true, unit: 'seconds' }
  return { name, value: 'S', number, summary, default: byDefault }
}

function count(name: string, byDefault: number, summary: string, { min = 1, max = 1_000_000 } = {}): OptionDefinition {
  return { name, value: 'COUNT', number: { min, max }, summary, default: byDefault }
}

function bytes(name: string, byDefault: number, summary: string, { min = 1024 } = {}): OptionDefinition {
  return { name, value: 'BYTES', number: { min, max: 2 ** 40 }, summary, default: byDefault }
}

const limits: readonly OptionDefinition[] = [
  {
    ...bodyLimitOption,
    summary: 'Maximum size of a request body or a WebSocket message; larger ones fail with 413.',
  },
  {
    ...bodyLimitOption,
    name: 'answer-limit',
    summary: 'Maximum size of an answer of a node; larger ones fail with 413.',
    default: 67_108_864,
  },
  count('client-rate', 0, 'Requests per second of one client; further ones fail with 429. 0 is no limit.', { min: 0 }),
  count('client-requests', 256, 'Concurrent requests of one client; further ones fail with 429.'),
  count('total-requests', 4096, 'Concurrent requests of all clients; further ones fail with 503.'),
  count(
    'client-connections',
    512,
    'TCP connections of one client that is not a trusted proxy; further ones are closed with 429.',
  ),
  count('client-sockets', 64, 'WebSockets of one client; further ones fail with 429.'),
  count('total-sockets', 4096, 'WebSockets of all clients; further ones fail with 503.'),
  count(
    'socket-operations',
    2000,
    'Concurrent operations (subscriptions and queries) of one WebSocket; further ones end with an error.',
  ),
  count(
    'client-operations',
    5000,
    'Concurrent operations on all WebSockets of one client; further ones end with an error.',
  ),
  count(
    'total-operations',
    50_000,
    'Concurrent operations on the WebSockets of all clients; further ones end with an error.',
    { max: 10_000_000 },
  ),
  bytes(
    'client-operation-bytes',
    33_554_432,
    'Memory for the operations on the WebSockets of one client, about 16 times the length of their queries and variables.',
  ),
  bytes('total-operation-bytes', 268_435_456, 'The same for all clients.'),
  bytes(
    'output-bytes',
    268_435_456,
    'Unread output of all WebSockets; beyond it, the one with the most unread output is closed.',
    { min: 1_048_576 },
  ),
  seconds('stall-timeout', 20, 'Close a WebSocket that reads no output for this long, in s.', { min: 0.1 }),
]

const stopping: readonly OptionDefinition[] = [
  seconds('drain-delay', 0, 'How long to accept requests after a signal, in s, so that load balancers can notice.'),
  seconds('drain-timeout', 30, 'How long accepted requests may take after that, in s.'),
]

export const gateway = defineService({
  summary: 'Serve clients in front of one or more nodes.',
  description: `A gateway has no chain and stores nothing: run several behind a load balancer, and replace any of them at any time. It serves the interface with account_id and dapp_id on one port, even in front of older nodes. If a node fails, another one is used, and subscriptions continue there without a gap. Immutable objects are served from a cache.
GET /healthz answers while it runs, GET /readyz while it accepts requests. One JSON line on stdout reports its address once it is ready.
After the first SIGTERM, SIGHUP or Ctrl-C it is no longer ready, but accepts requests for --drain-delay, then finishes open requests and closes WebSockets with 1012, so that clients reconnect to another gateway. The second signal ends it immediately.`,
  options: [
    {
      name: 'upstream',
      value: 'URL',
      summary:
        'Upstream node, current or older; the first one that answers is used. All nodes must belong to one network.',
      required: true,
      repeatable: true,
    },
    portOption(8610),
    hostOption,
    allowRemoteOption,
    {
      name: 'trust-proxy',
      value: 'ADDRESS',
      summary: 'Address of a load balancer, whose header "X-Forwarded-For" identifies the client for limits.',
      repeatable: true,
    },
    metricsOption,
    {
      name: 'cache-bytes',
      value: 'BYTES',
      number: { min: 0, max: 2 ** 40 },
      summary: 'Memory for cached immutable answers; 0 disables the cache.',
      default: 67_108_864,
    },
    seconds('upstream-timeout', 60, 'Time limit of a request to a node, in s.', { min: 0.1 }),
    logLevelOption,
    ...limits.map((option) => ({ ...option, section: 'Limits' })),
    ...stopping.map((option) => ({ ...option, section: 'Stopping' })),
  ],
  commonOptions: ['json', 'help'],
  sections: [exitCodeSection({ 2: 'wrong usage or settings' })],
  examples: [
    'gateway --upstream http://127.0.0.1:8600',
    'gateway --upstream https://a.example --upstream https://b.example --client-rate 50 --drain-delay 5',
  ],
  members: {
    event: '`ready`',
    ...{ url: 'endpoint for clients', graphql: 'URL of GraphQL', ws: 'URL of the WebSocket', rest: 'URL of REST' },
    upstreams: 'upstream nodes, each with `url` and `up`',
    metrics: 'URL of the metrics, or null',
    ...{ port: 'port number', pid: 'process id', version: 'program version' },
  },
  serve: async (start) => (await import('../services/serveGateway.ts')).serveGateway(start),
})
