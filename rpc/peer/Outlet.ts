/**
 * Everything that a connection says passes here: the one place that sees how large its messages are and how much of them
 * the host has not taken. Source: daemon sections 7 and 8.
 */
import type { Limits } from '../limits.ts'
import type { NotificationName } from '../notifications.ts'
import { notificationText } from '../protocol/messages.ts'
import type { Transport } from '../transports/Transport.ts'
import { closeCodes } from '../transports/Transport.ts'
import type { OutputAccounts, OutputHolder } from './OutputAccounts.ts'

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
  /** Answers that wait for the others of their batch, and messages that wait in rings. */
  #keptBytes = 0
  #isCutOff = false
  /** Bytes that came from the host and are not done with. Set by the reader. */
  countInput: () => number = () => 0
  /** Called when there may be room again. */
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

  /** The same, and what came from the host and is not done with. */
  get weightBytes(): number {
    return this.#isCutOff ? 0 : this.heldBytes + this.countInput()
  }

  /** Whether memory is used up, and this connection is one of those because of which it is. */
  get isTooHeavy(): boolean {
    return this.#accounts.isTooHeavy(this)
  }

  /** Most texts are far from any limit, so their bytes need not be counted. */
  isTooLarge(text: string): boolean {
    return text.length * 3 > this.limitBytes && Buffer.byteLength(text) > this.limitBytes
  }

  /** Whether this many bytes more fit into what all connections may hold; other connections may be cut off for it. */
  hasRoomFor(bytes: number): boolean {
    return this.#accounts.makeRoom(this, bytes)
  }

  /** Bytes that all connections may hold. */
  get totalLimitBytes(): number {
    return this.#accounts.limitBytes
  }

  /** A result is there and will be sent in this turn; negative when it is. */
  expect(bytes: number): void {
    this.#expectedBytes += bytes
  }

  /** Something is kept elsewhere until it can be sent; negative when it is no more. */
  keep(bytes: number): void {
    this.#keptBytes += bytes
  }

  send(text: string): void {
    this.#transport.send(text)
  }

  notify(name: NotificationName, params: unknown): void {
    this.#transport.send(notificationText(name, params))
  }

  /** Whether messages are read from the host; they are not while it is too slow, whatever is wanted here. */
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

  /** Nothing is held any more. */
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
