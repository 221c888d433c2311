/** The port `NetworkAccess` on Node.js. Both libraries are loaded when they are first needed: most clients never use the network. */
import type { NetworkAccess } from '../ports/NetworkAccess.ts'
import { NodeHttpConnections } from './NodeHttpConnections.ts'
import { NodeWebSocket } from './NodeWebSocket.ts'
import { OutgoingRoutes } from './proxy/OutgoingRoutes.ts'

export function openNodeNetwork(routes: OutgoingRoutes): NetworkAccess {
  return {
    openHttp: (limits) => new NodeHttpConnections(limits, routes),
    openWebSocket: (request, events) => new NodeWebSocket(request, events, routes),
    proxyFor: (url) => routes.proxyFor(url)?.shown,
  }
}

/** Network access through the proxies that the environment variables set. */
export const nodeNetwork = openNodeNetwork(new OutgoingRoutes())
