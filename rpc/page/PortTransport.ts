/**
 * The host at the other end of a message port. Both sides post texts, the messages. The host also posts a number for how many
 * characters of messages it has taken, and `null` to stop; this side posts `null` when it has stopped.
 */
import { InProcessTransport } from '../peer/InProcessTransport.ts'
import type { Receiver, Transport } from '../peer/Transport.ts'

/** The part of a MessagePort that is used here. */
export type TextPort = Pick<MessagePort, 'postMessage' | 'addEventListener' | 'start' | 'close'>

export interface PortTransportOptions {
  /** How many characters the host may leave untaken before it counts as slow. */
  readonly limitLength: number
  /** Called when the host wants to stop. */
  readonly onStop: () => void
}

export class PortTransport extends InProcessTransport {
  readonly #port: TextPort
  #ending: Promise<void> | undefined

  constructor(
    port: TextPort,
    connect: (transport: Transport) => Receiver,
    { limitLength, onStop }: PortTransportOptions,
  ) {
    // What is posted arrives in a later turn by itself.
    super(
      (text) => port.postMessage(text),
      connect,
      (post) => post(),
      limitLength,
    )
    this.#port = port
    port.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') this.receiver.receive(data)
      else if (typeof data === 'number') this.taken(data)
      else onStop()
    })
    port.start()
  }

  override end(): Promise<void> {
    this.#ending ??= super.end().then(() => {
      this.#port.postMessage(null)
      this.#port.close()
    })
    return this.#ending
  }
}
