/**
 * All output of a connection passes through here, where the size of its messages and the amount not yet taken by the
 * host are known. Source: daemon sections 7 and 8.
 */
import { utf8Length } from '#platform/utf8Length.ts'
import type { Limits } from '../limits.ts'
import type { NotificationName } from '../notifications.ts'
import { notificationText } from '../protocol/messages.ts'
import type { OutputAccounts, OutputHolder } from './OutputAccounts.ts'
import type { Transport } from './Transport.ts'
import { closeCodes } from './Transport.ts'

export class Outlet implements OutputHolder {
  /** Size of the largest message that may be sent. */
  readonly limitBytes: number
  /** Whether this connection may be cut off for the benefit of other hosts. */
  readonly canBeCutOff: boolean
  readonly #transport: Transport
  readonly #sendBufferBytes: number
  readonly #accounts: OutputAccounts
  /** Results that are about to be answered. */
  #expectedBytes = 0
  /** Bytes of answers that wait for the rest of their batch, and of messages that wait in rings. */
  #keptBytes = 0
  #isCutOff = false
  /** Bytes received from the host that are not fully processed. Set by the reader. */
  countInput: () => number = () => 0
  /** Called when room may be available again. */
  onRoom: () => void = () => {}

  constructor(transport: Transport, limits: Limits, accounts: OutputAccounts) {
    this.#transport = transport
    this.limitBytes = limits.message_out_bytes
    this.#sendBufferBytes = limits.send_buffer_bytes
    this.canBeCutOff = transport.kind === 'websocket' || transport.kind === 'socket'
    this.#accounts = accounts
    accounts.add(this)
  }

  /** True while the host takes its output too slowly. */
  get congested(): boolean {
    return this.#transport.congested
  }

  /** True while the connection holds so much that it takes no new work. */
  get isFull(): boolean {
    if (this.#transport.congested) return true
    return (
      this.#transport.bufferedBytes + this.#expectedBytes > this.#sendBufferBytes || this.#accounts.isScarceFor(this)
    )
  }

  /** Whether the connection is about to be closed, whatever its host does. */
  get isCutOff(): boolean {
    return this.#isCutOff
  }

  /** Bytes that the connection holds for its host. */
  get heldBytes(): number {
    return this.#isCutOff ? 0 : this.#transport.bufferedBytes + this.#expectedBytes + this.#keptBytes
  }

  /** `heldBytes`, plus input from the host that is not fully processed. */
  get weightBytes(): number {
    return this.#isCutOff ? 0 : this.heldBytes + this.countInput()
  }

  /** Whether memory is used up and this connection is one of the causes. */
  get isTooHeavy(): boolean {
    return this.#accounts.isTooHeavy(this)
  }

  /** Most texts are far from any limit, so their bytes need not be counted. */
  isTooLarge(text: string): boolean {
    return text.length * 3 > this.limitBytes && utf8Length(text) > this.limitBytes
  }

  /** Whether this many bytes more fit into what all connections may hold; other connections may be cut off for it. */
  hasRoomFor(bytes: number): boolean {
    return this.#accounts.makeRoom(this, bytes)
  }

  /** Bytes that all connections may hold. */
  get totalLimitBytes(): number {
    return this.#accounts.limitBytes
  }

  /** Adds the size of a result that will be sent in this turn; negative once it is sent. */
  expect(bytes: number): void {
    this.#expectedBytes += bytes
  }

  /** Adds the size of output that is kept elsewhere until it can be sent; negative once it is released. */
  keep(bytes: number): void {
    this.#keptBytes += bytes
  }

  send(text: string): void {
    this.#transport.send(text)
  }

  notify(name: NotificationName, params: unknown): void {
    this.#transport.send(notificationText(name, params))
  }

  /** Whether to read messages from the host. While the host is too slow, they are not read in any case. */
  wantInput(isWanted: boolean): void {
    this.#transport.wantInput(isWanted)
  }

  /** The host takes output again. */
  drained(): void {
    this.#accounts.changed()
  }

  roomChanged(): void {
    if (!this.isFull) this.onRoom()
  }

  cutOff(reason: string): void {
    this.#isCutOff = true
    this.#transport.cutOff(reason)
  }

  /** Resets all counts to zero. */
  ended(): void {
    this.#accounts.remove(this)
  }

  /** Settles when everything sent so far was handed to the system, or never will be. */
  flushed(): Promise<void> {
    return this.#transport.flushed()
  }

  /** Closes the connection after the sent output; a host that reads nothing loses the rest after `patienceMs`. */
  end(patienceMs: number): Promise<void> {
    return this.#transport.end(closeCodes.goingAway, 'the daemon stops', patienceMs)
  }
}
