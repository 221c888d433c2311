/** Limits, headers of other origins and closing: the same for every HTTP server that clients of a network reach. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Clock } from '../../ports/Clock.ts'
import type { Log } from '../../ports/Log.ts'
import { sendText } from './send.ts'

/** A client that stops in the middle of a request is answered with 408 and cut off. */
export const requestLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 }

/**
 * Lets pages of other origins read the answer: nodes and gateways have no secrets, and web applications call them.
 * `true` for a preflight request, which is answered.
 */
export function allowAllOrigins(request: IncomingMessage, response: ServerResponse): boolean {
  const isPreflight = request.method === 'OPTIONS'
  if (request.headers.origin !== undefined) {
    response.setHeader('access-control-allow-origin', '*')
    // Clients need `Retry-After`, and `Date` to read a pause that ends at a time.
    response.setHeader('access-control-expose-headers', '*')
    if (isPreflight) {
      response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS')
      response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
      response.setHeader('access-control-max-age', '600')
    }
  }
  if (isPreflight) response.writeHead(204).end()
  return isPreflight
}

/** `false` after the refusal of a request with another method. */
export function allowMethods(
  request: IncomingMessage,
  response: ServerResponse,
  ...methods: readonly string[]
): boolean {
  if (methods.includes(request.method!)) return true
  response.setHeader('allow', methods.join(', '))
  sendText(response, 405, `Method not allowed, expected ${methods.join(' or ')}`)
  return false
}

/** Logs a request that failed. A client that disconnects in the middle is not an error of the server. */
export function logFailure(log: Log, request: IncomingMessage, { name, message }: Error): void {
  if (!request.destroyed || request.complete) log.error('request failed', { name, reason: message })
}

/** Accepts no further connections. Settles when all requests are answered, or cut off after `timeoutMs`. */
export function closeServer(server: Server, clock: Clock, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.setTimer(timeoutMs, () => server.closeAllConnections())
    server.close(() => {
      timer.cancel()
      resolve()
    })
    server.closeIdleConnections()
  })
}
