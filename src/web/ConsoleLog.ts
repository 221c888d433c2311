import type { Log, LogFields, LogLevel } from '../ports/Log.ts'

const ranks = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 } as const

/** Number of lines that are kept for `daemon.inspect`. */
const TAIL_LINES = 300

/** The log in the console of the browser. The last lines are kept, as JSON. */
export class ConsoleLog implements Log {
  readonly level: LogLevel | 'silent'
  readonly error = this.#writer('error')
  readonly warn = this.#writer('warn')
  readonly info = this.#writer('info')
  readonly debug = this.#writer('debug')
  readonly #tail: string[] = []
  #written = 0

  constructor(level: LogLevel | 'silent') {
    this.level = level
  }

  /** The kept lines after the one of this number, oldest first, and the number of the last line. Lines count from 1. */
  tail(after: number): { last: bigint; lines: string[] } {
    const first = this.#written - this.#tail.length
    return { last: BigInt(this.#written), lines: this.#tail.slice(Math.max(0, after - first)) }
  }

  #writer(level: LogLevel): Log[LogLevel] {
    return (event, fields) => this.#write(level, event, fields)
  }

  #write(level: LogLevel, event: string, fields: LogFields = {}): void {
    if (ranks[level] > ranks[this.level]) return
    this.#written++
    this.#tail.push(JSON.stringify({ level, time: new Date().toISOString(), event, ...fields }))
    if (this.#tail.length > TAIL_LINES) this.#tail.shift()
    console[level](`vendorclient: ${event}`, fields)
  }
}
