/**
 * The port `NetworkAccess` on `fetch` and `WebSocket`, as browsers and other web platforms have them. What a page can and
 * cannot do there: docs/networks.md, "In a page".
 */
import type { NetworkAccess } from '../ports/NetworkAccess.ts'
import { mayVisit } from './mayVisit.ts'
import { onNetworkReturn } from './onNetworkReturn.ts'
import { WebHttpConnections } from './WebHttpConnections.ts'
import { WebSocketLine } from './WebSocketLine.ts'

export function openWebNetwork(): NetworkAccess {
  return {
    // Browsers do so with a request on a connection that was used before. Others may as well.
    repeatsRequests: true,
    mayVisit,
    onReturn: onNetworkReturn,
    openHttp: (limits) => new WebHttpConnections(limits),
    openWebSocket: (request, events) => new WebSocketLine(request, events),
  }
}
