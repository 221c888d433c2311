import type { Log, LogFields, LogLevel } from '../../src/ports/Log.ts'
import { escapedJson } from '../../src/schema/escapedJson.ts'
import { StartupError } from '../settings/StartupError.ts'
import { LogFile } from './LogFile.ts'

const ranks = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 } as const

type Level = LogLevel | 'silent'

export interface LogFileOptions {
  readonly path: string
  /** Default: the level of stderr. */
  readonly level?: Level | undefined
}

/** Number of lines that are kept for `daemon.inspect`. */
const TAIL_LINES = 300

/** One JSON object per line, on stderr and optionally in a file. The last ones are kept. */
export class JsonLog implements Log {
  /** The more verbose of the two levels. */
  readonly level: Level
  readonly #stderrRank: number
  readonly #file: LogFile | undefined
  readonly #fileRank: number
  readonly #passes: (event: string, method: unknown) => boolean
  readonly error = this.#writer('error')
  readonly warn = this.#writer('warn')
  readonly info = this.#writer('info')
  readonly debug = this.#writer('debug')
  readonly #tail: string[] = []
  #written = 0

  /**
   * `filter` is a comma-separated list of beginnings of events and of methods; those with a hyphen in front are left
   * out, whatever the others say. Throws StartupError (2) for a file that cannot be written, or is not a log of this program.
   */
  constructor(level: Level, file?: LogFileOptions, filter?: string) {
    const fileLevel = file === undefined ? 'silent' : (file.level ?? level)
    this.level = ranks[fileLevel] > ranks[level] ? fileLevel : level
    this.#stderrRank = ranks[level]
    this.#fileRank = ranks[fileLevel]
    this.#passes = parseFilter(filter)
    if (file === undefined) return
    try {
      this.#file = new LogFile(file.path)
    } catch (cause) {
      const { message } = cause as Error
      throw new StartupError(2, `The log file cannot be written: ${message}`, { path: file.path }, cause)
    }
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
    if (ranks[level] > ranks[this.level] || !this.#passes(event, fields['method'])) return
    const line = `${escapedJson(JSON.stringify({ level, time: new Date().toISOString(), event, ...fields }))}\n`
    this.#written++
    this.#tail.push(line.slice(0, -1))
    if (this.#tail.length > TAIL_LINES) this.#tail.shift()
    if (ranks[level] <= this.#stderrRank) process.stderr.write(line)
    if (this.#file === undefined || ranks[level] > this.#fileRank) return
    try {
      this.#file.append(line)
    } catch {
      // A full disk or a replaced file must not stop the daemon; the line is still written to stderr.
    }
  }
}

function parseFilter(text = ''): (event: string, method: unknown) => boolean {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const wanted = entries.filter((entry) => !entry.startsWith('-'))
  const unwanted = entries.filter((entry) => entry.startsWith('-')).map((entry) => entry.slice(1))
  return (event, method) => {
    const begins = (entry: string) =>
      event.startsWith(entry) || (typeof method === 'string' && method.startsWith(entry))
    return !unwanted.some(begins) && (wanted.length === 0 || wanted.some(begins))
  }
}
