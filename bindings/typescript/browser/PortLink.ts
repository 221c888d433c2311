import type { Link, LinkEvents } from '../common/Link.ts'

/** Messages are confirmed to the library in portions of this many characters. */
const CONFIRMED_LENGTH = 1 << 20

/** The library itself gives up what does not end after 8 s. */
const STOP_MS = 10_000

/** What runs the library at the other end of a port. */
export interface LibraryThread {
  /** Ends it at once. */
  terminate(): void
}

/** Starts the library at the end of a port; `failed` says why there will be no answers. */
export type StartLibrary = (port: MessagePort, failed: (message: string) => void) => LibraryThread

/**
 * A connection over a message port. Both sides post texts, the messages; this side also posts how many characters it has
 * taken, and `null` to stop, which the library answers with `null`.
 */
export class PortLink implements Link {
  readonly #events: LinkEvents
  readonly #port: MessagePort
  readonly #thread: LibraryThread
  readonly #ended = Promise.withResolvers<void>()
  #takenLength = 0
  #isAnswering = false
  #isLost = false

  constructor(start: StartLibrary, events: LinkEvents) {
    this.#events = events
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.onmessage = ({ data }: MessageEvent<string | null>) => this.#take(data)
    this.#thread = start(port2, (message) => {
      // Later errors of the script are bugs, which the console shows; the library answers on.
      if (!this.#isAnswering) this.#lose(message)
    })
  }

  send(text: string): void {
    if (!this.#isLost) this.#port.postMessage(text)
  }

  /** Where a page runs in a process, a port may keep it alive. */
  hold(isBusy: boolean): void {
    const port = this.#port as { ref?(): void; unref?(): void }
    if (isBusy) port.ref?.()
    else port.unref?.()
  }

  async close(): Promise<void> {
    if (this.#isLost) return
    this.#port.postMessage(null)
    const patience = setTimeout(() => this.#lose('The library did not stop in time'), STOP_MS)
    await this.#ended.promise
    clearTimeout(patience)
  }

  #take(message: string | null): void {
    if (message === null) {
      this.#lose('The library has stopped')
      return
    }
    this.#isAnswering = true
    this.#takenLength += message.length
    if (this.#takenLength >= CONFIRMED_LENGTH) {
      this.#port.postMessage(this.#takenLength)
      this.#takenLength = 0
    }
    this.#events.received(message)
  }

  #lose(message: string): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#port.close()
    this.#thread.terminate()
    this.#events.lost({ message })
    this.#ended.resolve()
  }
}
