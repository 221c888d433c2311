/** WebSockets of HTTP servers: accepting, refusing and closing them. */
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ServerOptions, WebSocketServer } from 'ws'
import type { Clock } from '../../ports/Clock.ts'

/** Accepts upgrades with one of these sub-protocols, or without any. */
export function acceptorOf(protocols: readonly string[], options: ServerOptions): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => protocols.find((protocol) => offered.has(protocol)) ?? false,
    ...options,
  })
}

export interface UpgradeRefusal {
  readonly status: number
  readonly reason: string
  /** Value of `Retry-After`, s. */
  readonly retryAfterS?: number
}

/** Answers an upgrade with a status and a text instead of a WebSocket. */
export function refuseUpgrade(stream: Duplex, { status, reason, retryAfterS }: UpgradeRefusal): void {
  const body = `${reason}\n`
  stream.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(retryAfterS === undefined ? [] : [`Retry-After: ${retryAfterS}`]),
      '',
      body,
    ].join('\r\n'),
  )
}

/** Time for a client to answer the close frame, ms. */
const CLOSE_MS = 200

/** Closes all WebSockets; cuts off clients that do not answer in time. */
export function closeWebSockets(sockets: WebSocketServer, clock: Clock, reason: string): void {
  for (const socket of sockets.clients) socket.close(1001, reason)
  clock.setTimer(CLOSE_MS, () => {
    for (const socket of sockets.clients) socket.terminate()
  })
  sockets.close()
}
