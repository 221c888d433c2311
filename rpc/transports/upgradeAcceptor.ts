import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Limits } from '../limits.ts'

/** Completes the handshake of one upgrade and hands over its socket, after the stream has emitted `accepted`. */
export type AcceptUpgrade = (
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
  onSocket: (socket: WebSocket) => void,
) => void

/**
 * Handshakes with the sub-protocol `rpc.v1`, or without one, with the limits of the daemon. Source: daemon section 9.
 */
export function upgradeAcceptor(limits: Limits): AcceptUpgrade {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    // A message that is too large causes an error up to this size, and closes the connection (1009) beyond it.
    maxPayload: limits.message_in_bytes * 2 - 1,
    // Invalid UTF-8 causes a protocol error and does not close the connection.
    skipUTF8Validation: true,
    handleProtocols: (protocols) => (protocols.has('rpc.v1') ? 'rpc.v1' : false),
  })
  return (request, stream, head, onSocket) =>
    sockets.handleUpgrade(request, stream, head, (socket) => {
      stream.emit('accepted')
      onSocket(socket)
    })
}
