import type { IncomingMessage, Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../../../ports/Clock.ts'
import { readUrl } from '../../http/readUrl.ts'
import { subprotocols } from '../graphql/server/WebSocketLink.ts'
import type { Faults } from './Faults.ts'

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
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: bodyLimit,
    handleProtocols: (offered) => subprotocols.find((protocol) => offered.has(protocol)) ?? false,
  })
  server.on('upgrade', (request, socket, head) => {
    if (isForOthers?.(request)) return
    // A peer that disconnects during the handshake is not an error of the node.
    socket.on('error', () => {})
    if (faults.current.silent) return
    const retryAfter = faults.takeRetryAfter()
    if (retryAfter !== undefined) {
      socket.end(`HTTP/1.1 429 Too Many Requests\r\nretry-after: ${retryAfter}\r\nconnection: close\r\n\r\n`)
      return
    }
    if (readUrl(request).pathname !== '/graphql' || faults.takeDrop()) {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => opened.terminate())
      handle(opened, request)
    })
  })
  return () => {
    for (const socket of sockets.clients) socket.close(1001, 'The node is stopping')
    clock.setTimer(200, () => {
      for (const socket of sockets.clients) socket.terminate()
    })
    sockets.close()
  }
}
