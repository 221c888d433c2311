/** How messages reach one connected host, and how they come from it. */

/** The sending side. */
export interface Transport {
  readonly kind: 'stdio' | 'socket' | 'websocket' | 'inProcess'
  /** Queues one message; never blocks, never throws. */
  send(text: string): void
  /** True while the host takes its output too slowly; then this side also stops reading from it. */
  readonly congested: boolean
  /** Bytes that were queued and not yet handed to the system. */
  readonly bufferedBytes: number
  /** Stops reading from the host, or goes on as soon as the host takes its output. */
  hold(isHeld: boolean): void
  /** Settles when everything queued so far was handed to the system, or never will be. */
  flushed(): Promise<void>
  /**
   * Sends what is queued, then closes; a host that does not take it within `patienceMs` loses the rest. `code` is the
   * WebSocket close code.
   */
  end(code: number, reason: string, patienceMs: number): Promise<void>
}

/** Close codes of WebSockets that the daemon uses. Source: daemon sections 1, 7, 8 and 11. */
export const closeCodes = {
  goingAway: 1001,
  unsupportedData: 1003,
  slowHost: 4008,
} as const

/** Why a message could not be read. */
export type BrokenMessage =
  | { readonly problem: 'utf8' }
  | { readonly problem: 'too large'; readonly actualBytes: number }

/** The receiving side. */
export interface Receiver {
  receive(text: string): void
  receiveBroken(broken: BrokenMessage): void
  /** The host takes output again. */
  drained(): void
  /** The host is gone; nothing can be sent any more. */
  disconnected(): void
}
