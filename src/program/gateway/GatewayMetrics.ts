/** Metrics of a gateway. Loaded only where they are wanted. */
import { MetricsRegistry } from '../../../rpc/observe/MetricsRegistry.ts'
import { type ServedMetrics, serveMetrics } from '../../../rpc/observe/serveMetrics.ts'
import type { GatewayEvents } from './GatewayOptions.ts'
import type { RunningGateway } from './startGateway.ts'

export class GatewayMetrics {
  readonly #registry = new MetricsRegistry('gateway')

  /** Counts each event. */
  readonly events: GatewayEvents = {
    onRequest: (path, status, seconds) => {
      this.#registry.count('vendorclient_http_requests_total', { path, status })
      this.#registry.observe('vendorclient_http_duration_seconds', seconds, { path })
    },
    onRefused: (code) => this.#registry.count('vendorclient_refusals_total', { reason: code.toLowerCase() }),
    onExchange: ({ origin }, isAnswered, seconds) => {
      const outcome = isAnswered ? 'answered' : 'failed'
      this.#registry.count('vendorclient_upstream_requests_total', { upstream: origin, outcome })
      this.#registry.observe('vendorclient_upstream_duration_seconds', seconds, { upstream: origin })
    },
    onResumed: (count) => this.#registry.count('vendorclient_resumed_subscriptions_total', {}, count),
  }

  /** Throws StartupError 2 for an address that cannot be opened. */
  serve(address: string, { upstreams, cache, limits, notReady }: RunningGateway): Promise<ServedMetrics> {
    const registry = this.#registry
    registry.read('vendorclient_ready', () => (notReady() === undefined ? 1 : 0))
    registry.read('vendorclient_http_in_flight', () => limits.total.requests)
    registry.read('vendorclient_websockets', () => limits.total.sockets)
    registry.read('vendorclient_websocket_operations', () => limits.total.operations)
    registry.read('vendorclient_cache_hits_total', () => cache.hits)
    registry.read('vendorclient_cache_misses_total', () => cache.misses)
    registry.read('vendorclient_cache_bytes', () => cache.bytes)
    registry.read('vendorclient_cache_entries', () => cache.size)
    registry.read('vendorclient_upstream_up', () =>
      upstreams.nodes.map(({ origin, isUp }) => [[origin], isUp ? 1 : 0] as const),
    )
    return serveMetrics(address, registry, notReady)
  }
}
