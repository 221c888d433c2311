/** Metrics of a node. Loaded only where they are wanted. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MetricsRegistry } from '../../../../rpc/observe/MetricsRegistry.ts'
import { type ServedMetrics, serveMetrics } from '../../../../rpc/observe/serveMetrics.ts'
import type { RunningNode } from './RunningNode.ts'
import { routeName } from './routeName.ts'

export class NodeMetrics {
  readonly #registry = new MetricsRegistry('node')

  /** Counts a request when its response is closed. */
  readonly onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const path = routeName(request)
    const startMs = performance.now()
    response.once('close', () => {
      this.#registry.count('vendorclient_http_requests_total', { path, status: response.statusCode })
      this.#registry.observe('vendorclient_http_duration_seconds', (performance.now() - startMs) / 1000, { path })
    })
  }

  /** Throws StartupError 2 for an address that cannot be opened. */
  serve(address: string, { lastBlock, notReady }: RunningNode): Promise<ServedMetrics> {
    this.#registry.read('vendorclient_ready', () => (notReady() === undefined ? 1 : 0))
    this.#registry.read('vendorclient_block_seq_no', () => lastBlock().ref.seqNo)
    this.#registry.read('vendorclient_block_timestamp_seconds', () => lastBlock().timeMs / 1000)
    return serveMetrics(address, this.#registry, notReady)
  }
}
