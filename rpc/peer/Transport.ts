/** Connection to one host: sends messages to it and receives messages from it. */
import { utf8Length } from '#platform/utf8Length.ts'

/** The sending side. */
export interface Transport {
  readonly kind: 'stdio' | 'socket' | 'websocket' | 'inProcess'
  /** Queues one message; never blocks, never throws. */
  send(text: string): void
  /** True while the host takes its output too slowly; then this side also stops reading from it. */
  readonly congested: boolean
  /** Bytes that were queued and not yet handed to the system. */
  readonly bufferedBytes: number
  /** Sets whether messages are read from the host; while it is congested, they are not. */
  wantInput(isWanted: boolean): void
  /** Closes at once like a slow host and drops queued messages. Has no effect if the host owns the process. */
  cutOff(reason: string): void
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
  /** Called when the host accepts output again. */
  drained(): void
  /** Called when the host has disconnected. `reason` is given if this side closed the connection. */
  disconnected(reason?: string): void
}

/** Why a slow host is disconnected. */
export const TAKES_NO_OUTPUT = 'host does not read output'

const WIDE_CHARACTER = /[^\0-\xff]/

/**
 * About how many bytes a text has in UTF-8. Text without wide characters is counted as ASCII, which costs nothing: the
 * engine knows which strings have wide characters.
 */
export function roughBytes(text: string): number {
  return text.length <= 256 || !WIDE_CHARACTER.test(text) ? text.length : utf8Length(text)
}
