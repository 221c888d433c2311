import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { Json } from '../devnode/DevNode.ts'

/** A span as it was received. */
export interface CollectedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string
  /** 2 server, 3 client. */
  readonly kind: number
  /** 2 is an error. */
  readonly status: number
  readonly attributes: Readonly<Record<string, unknown>>
  readonly resource: Readonly<Record<string, unknown>>
}

/** A collector of OTLP over HTTP, JSON. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = []
  /** Everything that came, as texts. */
  readonly bodies: string[] = []
  readonly #server: Server

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      const text = String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body)
      this.bodies.push(text)
      if (request.url === '/v1/traces' && request.headers['content-type'] === 'application/json') this.#take(text)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }

  static async open(): Promise<TraceCollector> {
    const collector = new TraceCollector()
    await new Promise<void>((resolve) => collector.#server.listen(0, '127.0.0.1', resolve))
    return collector
  }

  /** Variables that make a program send its spans here, soon. */
  get environment(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '50' }
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #take(text: string): void {
    for (const { resource, scopeSpans } of (JSON.parse(text) as Json).resourceSpans) {
      for (const { spans } of scopeSpans) {
        for (const { name, traceId, spanId, parentSpanId = '', kind, status, attributes } of spans) {
          this.spans.push({
            ...{ name, traceId, spanId, parentSpanId, kind, status: status?.code ?? 0 },
            attributes: valuesOf(attributes),
            resource: valuesOf(resource.attributes),
          })
        }
      }
    }
  }
}

function valuesOf(attributes: readonly { key: string; value: Record<string, unknown> }[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
