/** The port `Network` on Node.js. Both libraries are loaded when they are first needed: most clients never use the network. */
import type { Network } from '../ports/Network.ts'
import { NodeHttpConnections } from './NodeHttpConnections.ts'
import { NodeWebSocket } from './NodeWebSocket.ts'

export const nodeNetwork: Network = {
  openHttp: (limits) => new NodeHttpConnections(limits),
  openWebSocket: (request, events) => new NodeWebSocket(request, events),
}
