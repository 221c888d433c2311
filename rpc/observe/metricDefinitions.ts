/**
 * Every metric, once: the registry, the documents and the tests are made from this. Names follow the conventions of
 * Prometheus: base units, `_total` for counters.
 */

/** Programs that offer a metric. */
export type MetricsProgram = 'daemon' | 'node' | 'gateway'

export interface MetricDefinition {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly labels?: readonly string[]
  readonly programs: readonly MetricsProgram[]
}

const all = ['daemon', 'node', 'gateway'] as const
const http = ['node', 'gateway'] as const

export const metricDefinitions = {
  vendorclient_build_info: {
    type: 'gauge',
    help: 'Always 1; the labels say what runs.',
    labels: ['program', 'version'],
    programs: all,
  },
  vendorclient_ready: { type: 'gauge', help: '1 while /readyz answers 200.', programs: all },
  vendorclient_rpc_requests_total: {
    type: 'counter',
    help: 'Calls that were answered. The code is "ok" or that of the error; the method is "unknown" where there is none of the name.',
    labels: ['method', 'code'],
    programs: ['daemon'],
  },
  vendorclient_rpc_duration_seconds: {
    type: 'histogram',
    help: 'Time from a request to its answer, in which it may have waited for the host or the network. Counts from the first question for metrics, or from the start where metrics are configured.',
    labels: ['method'],
    programs: ['daemon'],
  },
  vendorclient_rpc_in_flight: { type: 'gauge', help: 'Calls that are not answered yet.', programs: ['daemon'] },
  vendorclient_connections: { type: 'gauge', help: 'Open connections of hosts.', programs: ['daemon'] },
  vendorclient_connection_bytes: {
    type: 'gauge',
    help: 'What a connection holds: unsent output, unread input, parameters of its calls.',
    labels: ['connection'],
    programs: ['daemon'],
  },
  vendorclient_buffered_bytes: { type: 'gauge', help: 'Unsent output of all connections.', programs: ['daemon'] },
  vendorclient_app_requests_waiting: {
    type: 'gauge',
    help: 'App requests that hosts have not answered yet.',
    programs: ['daemon'],
  },
  vendorclient_worker_jobs: {
    type: 'gauge',
    help: 'Jobs of the worker threads and processes, "running" or "waiting".',
    labels: ['state'],
    programs: ['daemon'],
  },
  vendorclient_memory_limit_bytes: { type: 'gauge', help: 'The setting limits.memory_bytes.', programs: ['daemon'] },
  vendorclient_memory_used_up: {
    type: 'gauge',
    help: '1 while the process uses more than limits.memory_bytes.',
    programs: ['daemon'],
  },
  vendorclient_refusals_total: {
    type: 'counter',
    help: 'What was refused to keep within limits, by the reason.',
    labels: ['reason'],
    programs: ['daemon', 'gateway'],
  },
  vendorclient_call_timeouts_total: {
    type: 'counter',
    help: 'Calls that were ended by limits.call_timeout_ms.',
    programs: ['daemon'],
  },
  vendorclient_dropped_callbacks_total: {
    type: 'counter',
    help: 'Messages to callbacks that were dropped because their hosts read too slowly.',
    programs: ['daemon'],
  },
  vendorclient_ignored_responses_total: {
    type: 'counter',
    help: 'Responses of hosts that nothing had asked for.',
    programs: ['daemon'],
  },
  vendorclient_broken_messages_total: {
    type: 'counter',
    help: 'Messages of hosts that could not be read.',
    programs: ['daemon'],
  },
  vendorclient_cut_off_connections_total: {
    type: 'counter',
    help: 'Connections that the daemon closed: their hosts took no output, or others needed the place or the memory.',
    programs: ['daemon'],
  },
  vendorclient_network_requests_total: {
    type: 'counter',
    help: 'HTTP requests to the network: "ok", "status" for a status of 400 and above, or "failed" without an answer.',
    labels: ['outcome'],
    programs: ['daemon'],
  },
  vendorclient_network_duration_seconds: {
    type: 'histogram',
    help: 'Time of HTTP requests to the network.',
    programs: ['daemon'],
  },
  vendorclient_storage_operations_total: {
    type: 'counter',
    help: 'Operations of the storage: get, put, delete, list, read, transaction; "failed" or "ok".',
    labels: ['operation', 'outcome'],
    programs: ['daemon'],
  },
  vendorclient_storage_duration_seconds: {
    type: 'histogram',
    help: 'Time of operations of the storage.',
    labels: ['operation'],
    programs: ['daemon'],
  },
  vendorclient_outbox_entries: {
    type: 'gauge',
    help: 'Entries of the outboxes that this daemon works on, which have no final state or the state "unknown"; at most 10000 of each.',
    labels: ['state'],
    programs: ['daemon'],
  },
  vendorclient_outbox_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest of them without a final state; 0 where there is none.',
    programs: ['daemon'],
  },
  vendorclient_http_requests_total: {
    type: 'counter',
    help: 'HTTP requests that were answered, by path ("other" for unknown ones) and status.',
    labels: ['path', 'status'],
    programs: http,
  },
  vendorclient_http_duration_seconds: {
    type: 'histogram',
    help: 'Time from an HTTP request to the end of its answer.',
    labels: ['path'],
    programs: http,
  },
  vendorclient_http_in_flight: { type: 'gauge', help: 'HTTP requests that are being answered.', programs: ['gateway'] },
  vendorclient_websockets: { type: 'gauge', help: 'Open WebSockets of clients.', programs: ['gateway'] },
  vendorclient_block_seq_no: { type: 'gauge', help: 'Number of the last block.', programs: ['node'] },
  vendorclient_block_timestamp_seconds: { type: 'gauge', help: 'Time of the last block.', programs: ['node'] },
  vendorclient_upstream_up: {
    type: 'gauge',
    help: '1 for a node behind the gateway that answers.',
    labels: ['upstream'],
    programs: ['gateway'],
  },
  vendorclient_upstream_requests_total: {
    type: 'counter',
    help: 'Requests to the nodes behind: "answered" or "failed".',
    labels: ['upstream', 'outcome'],
    programs: ['gateway'],
  },
  vendorclient_upstream_duration_seconds: {
    type: 'histogram',
    help: 'Time of requests to the nodes behind.',
    labels: ['upstream'],
    programs: ['gateway'],
  },
  vendorclient_resumed_subscriptions_total: {
    type: 'counter',
    help: 'Subscriptions that went on after a node, a gateway or a connection was lost.',
    programs: ['gateway'],
  },
  vendorclient_cache_hits_total: {
    type: 'counter',
    help: 'Questions for immutable objects that were answered from memory.',
    programs: ['gateway'],
  },
  vendorclient_cache_misses_total: {
    type: 'counter',
    help: 'Questions for immutable objects that a node was asked.',
    programs: ['gateway'],
  },
  vendorclient_cache_bytes: { type: 'gauge', help: 'Memory of the cache.', programs: ['gateway'] },
  vendorclient_cache_entries: { type: 'gauge', help: 'Answers in the cache.', programs: ['gateway'] },
} as const satisfies Readonly<Record<string, MetricDefinition>>

export type MetricName = keyof typeof metricDefinitions
