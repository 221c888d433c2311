import { appendFileSync } from 'node:fs'
import type { Log, LogFields, LogLevel } from '../../src/ports/Log.ts'

const ranks = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 } as const

/** One JSON object per line, on stderr and optionally in a file. */
export class JsonLog implements Log {
  readonly level: LogLevel | 'silent'
  readonly #file: string | undefined

  constructor(level: LogLevel | 'silent', file?: string) {
    this.level = level
    this.#file = file
  }

  error(event: string, fields?: LogFields): void {
    this.#write('error', event, fields)
  }

  warn(event: string, fields?: LogFields): void {
    this.#write('warn', event, fields)
  }

  info(event: string, fields?: LogFields): void {
    this.#write('info', event, fields)
  }

  debug(event: string, fields?: LogFields): void {
    this.#write('debug', event, fields)
  }

  #write(level: LogLevel, event: string, fields: LogFields = {}): void {
    if (ranks[level] > ranks[this.level]) return
    const line = `${JSON.stringify({ level, time: new Date().toISOString(), event, ...fields })}\n`
    process.stderr.write(line)
    if (this.#file === undefined) return
    try {
      appendFileSync(this.#file, line, { mode: 0o600 })
    } catch {
      // A full disk must not stop the daemon; stderr has the line.
    }
  }
}
