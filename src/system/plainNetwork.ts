/**
 * The port `NetworkAccess` of a short-lived program: HTTP without libraries that take longer to load than a few requests
 * take.
 */
import type { NetworkAccess } from '../ports/NetworkAccess.ts'
import { NodeWebSocket } from './NodeWebSocket.ts'
import { PlainHttpConnections } from './PlainHttpConnections.ts'
import type { OutgoingRoutes } from './proxy/OutgoingRoutes.ts'

export function openPlainNetwork(routes: OutgoingRoutes): NetworkAccess {
  return {
    openHttp: (limits) => new PlainHttpConnections(limits, routes),
    openWebSocket: (request, events) => new NodeWebSocket(request, events, routes),
    proxyFor: (url) => routes.proxyFor(url)?.shown,
  }
}
