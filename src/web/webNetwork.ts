/**
 * The port `NetworkAccess` on `fetch` and `WebSocket`, as browsers and other web platforms have them. What a page can and
 * cannot do there: docs/networks.md, "In a page".
 */
import type { NetworkAccess } from '../ports/NetworkAccess.ts'
import { WebHttpConnections } from './WebHttpConnections.ts'
import { WebSocketLine } from './WebSocketLine.ts'

export function openWebNetwork(): NetworkAccess {
  return {
    openHttp: (limits) => new WebHttpConnections(limits),
    openWebSocket: (request, events) => new WebSocketLine(request, events),
  }
}
