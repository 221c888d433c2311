import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LineOptions {
  /** From a request to the first bytes of its answer, ms. */
  readonly delayMs: number
  /** Shared by all answers. */
  readonly bytesPerMs: number
}

const PIECE_BYTES = 8192

/** A line between a server and a page, slower than loopback. */
export class Line {
  readonly #options: LineOptions
  /** When all bytes that were accepted have been sent, on the clock of `performance`. */
  #freeAtMs = 0

  constructor(options: LineOptions) {
    this.#options = options
  }

  /** Sends an answer in pieces, at the rate of the line, and ends it. */
  async send(to: Writable, body: Buffer): Promise<void> {
    await sleep(this.#options.delayMs)
    for (let at = 0; at < body.length; at += PIECE_BYTES) {
      const piece = body.subarray(at, at + PIECE_BYTES)
      const now = performance.now()
      this.#freeAtMs = Math.max(this.#freeAtMs, now) + piece.length / this.#options.bytesPerMs
      if (this.#freeAtMs - now >= 1) await sleep(this.#freeAtMs - now)
      to.write(piece)
    }
    to.end()
  }
}
