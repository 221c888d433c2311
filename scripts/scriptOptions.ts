/**
 * Command lines of the scripts that people run: `--help`, and errors in them without a stack trace, with exit code 2.
 */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type Values<T extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<{ options: T }>>['values']

/** The options as given; ends the process after `--help` and after a mistake. */
export function scriptOptions<const T extends ParseArgsOptionsConfig>(help: string, options: T): Values<T> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help.trim())
    process.exit(0)
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    usageError((error as Error).message)
  }
}

/** Describes the mistake in the command line, and how to get help. */
export function usageError(message: string): never {
  console.error(`${message}\n--help lists the options.`)
  process.exit(2)
}
