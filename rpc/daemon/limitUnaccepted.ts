import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Bounds the connections that have not become WebSockets: their number, and how long each may stay so. Those beyond are
 * closed without a word. Source: daemon section 7.
 */
export function limitUnaccepted(http: Server, limits: { unauthenticated: number; unauthenticated_ms: number }): void {
  const waiting = new Set<Socket>()
  http.on('connection', (socket: Socket) => {
    if (waiting.size >= limits.unauthenticated) {
      socket.destroy()
      return
    }
    waiting.add(socket)
    const patience = setTimeout(() => socket.destroy(), limits.unauthenticated_ms)
    const release = () => {
      clearTimeout(patience)
      waiting.delete(socket)
    }
    socket.once('close', release)
    socket.once('accepted', release)
  })
}
