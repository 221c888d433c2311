import { JsonLog } from '../../../rpc/daemon/JsonLog.ts'
import type { Log, LogFields, LogLevel } from '../../ports/Log.ts'
import { type Palette, paletteOf } from '../common/Palette.ts'
import { printable, terminalText } from '../common/printable.ts'

/** `coloured` is `text` for a terminal that shows colours. Can be handed to other threads. */
export type LogFormat = 'json' | 'text' | 'coloured'

/** The log of a node, on stderr. */
export function createNodeLog(level: LogLevel | 'silent', format: LogFormat): Log {
  return format === 'json' ? new JsonLog(level) : new TextLog(level, paletteOf(format === 'coloured'))
}

const RANKS = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 } as const

/** Lines for people: time, event, fields. */
class TextLog implements Log {
  readonly level: LogLevel | 'silent'
  readonly #palette: Palette

  constructor(level: LogLevel | 'silent', palette: Palette) {
    this.level = level
    this.#palette = palette
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
    if (RANKS[level] > RANKS[this.level]) return
    const { dim, bad, warning } = this.#palette
    const paint = level === 'error' ? bad : level === 'warn' ? warning : dim
    const members = Object.entries(fields).filter(([, value]) => value !== undefined)
    const text = [event, ...members.map(([name, value]) => `${name} ${String(value)}`)].join('  ')
    process.stderr.write(terminalText(`${dim(new Date().toISOString().slice(11, 19))} ${paint(printable(text))}\n`))
  }
}
