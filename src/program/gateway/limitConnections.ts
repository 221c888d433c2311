import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientOf, plainAddress } from './clientAddress.ts'

export interface ConnectionLimits {
  readonly clientConnections: number
  /** Balancers hold the connections of many clients. */
  readonly trustedProxies: readonly string[]
}

const REFUSAL = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Keeps one client from using all descriptors with connections, whatever it sends on them. */
export function limitConnections(server: Server, { clientConnections, trustedProxies }: ConnectionLimits): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (trustedProxies.includes(address)) return
    const client = clientOf(address)
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    socket.once('close', () => {
      const left = counts.get(client)! - 1
      if (left > 0) counts.set(client, left)
      else counts.delete(client)
    })
    if (count <= clientConnections) return
    socket.end(REFUSAL)
    socket.destroySoon()
  })
}
