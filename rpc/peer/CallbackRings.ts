/** Callback messages that wait for a slow host. Only these may be dropped. Source: daemon section 8. */

interface Ring {
  readonly messages: string[]
  lost: number
}

/** Sends one message, `paramsJson` being its parameters, and tells whether more is wanted. */
export type SendCallbackMessage = (paramsJson: string, lost: number) => boolean

export class CallbackRings {
  readonly #capacity: number
  readonly #rings = new Map<string, Ring>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  has(callback: string): boolean {
    return this.#rings.has(callback)
  }

  /** Keeps a message; true when the oldest one had to go for it. */
  push(callback: string, paramsJson: string): boolean {
    let ring = this.#rings.get(callback)
    if (ring === undefined) {
      ring = { messages: [], lost: 0 }
      this.#rings.set(callback, ring)
    }
    ring.messages.push(paramsJson)
    if (ring.messages.length <= this.#capacity) return false
    ring.messages.shift()
    ring.lost++
    return true
  }

  /** Takes out messages, ring by ring, as long as `send` wants more. The first after a gap carries how many were lost. */
  drain(send: SendCallbackMessage): void {
    for (const callback of [...this.#rings.keys()]) {
      if (!this.drainOne(callback, send)) return
    }
  }

  /** The same for one callback; false when `send` wanted no more. */
  drainOne(callback: string, send: SendCallbackMessage): boolean {
    const ring = this.#rings.get(callback)
    if (ring === undefined) return true
    let isMoreWanted = true
    while (isMoreWanted && ring.messages.length > 0) {
      const lost = ring.lost
      ring.lost = 0
      isMoreWanted = send(ring.messages.shift()!, lost)
    }
    if (ring.messages.length === 0) this.#rings.delete(callback)
    return isMoreWanted
  }
}
