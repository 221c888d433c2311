/** Messages between two parts of one process; texts, so that both sides see exactly what any host would. */
import type { Receiver, Transport } from './Transport.ts'

export class InProcessTransport implements Transport {
  readonly kind = 'inProcess'
  readonly congested = false
  readonly bufferedBytes = 0
  readonly receiver: Receiver
  readonly #deliver: (text: string) => void
  #open = true

  constructor(deliver: (text: string) => void, connect: (transport: Transport) => Receiver) {
    this.#deliver = deliver
    this.receiver = connect(this)
  }

  /** Delivered later, as over a wire: no answer arrives before its call has returned. */
  send(text: string): void {
    if (this.#open) setImmediate(this.#deliver, text)
  }

  async flushed(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
  }

  async end(): Promise<void> {
    await this.flushed()
    this.#open = false
  }
}
