/** Messages between two parts of one process; texts, so that both sides see exactly what any host would. */
import type { Receiver, Transport } from './Transport.ts'
import type { NextTurn } from './Turns.ts'

export class InProcessTransport implements Transport {
  readonly kind = 'inProcess'
  readonly receiver: Receiver
  readonly #deliver: (text: string) => void
  readonly #nextTurn: NextTurn
  readonly #limitLength: number
  #untakenLength = 0
  #congested = false
  #open = true

  /**
   * `nextTurn`: when a message is delivered; later, so that no answer arrives before its call has returned, unless what
   * delivers it does that by itself. `limitLength`: how many characters the host may leave untaken before it counts as slow. The host reports by `taken`
   * what it has read; a host on the same thread need not, as it has no limit.
   */
  constructor(
    deliver: (text: string) => void,
    connect: (transport: Transport) => Receiver,
    nextTurn: NextTurn,
    limitLength = Number.POSITIVE_INFINITY,
  ) {
    this.#deliver = deliver
    this.#nextTurn = nextTurn
    this.#limitLength = limitLength
    this.receiver = connect(this)
  }

  get congested(): boolean {
    return this.#congested
  }

  get bufferedBytes(): number {
    return this.#limitLength === Number.POSITIVE_INFINITY ? 0 : this.#untakenLength
  }

  /** Messages of the host are in memory of this process whether they are read or not, so reading never pauses. */
  wantInput(): void {}

  /** The host owns the process. */
  cutOff(): void {}

  send(text: string): void {
    if (!this.#open) return
    this.#untakenLength += text.length
    if (this.#untakenLength > this.#limitLength) this.#congested = true
    this.#nextTurn(() => this.#deliver(text))
  }

  /** The host has read messages with this many characters in total. */
  taken(length: number): void {
    this.#untakenLength -= length
    if (!this.#congested || this.#untakenLength > this.#limitLength / 2) return
    this.#congested = false
    this.receiver.drained()
  }

  /** Unread messages would take memory of the same process. */
  hold(): void {}

  async flushed(): Promise<void> {
    await new Promise<void>((resolve) => this.#nextTurn(resolve))
  }

  async end(): Promise<void> {
    await this.flushed()
    this.#open = false
  }
}
