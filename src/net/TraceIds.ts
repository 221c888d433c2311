import { bytesToHex } from '../core/bytes/hex.ts'
import type { Random } from '../ports/Random.ts'

/** Hex digits of the ids of a trace and of its parent. Source: network 1.5. */
const TRACE_DIGITS = 32
const PARENT_DIGITS = 16

/** Requests whose ids are drawn together: one draw costs as much as the rest of the headers. */
const REQUESTS_PER_DRAW = 64

/** Values of the header `traceparent`, with random ids. */
export class TraceIds {
  readonly #random: Random
  #digits = ''
  #used = 0

  constructor(random: Random) {
    this.#random = random
  }

  /** The value for the next request. */
  next(): string {
    if (this.#used === this.#digits.length) this.#draw()
    const trace = this.#take(TRACE_DIGITS)
    return `00-${trace}-${this.#take(PARENT_DIGITS)}-01`
  }

  #draw(): void {
    this.#digits = bytesToHex(this.#random.bytes(((TRACE_DIGITS + PARENT_DIGITS) / 2) * REQUESTS_PER_DRAW))
    this.#used = 0
  }

  #take(digits: number): string {
    const start = this.#used
    this.#used += digits
    return this.#digits.slice(start, this.#used)
  }
}
