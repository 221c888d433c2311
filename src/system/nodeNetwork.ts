/** The port `Network` on Node.js. Both libraries are loaded when they are first needed: most clients never use the network. */
import type { Network } from '../ports/Network.ts'
import { NodeHttpConnections } from './NodeHttpConnections.ts'
import { NodeWebSocket } from './NodeWebSocket.ts'
import { OutgoingRoutes } from './proxy/OutgoingRoutes.ts'

export function openNodeNetwork(routes: OutgoingRoutes): Network {
  return {
    openHttp: (limits) => new NodeHttpConnections(limits, routes),
    openWebSocket: (request, events) => new NodeWebSocket(request, events, routes),
    proxyFor: (url) => routes.proxyFor(url)?.shown,
  }
}

/** With the proxies of the environment. */
export const nodeNetwork = openNodeNetwork(new OutgoingRoutes())
