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
    help: 'Always 1; the labels identify the build.',
    labels: ['program', 'version'],
    programs: all,
  },
  vendorclient_ready: { type: 'gauge', help: '1 while /readyz returns 200.', programs: all },
  vendorclient_rpc_requests_total: {
    type: 'counter',
    help: 'Answered calls. The code is "ok" or the error code; the method is "unknown" if it does not exist.',
    labels: ['method', 'code'],
    programs: ['daemon'],
  },
  vendorclient_rpc_duration_seconds: {
    type: 'histogram',
    help: 'Time from a request to its answer, including waits for the host or the network. Counted from the first request for metrics, or from the start if metrics are configured.',
    labels: ['method'],
    programs: ['daemon'],
  },
  vendorclient_rpc_in_flight: { type: 'gauge', help: 'Calls not yet answered.', programs: ['daemon'] },
  vendorclient_connections: { type: 'gauge', help: 'Open connections of hosts.', programs: ['daemon'] },
  vendorclient_connection_bytes: {
    type: 'gauge',
    help: 'Memory held by a connection: unsent output, unread input, parameters of its calls.',
    labels: ['connection'],
    programs: ['daemon'],
  },
  vendorclient_buffered_bytes: { type: 'gauge', help: 'Unsent output of all connections.', programs: ['daemon'] },
  vendorclient_app_requests_waiting: {
    type: 'gauge',
    help: 'App requests not yet answered by hosts.',
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
    help: 'Refusals to stay within limits, by reason.',
    labels: ['reason'],
    programs: ['daemon', 'gateway'],
  },
  vendorclient_call_timeouts_total: {
    type: 'counter',
    help: 'Calls ended by limits.call_timeout_ms.',
    programs: ['daemon'],
  },
  vendorclient_dropped_callbacks_total: {
    type: 'counter',
    help: 'Callback messages dropped because hosts read too slowly.',
    programs: ['daemon'],
  },
  vendorclient_ignored_responses_total: {
    type: 'counter',
    help: 'Unsolicited responses of hosts.',
    programs: ['daemon'],
  },
  vendorclient_broken_messages_total: {
    type: 'counter',
    help: 'Messages of hosts that could not be parsed.',
    programs: ['daemon'],
  },
  vendorclient_cut_off_connections_total: {
    type: 'counter',
    help: 'Connections closed by the daemon because hosts did not read output, or to free connections or memory.',
    programs: ['daemon'],
  },
  vendorclient_network_requests_total: {
    type: 'counter',
    help: 'HTTP requests to the network: "ok", "status" for a status of 400 or above, or "failed" without an answer.',
    labels: ['outcome'],
    programs: ['daemon'],
  },
  vendorclient_network_duration_seconds: {
    type: 'histogram',
    help: 'Duration of HTTP requests to the network.',
    programs: ['daemon'],
  },
  vendorclient_storage_operations_total: {
    type: 'counter',
    help: 'Storage operations: get, put, delete, list, read, transaction; "failed" or "ok".',
    labels: ['operation', 'outcome'],
    programs: ['daemon'],
  },
  vendorclient_storage_duration_seconds: {
    type: 'histogram',
    help: 'Duration of storage operations.',
    labels: ['operation'],
    programs: ['daemon'],
  },
  vendorclient_outbox_entries: {
    type: 'gauge',
    help: 'Outbox entries processed by this daemon without a final state or with the state "unknown"; at most 10000 of each.',
    labels: ['state'],
    programs: ['daemon'],
  },
  vendorclient_outbox_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest entry without a final state; 0 if there is none.',
    programs: ['daemon'],
  },
  vendorclient_http_requests_total: {
    type: 'counter',
    help: 'Answered HTTP requests, by path ("other" for unknown paths) and status.',
    labels: ['path', 'status'],
    programs: http,
  },
  vendorclient_http_duration_seconds: {
    type: 'histogram',
    help: 'Time from an HTTP request to the end of its response.',
    labels: ['path'],
    programs: http,
  },
  vendorclient_http_in_flight: { type: 'gauge', help: 'HTTP requests in progress.', programs: ['gateway'] },
  vendorclient_websockets: { type: 'gauge', help: 'Open WebSockets of clients.', programs: ['gateway'] },
  vendorclient_websocket_operations: {
    type: 'gauge',
    help: 'Operations that run on WebSockets.',
    programs: ['gateway'],
  },
  vendorclient_block_seq_no: { type: 'gauge', help: 'Number of the last block.', programs: ['node'] },
  vendorclient_block_timestamp_seconds: { type: 'gauge', help: 'Time of the last block.', programs: ['node'] },
  vendorclient_upstream_up: {
    type: 'gauge',
    help: '1 for each upstream node that answers.',
    labels: ['upstream'],
    programs: ['gateway'],
  },
  vendorclient_upstream_requests_total: {
    type: 'counter',
    help: 'Requests to upstream nodes: "answered" or "failed".',
    labels: ['upstream', 'outcome'],
    programs: ['gateway'],
  },
  vendorclient_upstream_duration_seconds: {
    type: 'histogram',
    help: 'Duration of requests to upstream nodes.',
    labels: ['upstream'],
    programs: ['gateway'],
  },
  vendorclient_resumed_subscriptions_total: {
    type: 'counter',
    help: 'Subscriptions resumed after a node, a gateway or a connection was lost.',
    programs: ['gateway'],
  },
  vendorclient_cache_hits_total: {
    type: 'counter',
    help: 'Queries for immutable objects answered from the cache.',
    programs: ['gateway'],
  },
  vendorclient_cache_misses_total: {
    type: 'counter',
    help: 'Queries for immutable objects sent to a node.',
    programs: ['gateway'],
  },
  vendorclient_cache_bytes: { type: 'gauge', help: 'Memory used by the cache.', programs: ['gateway'] },
  vendorclient_cache_entries: { type: 'gauge', help: 'Answers in the cache.', programs: ['gateway'] },
} as const satisfies Readonly<Record<string, MetricDefinition>>

export type MetricName = keyof typeof metricDefinitions
