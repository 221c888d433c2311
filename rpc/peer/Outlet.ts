/**
 * Everything that a connection says passes here: the one place that sees how large its messages are and how much of them
 * the host has not taken. Source: daemon sections 7 and 8.
 */
import type { NotificationName } from '../notifications.ts'
import { notificationText } from '../protocol/messages.ts'
import type { Transport } from '../transports/Transport.ts'
import { closeCodes } from '../transports/Transport.ts'

export class Outlet {
  /** Size of the largest message that may be sent. */
  readonly limitBytes: number
  readonly #transport: Transport

  constructor(transport: Transport, limitBytes: number) {
    this.#transport = transport
    this.limitBytes = limitBytes
  }

  /** True while the host takes its output too slowly. */
  get congested(): boolean {
    return this.#transport.congested
  }

  /** Bytes that were sent and not yet handed to the system. */
  get bufferedBytes(): number {
    return this.#transport.bufferedBytes
  }

  /** Most texts are far from any limit, so their bytes need not be counted. */
  isTooLarge(text: string): boolean {
    return text.length * 3 > this.limitBytes && Buffer.byteLength(text) > this.limitBytes
  }

  send(text: string): void {
    this.#transport.send(text)
  }

  notify(name: NotificationName, params: unknown): void {
    this.#transport.send(notificationText(name, params))
  }

  /** Settles when everything sent so far was handed to the system, or never will be. */
  flushed(): Promise<void> {
    return this.#transport.flushed()
  }

  /** Stops reading from the host, or goes on. */
  holdInput(isHeld: boolean): void {
    this.#transport.hold(isHeld)
  }

  /** Closes the connection behind what was sent; a host that reads nothing loses the rest after `patienceMs`. */
  end(patienceMs: number): Promise<void> {
    return this.#transport.end(closeCodes.goingAway, 'the daemon stops', patienceMs)
  }
}
