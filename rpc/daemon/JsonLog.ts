import { appendFileSync } from 'node:fs'
import type { Log, LogFields, LogLevel } from '../../src/ports/Log.ts'
import { StartupError } from './StartupError.ts'

const ranks = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 } as const

/** One JSON object per line, on stderr and optionally in a file. */
export class JsonLog implements Log {
  readonly level: LogLevel | 'silent'
  readonly #file: string | undefined

  /** Throws StartupError (2) when the file cannot be written: nobody would miss the lines until they are needed. */
  constructor(level: LogLevel | 'silent', file?: string) {
    this.level = level
    this.#file = file
    if (file === undefined) return
    try {
      appendFileSync(file, '', { mode: 0o600 })
    } catch (cause) {
      throw new StartupError(2, `The log file cannot be written: ${(cause as Error).message}`, { path: file }, cause)
    }
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
