/** Optional traces of calls and requests. They never contain parameters, results or host addresses. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OutgoingRoutes } from '../../src/system/proxy/OutgoingRoutes.ts'
import type { ObserveExchange } from './observedNetwork.ts'

/** One call that is being answered. */
export interface CallSpan {
  /** Runs work of the call; its network requests are attributed to the call. */
  run<T>(work: () => T): T
  /** The call was answered. `label` is the name of the method, `unknown` if there is no such method. */
  end(label: string, errorCode: number | undefined): void
}

export interface Tracing {
  /** The first of `parents` that is a valid W3C `traceparent` is used. */
  startCall(method: string, parents: readonly (string | undefined)[]): CallSpan
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
