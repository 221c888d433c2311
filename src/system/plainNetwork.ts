/** The port `Network` of a program that is soon over: HTTP without what takes longer to load than a few requests take. */
import type { Network } from '../ports/Network.ts'
import { NodeWebSocket } from './NodeWebSocket.ts'
import { PlainHttpConnections } from './PlainHttpConnections.ts'

export const plainNetwork: Network = {
  openHttp: (limits) => new PlainHttpConnections(limits),
  openWebSocket: (request, events) => new NodeWebSocket(request, events),
}
