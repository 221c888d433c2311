/** Metrics and health on a separate address, which the operator chooses; nothing else is served there. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { StartupError } from '../settings/StartupError.ts'
import { hostToReach } from '../transports/listenAddress.ts'
import { listenOnPort } from '../transports/listenOnPort.ts'
import { answerHealth, type NotReady } from './answerHealth.ts'
import type { MetricsRegistry } from './MetricsRegistry.ts'

const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 1000 }

/** Enough connections for several collectors, few enough to be harmless. */
const MAX_CONNECTIONS = 32

export interface ServedMetrics {
  readonly url: string
  close(): void
}

/** Throws StartupError 2 for an address that cannot be read or opened. */
export async function serveMetrics(
  address: string,
  registry: MetricsRegistry,
  notReady: NotReady,
): Promise<ServedMetrics> {
  const { host, port } = readAddress(address)
  const server = createServer(TIMEOUTS, (request, response) => {
    void answerMetricsRequest(request, response, registry, notReady)
  })
  server.maxConnections = MAX_CONNECTIONS
  const opened = await listenOnPort(server, host, port)
  return {
    url: `http://${hostToReach(host)}:${opened}/metrics`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answerMetricsRequest(
  request: IncomingMessage,
  response: ServerResponse,
  registry: MetricsRegistry,
  notReady: NotReady,
): Promise<void> {
  request.resume()
  const send = (status: number, type: string, text: string) =>
    void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
  // Requests of web pages are refused, whatever host name they use.
  if (request.headers.origin !== undefined || (request.headers['sec-fetch-site'] ?? 'none') !== 'none') {
    return send(403, 'text/plain', 'Not for web pages\n')
  }
  if (answerHealth(request, response, notReady)) return
  const [path] = (request.url ?? '').split('?')
  if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
    return send(404, 'text/plain', 'Not found: /metrics, /healthz, /readyz\n')
  }
  try {
    send(200, registry.contentType, await registry.text())
  } catch {
    send(500, 'text/plain', 'The metrics cannot be read\n')
  }
}

/** `host:port`, `[address]:port` for IPv6, or only a port on this machine. */
function readAddress(text: string): { readonly host: string; readonly port: number } {
  const match = /^(?:(?:\[([0-9a-f:.%]+)\]|([^\s:/[\]]+)):)?(\d{1,5})$/i.exec(text)
  const port = Number(match?.[3])
  const isAddress = match?.[1] === undefined || isIP(match[1].replace(/%.*/, '')) === 6
  if (match !== null && port <= 65_535 && isAddress) return { host: match[1] ?? match[2] ?? '127.0.0.1', port }
  throw new StartupError(2, `Invalid address "${text.slice(0, 80)}" for metrics; expected, for example, 127.0.0.1:9464`)
}
