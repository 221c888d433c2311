/** Optional traces of calls and requests. They never contain parameters, results or host addresses. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OutgoingRoutes } from '../../src/system/proxy/OutgoingRoutes.ts'
import type { CallTracing } from '../peer/CallTracing.ts'
import type { ObserveExchange } from './observedNetwork.ts'

export interface Tracing extends CallTracing {
  /** Runs the handler of an HTTP request; `route` is a path without data of the client. */
  serve(request: IncomingMessage, response: ServerResponse, route: string, work: () => void): void
  /** Observes a request to the network as a part of the call that makes it. */
  readonly exchange: ObserveExchange
  /** Sends the remaining spans within a short time. */
  close(): Promise<void>
}

/**
 * `routes`: the way to the collector. `undefined` if the environment does not name a collector. The names of variables
 * are those that OpenTelemetry specifies.
 */
export async function openTracing(service: string, routes: OutgoingRoutes): Promise<Tracing | undefined> {
  const { env } = process
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT']
  const isOff = env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none'
  if (!endpoint || isOff) return undefined
  const { OtlpTracing } = await import('./OtlpTracing.ts')
  return new OtlpTracing(service, env, routes)
}
