export type LogLevel = 'error' | 'warn' | 'info' | 'debug'

/** Structured events. Fields never hold parameters, results, keys, phrases, passwords or tokens. */
export interface Log {
  readonly level: LogLevel | 'silent'
  error(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  debug(event: string, fields?: LogFields): void
}

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>
