/**
 * Holds back the messages of a connection until its host knows their hashes. A host that requested this knows the
 * outcome of a call even if it never receives the answer: a message that it acknowledged may have been executed, and
 * any other was not sent. Source: daemon section 6.
 */
import type { SendingMessage } from '../../src/context/scopes.ts'
import type { RequestId } from '../protocol/messages.ts'
import type { Outlet } from './Outlet.ts'

export class SendAcknowledgements {
  readonly #outlet: Outlet
  readonly #waiting = new Map<string, () => void>()
  /** Whether the host has requested acknowledgements. */
  isWanted = false

  constructor(outlet: Outlet) {
    this.#outlet = outlet
  }

  /** The function that a call awaits before it sends; `undefined` if the host did not request this. */
  askerFor(id: RequestId | undefined): ((message: SendingMessage, signal: AbortSignal) => Promise<void>) | undefined {
    return this.isWanted ? (message, signal) => this.#ask(id ?? null, message, signal) : undefined
  }

  /** Takes the acknowledgement of the host. Returns false if no such message is waiting. */
  acknowledge(id: unknown, messageHash: string): boolean {
    const key = keyOf(id, messageHash)
    const send = this.#waiting.get(key)
    this.#waiting.delete(key)
    send?.()
    return send !== undefined
  }

  /** Settles when the host has acknowledged the message; rejects with the reason of the signal. */
  #ask(
    id: RequestId | null,
    { messageHash, expireAtSec, replaces }: SendingMessage,
    signal: AbortSignal,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const key = keyOf(id, messageHash)
      const give = () => {
        this.#waiting.delete(key)
        reject(signal.reason)
      }
      signal.addEventListener('abort', give, { once: true })
      this.#waiting.set(key, () => {
        signal.removeEventListener('abort', give)
        resolve()
      })
      this.#outlet.notify('daemon.will_send', {
        ...{ id, message_hash: messageHash },
        ...(expireAtSec !== undefined && { expire_at: expireAtSec }),
        ...(replaces !== undefined && { replaces }),
      })
    })
  }
}

function keyOf(id: unknown, messageHash: string): string {
  return `${JSON.stringify(id ?? null)} ${messageHash}`
}
