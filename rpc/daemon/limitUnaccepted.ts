import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface UnacceptedLimits {
  readonly unauthenticated: number
  readonly unauthenticated_ms: number
}

/**
 * Connections of one door that have still to show that somebody means them: their number is bounded, and how long each may
 * stay so. A newcomer takes the place of the oldest, or a few that say nothing would keep everybody else out. Those that
 * have to go are closed without a word. Source: daemon section 7.
 */
export class UnacceptedConnections {
  readonly #limits: UnacceptedLimits
  readonly #onRefused: () => void
  /** Oldest first. */
  readonly #waiting = new Map<Socket, NodeJS.Timeout>()

  /** `onRefused` hears of each that was closed. */
  constructor(limits: UnacceptedLimits, onRefused: () => void) {
    this.#limits = limits
    this.#onRefused = onRefused
  }

  add(socket: Socket): void {
    const [oldest] = this.#waiting.keys()
    if (oldest !== undefined && this.#waiting.size >= this.#limits.unauthenticated) this.#refuse(oldest)
    this.#waiting.set(
      socket,
      setTimeout(() => this.#refuse(socket), this.#limits.unauthenticated_ms),
    )
    socket.once('close', () => this.accept(socket))
  }

  /** The connection may stay. */
  accept(socket: Socket): void {
    clearTimeout(this.#waiting.get(socket))
    this.#waiting.delete(socket)
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
