import { LogLevelName } from '../../../../rpc/daemon/settings.ts'
import { defineService } from '../definition/Command.ts'
import { settingOption } from '../definition/settingOption.ts'

const LIMITS = 'Limits'
const STOPPING = 'Stopping'

export const gatewayCommand = defineService({
  name: 'gateway',
  group: 'Services',
  summary: 'Serve clients in front of other nodes.',
  description: `A gateway has no chain and keeps nothing: several of them stand behind a load balancer, and each can be replaced at any time. It serves the interface with account_id and dapp_id on one port, also in front of nodes that are older than that. When a node fails another one is asked, and subscriptions go on there without a gap. Objects that never change are answered from memory.
GET /healthz answers while it runs, GET /readyz while it takes requests. One JSON line on stdout reports that it is ready and where.
After the first SIGTERM, SIGHUP or Ctrl-C it is not ready any more, still takes requests for --drain-delay, then finishes those that it has and closes WebSockets with 1012, so that their clients connect to another gateway. The second signal ends it immediately.`,
  options: [
    {
      name: 'upstream',
      value: 'URL',
      summary: 'A node behind the gateway, current or older; the first one that answers is asked. All of one network.',
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
      summary: 'Address of a load balancer, whose header "X-Forwarded-For" names the client that limits are for.',
      repeatable: true,
    },
    {
      name: 'metrics-listen',
      value: 'ADDRESS',
      summary: 'Serve metrics for Prometheus at http://ADDRESS/metrics, 127.0.0.1:9464 for example. Default: nowhere.',
    },
    {
      name: 'cache-bytes',
      value: 'BYTES',
      number: { min: 0, max: 2 ** 40 },
      summary: 'Memory for answers that never change; 0 keeps none.',
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
      summary: 'How much is logged to stderr.',
      default: 'warn',
    },
    {
      name: 'body-limit',
      value: 'BYTES',
      number: { min: 1024, max: 2 ** 30 },
      summary: 'Largest body of a request, and message of a WebSocket; more is 413.',
      default: 1_048_576,
      section: LIMITS,
    },
    {
      name: 'answer-limit',
      value: 'BYTES',
      number: { min: 1024, max: 2 ** 30 },
      summary: 'Largest answer of a node; more is 413.',
      default: 67_108_864,
      section: LIMITS,
    },
    {
      name: 'client-rate',
      value: 'COUNT',
      number: { min: 0, max: 1_000_000 },
      summary: 'Requests of one client within a second; more are 429. 0 is no limit.',
      default: 0,
      section: LIMITS,
    },
    {
      name: 'client-requests',
      value: 'COUNT',
      number: { min: 1, max: 1_000_000 },
      summary: 'Requests of one client at a time; more are 429.',
      default: 256,
      section: LIMITS,
    },
    {
      name: 'total-requests',
      value: 'COUNT',
      number: { min: 1, max: 1_000_000 },
      summary: 'Requests of all clients at a time; more are 503.',
      default: 4096,
      section: LIMITS,
    },
    {
      name: 'client-sockets',
      value: 'COUNT',
      number: { min: 1, max: 1_000_000 },
      summary: 'WebSockets of one client; more are 429.',
      default: 64,
      section: LIMITS,
    },
    {
      name: 'total-sockets',
      value: 'COUNT',
      number: { min: 1, max: 1_000_000 },
      summary: 'WebSockets of all clients; more are 503.',
      default: 4096,
      section: LIMITS,
    },
    {
      name: 'drain-delay',
      value: 'S',
      number: { min: 0, max: 3600, fraction: true, unit: 'seconds' },
      summary: 'How long requests are still taken after a signal, in s: load balancers need this time to notice.',
      default: 0,
      section: STOPPING,
    },
    {
      name: 'drain-timeout',
      value: 'S',
      number: { min: 0, max: 3600, fraction: true, unit: 'seconds' },
      summary: 'How long requests that were taken may last after that, in s.',
      default: 30,
      section: STOPPING,
    },
  ],
  commonOptions: ['json', 'help'],
  sections: [
    {
      title: 'Exit codes',
      entries: [
        ['0', 'orderly end'],
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
