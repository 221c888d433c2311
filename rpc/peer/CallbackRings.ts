/** Callback messages that wait for a slow host. Only these may be dropped. Source: daemon section 8. */

interface Ring {
  readonly messages: { readonly responseType: number; readonly data: unknown }[]
  lost: number
}

export class CallbackRings {
  readonly #capacity: number
  readonly #rings = new Map<string, Ring>()
  #dropped = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get isEmpty(): boolean {
    return this.#rings.size === 0
  }

  /** Messages dropped since the start of the connection. */
  get dropped(): number {
    return this.#dropped
  }

  has(callback: string): boolean {
    return this.#rings.has(callback)
  }

  push(callback: string, responseType: number, data: unknown): void {
    let ring = this.#rings.get(callback)
    if (ring === undefined) {
      ring = { messages: [], lost: 0 }
      this.#rings.set(callback, ring)
    }
    if (ring.messages.length >= this.#capacity) {
      ring.messages.shift()
      ring.lost++
      this.#dropped++
    }
    ring.messages.push({ responseType, data })
  }

  /** Takes out messages, ring by ring, as long as `send` wants more. The first after a gap carries how many were lost. */
  drain(send: (callback: string, responseType: number, data: unknown, lost: number) => boolean): void {
    for (const callback of [...this.#rings.keys()]) {
      if (!this.drainOne(callback, send)) return
    }
  }

  /** The same for one callback; false when `send` wanted no more. */
  drainOne(
    callback: string,
    send: (callback: string, responseType: number, data: unknown, lost: number) => boolean,
  ): boolean {
    const ring = this.#rings.get(callback)
    if (ring === undefined) return true
    for (let message = ring.messages.shift(); message !== undefined; message = ring.messages.shift()) {
      const lost = ring.lost
      ring.lost = 0
      if (!send(callback, message.responseType, message.data, lost) && ring.messages.length > 0) return false
    }
    this.#rings.delete(callback)
    return true
  }
}
