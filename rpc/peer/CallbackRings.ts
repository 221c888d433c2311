/** Callback messages waiting for a slow host: the only messages that may be dropped. Source: daemon section 8. */
import { utf8Length } from '#platform/utf8Length.ts'

interface Ring {
  readonly messages: string[]
  bytes: number
  /** Messages that were dropped since the last one that was sent. */
  lost: number
}

/** Sends one message with the parameters `paramsJson`. Returns whether more may be sent. */
export type SendCallbackMessage = (paramsJson: string, lost: number) => boolean

/**
 * The rings of one connection. Each is bounded in messages, and all together in bytes: the largest ring drops first,
 * one oldest message at a time. A single message is kept whatever its size.
 */
export class CallbackRings {
  readonly #capacity: number
  readonly #limitBytes: number
  readonly #rings = new Map<string, Ring>()
  #messages = 0
  #bytes = 0

  /** `capacity`: messages of one ring. `limitBytes`: bytes of all rings. */
  constructor(capacity: number, limitBytes: number) {
    this.#capacity = capacity
    this.#limitBytes = limitBytes
  }

  /** Bytes of the messages that wait. */
  get bytes(): number {
    return this.#bytes
  }

  /** Whether messages of this callback wait. */
  has(callback: string): boolean {
    return (this.#rings.get(callback)?.messages.length ?? 0) > 0
  }

  /** Stores a message; returns how many others were dropped for it. */
  push(callback: string, paramsJson: string): number {
    let ring = this.#rings.get(callback)
    if (ring === undefined) {
      ring = { messages: [], bytes: 0, lost: 0 }
      this.#rings.set(callback, ring)
    }
    const bytes = utf8Length(paramsJson)
    ring.messages.push(paramsJson)
    ring.bytes += bytes
    this.#messages++
    this.#bytes += bytes
    let dropped = 0
    if (ring.messages.length > this.#capacity) dropped += this.#dropOldest(ring)
    while (this.#bytes > this.#limitBytes && this.#messages > 1) dropped += this.#dropOldest(this.#largest())
    return dropped
  }

  /** Number of messages lost before one that bypasses the ring; they count as reported. */
  takeLost(callback: string): number {
    const ring = this.#rings.get(callback)
    if (ring === undefined) return 0
    this.#rings.delete(callback)
    return ring.lost
  }

  /**
   * Sends messages, ring by ring, until `send` returns false. The first message after a gap contains the number of lost
   * messages.
   */
  drain(send: SendCallbackMessage): void {
    for (const callback of [...this.#rings.keys()]) {
      if (!this.drainOne(callback, send)) return
    }
  }

  /** The same for one callback; returns false if `send` did. */
  drainOne(callback: string, send: SendCallbackMessage): boolean {
    const ring = this.#rings.get(callback)
    if (ring === undefined) return true
    let isMoreWanted = true
    while (isMoreWanted && ring.messages.length > 0) {
      const { lost } = ring
      ring.lost = 0
      isMoreWanted = send(this.#takeOldest(ring), lost)
    }
    // Messages lost after the last sent one still have to be reported.
    if (ring.messages.length === 0 && ring.lost === 0) this.#rings.delete(callback)
    return isMoreWanted
  }

  /** Forgets a callback that has ended. */
  remove(callback: string): void {
    const ring = this.#rings.get(callback)
    if (ring === undefined) return
    this.#messages -= ring.messages.length
    this.#bytes -= ring.bytes
    this.#rings.delete(callback)
  }

  #dropOldest(ring: Ring): number {
    this.#takeOldest(ring)
    ring.lost++
    return 1
  }

  #takeOldest(ring: Ring): string {
    const message = ring.messages.shift()!
    const bytes = utf8Length(message)
    ring.bytes -= bytes
    this.#messages--
    this.#bytes -= bytes
    return message
  }

  #largest(): Ring {
    let largest: Ring | undefined
    for (const ring of this.#rings.values()) if (largest === undefined || ring.bytes > largest.bytes) largest = ring
    return largest!
  }
}
