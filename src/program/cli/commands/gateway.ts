import { LogLevelName } from '../../../../rpc/settings/settingSections.ts'
import { defineService } from '../definition/Command.ts'
import { settingOption } from '../definition/settingOption.ts'

const LIMITS = 'Limits'
const STOPPING = 'Stopping'

export const gatewayCommand = defineService({
  name: 'gateway',
  group: 'Services',
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
    {
      name: 'port',
      value: 'NUMBER',
      number: { min: 0, max: 65_535 },
      summary: 'Port to listen on; 0 picks a free one.',
      default: 8610,
    },
    { name: 'host', value: 'ADDRESS', summary: 'Address to listen on.', default: '127.0.0.1' },
    settingOption('allow-remote', 'daemon.allow_remote'),
    {
      name: 'trust-proxy',
      value: 'ADDRESS',
      summary: 'Address of a load balancer, whose header "X-Forwarded-For" identifies the client for limits.',
      repeatable: true,
    },
    {
      name: 'metrics-listen',
      value: 'ADDRESS',
      summary: 'Serve Prometheus metrics at http://ADDRESS/metrics; for example, 127.0.0.1:9464. Default: off.',
    },
    {
      name: 'cache-bytes',
      value: 'BYTES',
      number: { min: 0, max: 2 ** 40 },
      summary: 'Memory for cached immutable answers; 0 disables the cache.',
      default: 67_108_864,
    },
    {
      name: 'upstream-timeout',
      value: 'S',
      number: { min: 0.1, max: 3600, fraction: true, unit: 'seconds' },
      summary: 'Time limit of a request to a node, in s.',
      default: 60,
    },
    {
      name: 'log-level',
      value: 'LEVEL',
      choices: Object.values(LogLevelName.constants).map(({ value }) => value),
      summary: 'Log level of stderr.',
      default: 'warn',
    },
    {
      name: 'body-limit',
      value: 'BYTES',
      number: { min: 1024, max: 2 ** 30 },
      summary: 'Maximum size of a request body or a WebSocket message; larger ones fail with 413.',
      default: 1_048_576,
      section: LIMITS,
    },
    {
      name: 'answer-limit',
      value: 'BYTES',
      number: { min: 1024, max: 2 ** 30 },
      summary: 'Maximum size of an answer of a node; larger ones fail with 413.',
      default: 67_108_864,
      section: LIMITS,
    },
    {
      name: 'client-rate',
      value: 'COUNT',
      number: { min: 0, max: 1_000_000 },
      summary: 'Requests per second of one client; further ones fail with 429. 0 is no limit.',
      default: 0,
      section: LIMITS,
    },
    {
      name: 'client-requests',
      value: 'COUNT',
      number: { min: 1, max: 1_000_000 },
      summary: 'Concurrent requests of one client; further ones fail with 429.',
      default: 256,
      section: LIMITS,
    },
    {
      name: 'total-requests',
      value: 'COUNT',
      number: { min: 1, max: 1_000_000 },
      summary: 'Concurrent requests of all clients; further ones fail with 503.',
      default: 4096,
      section: LIMITS,
    },
    {
      name: 'client-sockets',
      value: 'COUNT',
      number: { min: 1, max: 1_000_000 },
      summary: 'WebSockets of one client; further ones fail with 429.',
      default: 64,
      section: LIMITS,
    },
    {
      name: 'total-sockets',
      value: 'COUNT',
      number: { min: 1, max: 1_000_000 },
      summary: 'WebSockets of all clients; further ones fail with 503.',
      default: 4096,
      section: LIMITS,
    },
    {
      name: 'drain-delay',
      value: 'S',
      number: { min: 0, max: 3600, fraction: true, unit: 'seconds' },
      summary: 'How long to accept requests after a signal, in s, so that load balancers can notice.',
      default: 0,
      section: STOPPING,
    },
    {
      name: 'drain-timeout',
      value: 'S',
      number: { min: 0, max: 3600, fraction: true, unit: 'seconds' },
      summary: 'How long accepted requests may take after that, in s.',
      default: 30,
      section: STOPPING,
    },
  ],
  commonOptions: ['json', 'help'],
  sections: [
    {
      title: 'Exit codes',
      entries: [
        ['0', 'normal exit'],
        ['1', 'internal error'],
        ['2', 'wrong usage or settings'],
      ],
    },
  ],
  examples: [
    'gateway --upstream http://127.0.0.1:8600',
    'gateway --upstream https://a.example --upstream https://b.example --client-rate 50 --drain-delay 5',
  ],
  serve: async (start) => (await import('../services/serveGateway.ts')).serveGateway(start),
})
