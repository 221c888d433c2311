/**
 * The host at the other end of a message port. Both sides post texts, the messages. The host also posts a number for how many
 * characters of messages it has taken, and `null` to stop; this side posts `null` when it has stopped.
 */
import type { Receiver, Transport } from '../peer/Transport.ts'

/** The part of a MessagePort that is used here. */
export type TextPort = Pick<MessagePort, 'postMessage' | 'addEventListener' | 'start' | 'close'>

export interface PortTransportOptions {
  /** How many characters the host may leave untaken before it counts as slow. */
  readonly limitLength: number
  /** Called when the host wants to stop. */
  readonly onStop: () => void
}

export class PortTransport implements Transport {
  readonly kind = 'inProcess'
  readonly #port: TextPort
  readonly #receiver: Receiver
  readonly #options: PortTransportOptions
  #untakenLength = 0
  #isCongested = false
  #isOpen = true

  constructor(port: TextPort, connect: (transport: Transport) => Receiver, options: PortTransportOptions) {
    this.#port = port
    this.#options = options
    this.#receiver = connect(this)
    port.addEventListener('message', ({ data }) => this.#take(data))
    port.start()
  }

  get congested(): boolean {
    return this.#isCongested
  }

  get bufferedBytes(): number {
    return this.#untakenLength
  }

  /** Messages of the host are in memory of this process whether they are read or not, so reading never pauses. */
  wantInput(): void {}

  /** The library exists for this host alone. */
  cutOff(): void {}

  send(text: string): void {
    if (!this.#isOpen) return
    this.#untakenLength += text.length
    if (this.#untakenLength > this.#options.limitLength) this.#isCongested = true
    this.#port.postMessage(text)
  }

  /** What was posted belongs to the host. */
  async flushed(): Promise<void> {}

  async end(): Promise<void> {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#port.postMessage(null)
    this.#port.close()
  }

  #take(message: unknown): void {
    if (typeof message === 'string') this.#receiver.receive(message)
    else if (typeof message === 'number') this.#taken(message)
    else this.#options.onStop()
  }

  #taken(length: number): void {
    this.#untakenLength -= length
    if (!this.#isCongested || this.#untakenLength > this.#options.limitLength / 2) return
    this.#isCongested = false
    this.#receiver.drained()
  }
}
