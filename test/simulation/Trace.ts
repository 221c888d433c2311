/** What happened, one line for each event. Two runs of a seed have the same lines, byte for byte. */
import { createHash } from 'node:crypto'
import type { SimulatedTime } from './SimulatedTime.ts'

/** Number of lines kept for the report of a failure. */
const KEPT_LINES = 400

export class Trace {
  readonly #time: SimulatedTime
  readonly #hash = createHash('sha256')
  readonly #print: ((line: string) => void) | undefined
  #lines: string[] = []
  count = 0

  constructor(time: SimulatedTime, print: ((line: string) => void) | undefined) {
    this.#time = time
    this.#print = print
  }

  add(who: string, what: string): void {
    const line = `${String(this.#time.elapsedMs).padStart(10)} ${who}: ${what}`
    this.count++
    this.#hash.update(`${line}\n`)
    this.#print?.(line)
    this.#lines.push(line)
    if (this.#lines.length > 2 * KEPT_LINES) this.#lines = this.#lines.slice(-KEPT_LINES)
  }

  /** The last lines. */
  get lines(): readonly string[] {
    return this.#lines.slice(-KEPT_LINES)
  }

  /** SHA-256 of all lines, hex. Nothing can be added afterwards. */
  end(): string {
    return this.#hash.digest('hex')
  }
}
