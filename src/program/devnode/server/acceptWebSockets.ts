import type { IncomingMessage, Server } from 'node:http'
import type { WebSocket } from 'ws'
import type { Clock } from '../../../ports/Clock.ts'
import { readUrl } from '../../http/readUrl.ts'
import { acceptorOf, closeWebSockets, refuseUpgrade } from '../../http/webSockets.ts'
import type { Faults } from '../Faults.ts'
import { subprotocols } from '../graphql/server/WebSocketLink.ts'

export interface WebSocketOptions {
  readonly handle: (socket: WebSocket, request: IncomingMessage) => void
  /** Largest message, bytes. */
  readonly bodyLimit: number
  readonly faults: Faults
  readonly clock: Clock
  /** Whether another handler takes this upgrade. Default: never. */
  readonly isForOthers?: (request: IncomingMessage) => boolean
}

/** Accepts WebSockets at `/graphql`. Returns the function that closes them. */
export function acceptWebSockets(
  server: Server,
  { handle, bodyLimit, faults, clock, isForOthers }: WebSocketOptions,
): () => void {
  const sockets = acceptorOf(subprotocols, { maxPayload: bodyLimit })
  server.on('upgrade', (request, socket, head) => {
    if (isForOthers?.(request)) return
    // A peer that disconnects during the handshake is not an error of the node.
    socket.on('error', () => {})
    if (faults.current.silent) return
    const retryAfterS = faults.takeRetryAfter()
    if (retryAfterS !== undefined) {
      return refuseUpgrade(socket, { status: 429, reason: 'Too many requests', retryAfterS })
    }
    if (readUrl(request).pathname !== '/graphql' || faults.takeDrop()) {
      return refuseUpgrade(socket, { status: 404, reason: 'Not found' })
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => opened.terminate())
      handle(opened, request)
    })
  })
  return () => closeWebSockets(sockets, clock, 'The node is stopping')
}
