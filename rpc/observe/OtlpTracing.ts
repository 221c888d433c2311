/**
 * Traces by the SDK of OpenTelemetry, sent over OTLP/HTTP as JSON. Loaded only where a collector is configured. Names follow
 * the semantic conventions for RPC and HTTP.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { buildInfo } from '../../src/config/buildInfo.ts'
import { within } from '../../src/ports/within.ts'
import { agentFor } from '../../src/system/proxy/agentFor.ts'
import type { OutgoingRoutes } from '../../src/system/proxy/OutgoingRoutes.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import type { CallSpan } from '../peer/CallTracing.ts'
import type { ObserveExchange } from './observedNetwork.ts'
import type { Tracing } from './Tracing.ts'

/** Time to connect to the collector, ms. */
const CONNECT_MS = 10_000
/** Time to send the last spans, ms. */
const CLOSE_MS = 2000

type Environment = Readonly<Record<string, string | undefined>>

/** Connections to the collector that the environment names. */
function collectorAgent(env: Environment, routes: OutgoingRoutes) {
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT']
  return agentFor(new URL(endpoint!), routes, CONNECT_MS, { keepAlive: true })
}

export class OtlpTracing implements Tracing {
  readonly #provider: TracerProvider
  readonly #tracer: Tracer
  readonly #contexts = new AsyncLocalStorage<Context>()

  constructor(service: string, env: Environment, routes: OutgoingRoutes) {
    const own = resourceFromAttributes({ 'service.name': service, 'service.version': buildInfo.version })
    const resource = defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] }))
    const delayMs = Number(env['OTEL_BSP_SCHEDULE_DELAY'])
    const exporter = new OTLPTraceExporter({ httpAgentOptions: () => collectorAgent(env, routes) })
    this.#provider = new TracerProvider({
      resource,
      sampler: samplerOf(env),
      spanProcessors: [new BatchSpanProcessor({ exporter, ...(delayMs > 0 && { scheduledDelayMillis: delayMs }) })],
    })
    this.#tracer = this.#provider.getTracer('vendorclient', buildInfo.version)
  }

  startCall(method: string, parents: readonly (string | undefined)[]): CallSpan {
    const parent = contextOf(parents)
    const attributes = { 'rpc.system': 'jsonrpc', 'rpc.jsonrpc.version': '2.0' }
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
    const context = trace.setSpan(parent, span)
    return {
      run: (work) => this.#contexts.run(context, work),
      end: (label, errorCode) => {
        span.updateName(label)
        span.setAttribute('rpc.method', label)
        if (errorCode !== undefined) {
          span.setAttributes({ 'rpc.jsonrpc.error_code': errorCode, 'error.type': String(errorCode) })
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
  }

  serve(request: IncomingMessage, response: ServerResponse, route: string, work: () => void): void {
    const { traceparent } = request.headers
    const parent = contextOf([traceparent].flat())
    const method = request.method ?? ''
    const attributes = { 'http.request.method': method, 'http.route': route, 'url.scheme': 'http' }
    const span = this.#tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= 500) fail(span, String(response.statusCode))
      span.end()
    })
    this.#contexts.run(trace.setSpan(parent, span), work)
  }

  readonly exchange: ObserveExchange = async (request, run) => {
    const { method, url } = request
    const parent = this.#contexts.getStore() ?? ROOT_CONTEXT
    // The path is not secret; the query string may be.
    const attributes = {
      'http.request.method': method,
      'server.address': url.hostname,
      'server.port': Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
      'url.scheme': url.protocol.slice(0, -1),
      'url.path': url.pathname,
    }
    const span = this.#tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }, parent)
    try {
      const answer = await run({ ...request, headers: { ...request.headers, traceparent: traceParentOf(span) } })
      span.setAttribute('http.response.status_code', answer.status)
      if (answer.status >= 400) fail(span, String(answer.status))
      return answer
    } catch (error) {
      fail(span, (error as { kind?: string }).kind ?? (error as Error).name)
      throw error
    } finally {
      span.end()
    }
  }

  async close(): Promise<void> {
    await within(
      this.#provider.shutdown().catch(() => {}),
      CLOSE_MS,
      systemClock,
      undefined,
    )
  }
}

/** The message of the error is omitted, because it may quote data. */
function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Version, trace, span and flags of a W3C `traceparent`. */
const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/

function contextOf(parents: readonly (string | undefined)[]): Context {
  for (const text of parents) {
    const [, traceId, spanId, flags] = TRACE_PARENT.exec(text?.trim() ?? '') ?? []
    if (traceId === undefined || spanId === undefined) continue
    const traceFlags = Number.parseInt(flags!, 16) & TraceFlags.SAMPLED
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
  }
  return ROOT_CONTEXT
}

function traceParentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** By `OTEL_TRACES_SAMPLER` and its argument; an unknown name is the default, as the specification says. */
function samplerOf(env: Environment): Sampler {
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? 1)
  const byRatio = () => new TraceIdRatioBasedSampler(ratio >= 0 && ratio <= 1 ? ratio : 1)
  switch (env['OTEL_TRACES_SAMPLER']) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return byRatio()
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: byRatio() })
    default:
      return new ParentBasedSampler({ root: new AlwaysOnSampler() })
  }
}
