import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface UnacceptedLimits {
  readonly unauthenticated: number
  readonly unauthenticated_ms: number
}

/** Age up to which a connection is not closed to make room, ms: many hosts may connect at once, on a busy machine. */
const FRESH_MS = 1000

/** How many times the limit may be exceeded while all connections are fresh. */
const MAX_BURST = 8

interface Waiting {
  readonly sinceMs: number
  readonly deadline: NodeJS.Timeout
}

/**
 * Connections to one port that have not been accepted yet: their number and the time that each may take are limited.
 * A new connection takes the place of the oldest one; otherwise, a few silent connections could keep all others out.
 * Displaced connections are closed without a message. Source: daemon section 7.
 */
export class UnacceptedConnections {
  readonly #limits: UnacceptedLimits
  readonly #onRefused: () => void
  /** Oldest first. */
  readonly #waiting = new Map<Socket, Waiting>()
  #trimming: NodeJS.Timeout | undefined

  /** Calls `onRefused` for each closed connection. */
  constructor(limits: UnacceptedLimits, onRefused: () => void) {
    this.#limits = limits
    this.#onRefused = onRefused
  }

  add(socket: Socket): void {
    const deadline = setTimeout(() => this.#refuse(socket), this.#limits.unauthenticated_ms)
    this.#waiting.set(socket, { sinceMs: performance.now(), deadline })
    socket.once('close', () => this.accept(socket))
    this.#trim()
  }

  /** The connection was accepted and no longer counts. */
  accept(socket: Socket): void {
    clearTimeout(this.#waiting.get(socket)?.deadline)
    this.#waiting.delete(socket)
  }

  /** Closes the oldest connections beyond the limit once they are no longer fresh. */
  #trim(): void {
    const { unauthenticated } = this.#limits
    for (const [socket, { sinceMs }] of this.#waiting) {
      if (this.#waiting.size <= unauthenticated) return
      const freshMs = sinceMs + FRESH_MS - performance.now()
      if (freshMs > 0 && this.#waiting.size <= MAX_BURST * unauthenticated) {
        this.#trimming ??= setTimeout(() => {
          this.#trimming = undefined
          this.#trim()
        }, freshMs)
        this.#trimming.unref()
        return
      }
      this.#refuse(socket)
    }
  }

  #refuse(socket: Socket): void {
    this.accept(socket)
    this.#onRefused()
    socket.destroy()
  }
}

/** The connections of a web server that have not become WebSockets. */
export function limitUnaccepted(http: Server, limits: UnacceptedLimits, onRefused: () => void): void {
  const unaccepted = new UnacceptedConnections(limits, onRefused)
  http.on('connection', (socket: Socket) => {
    unaccepted.add(socket)
    socket.once('accepted', () => unaccepted.accept(socket))
  })
}
