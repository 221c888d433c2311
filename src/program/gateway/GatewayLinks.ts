import type { WebSocket } from 'ws'
import type { SocketPlace } from './ClientLimits.ts'
import { GatewayLink, type GatewayLinkOptions } from './GatewayLink.ts'
import type { GatewayOptions } from './GatewayOptions.ts'

export type GatewayLinksOptions = Omit<GatewayLinkOptions, 'authorization' | 'place' | 'onWaiting'> &
  Pick<GatewayOptions, 'outputBytes'>

/** Minimum waiting output of a client that may be disconnected, bytes. */
const HARMLESS_BYTES = 1 << 20

/** All open links. If the waiting output of all clients exceeds the limit, the client with the most is disconnected. */
export class GatewayLinks {
  readonly #options: GatewayLinksOptions
  readonly #links = new Set<GatewayLink>()

  constructor(options: GatewayLinksOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#links.size
  }

  open(socket: WebSocket, place: SocketPlace, authorization: string | undefined): void {
    const link = new GatewayLink(socket, { ...this.#options, place, authorization, onWaiting: () => this.#bound() })
    this.#links.add(link)
    socket.on('close', () => this.#links.delete(link))
  }

  /** Asks all clients to connect again. */
  restart(): void {
    for (const link of this.#links) link.restart()
  }

  #bound(): void {
    const waiting = [...this.#links].map((link) => ({ link, bytes: link.waitingBytes }))
    let total = waiting.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { link, bytes } of waiting.toSorted((left, right) => right.bytes - left.bytes)) {
      if (total <= this.#options.outputBytes || bytes <= HARMLESS_BYTES) return
      this.#options.log.warn('a WebSocket was closed because output waits for it', { bytes })
      link.terminate()
      total -= bytes
    }
  }
}
