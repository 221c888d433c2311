/** Traces of what a program does, where they are wanted. No parameters, results or addresses of hosts are ever in them. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OutgoingRoutes } from '../../src/system/proxy/OutgoingRoutes.ts'
import type { ObserveExchange } from './observedNetwork.ts'

/** One call that is being answered. */
export interface CallSpan {
  /** Runs work of the call: requests to the network that it makes belong to it. */
  run<T>(work: () => T): T
  /** The call was answered. `label` is the name of the method, `unknown` for one that there is not. */
  end(label: string, errorCode: number | undefined): void
}

export interface Tracing {
  /** `parents` are texts that may be a W3C `traceparent`; the first that is one counts. */
  startCall(method: string, parents: readonly (string | undefined)[]): CallSpan
  /** Runs what answers an HTTP request; `route` is a path without anything of the client. */
  serve(request: IncomingMessage, response: ServerResponse, route: string, work: () => void): void
  /** A request to the network, in the call that makes it. */
  readonly exchange: ObserveExchange
  /** Sends what there still is, within a short time. */
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
