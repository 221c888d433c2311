/**
 * Command lines of the scripts that people run: `--help`, and errors in them without a stack trace, with exit code 2.
 */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type Parsed<T extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>

/** The options as given; ends the process after `--help` and after a mistake. */
export function scriptOptions<const T extends ParseArgsOptionsConfig>(help: string, options: T): Parsed<T>['values'] {
  return scriptArguments(help, options, 0).values
}

/** Options, and at most `maxWords` words that belong to none. */
export function scriptArguments<const T extends ParseArgsOptionsConfig>(
  help: string,
  options: T,
  maxWords: number,
): Parsed<T> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help.trim())
    process.exit(0)
  }
  try {
    const parsed = parseArgs({ options, allowPositionals: true })
    if (parsed.positionals.length <= maxWords) return parsed
    usageError(`Unexpected argument '${parsed.positionals[maxWords]}'.`)
  } catch (error) {
    usageError((error as Error).message)
  }
}

/** A whole number given as text. Ends the process for another text. */
export function wholeNumber(name: string, text: string | undefined, otherwise: number, minimum = 0): number {
  if (text === undefined) return otherwise
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (number >= minimum) return number
  usageError(`${name} must be a whole number of at least ${minimum}, got '${text}'.`)
}

/** A number of minutes, which may be a fraction. */
export function numberOfMinutes(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (/^\d{1,6}(\.\d{1,6})?$/.test(text)) return Number(text)
  usageError(`--minutes must be a number of at least 0, got '${text}'.`)
}

/** Describes the mistake in the command line, and how to get help. */
export function usageError(message: string): never {
  console.error(`${message}\n--help lists the options.`)
  process.exit(2)
}
