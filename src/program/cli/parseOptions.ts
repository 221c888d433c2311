import { type ParseArgsConfig, parseArgs } from 'node:util'
import { closestName } from './closestName.ts'
import { UsageError } from './UsageError.ts'

type Parsed<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>

/** Reads the options of a command. Throws UsageError in words that fit a person, with the name that was probably meant. */
export function parseOptions<const T extends ParseArgsConfig>(config: T): Parsed<T> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const { code } = error as { code?: string }
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      throw new UsageError(describeUnknown(error.message, Object.keys(config.options ?? {})))
    }
    // The first line says what is wrong, the rest explains the conventions of the parser.
    if (code?.startsWith('ERR_PARSE_ARGS')) throw new UsageError(lowerFirst(error.message.split('\n')[0]!))
    throw error
  }
}

function describeUnknown(message: string, names: readonly string[]): string {
  const option = /'(-[^']*)'/.exec(message)?.[1] ?? ''
  const meant = closestName(option.replace(/^-+/, ''), names)
  return `unknown option "${option.slice(0, 64)}"${meant === undefined ? '' : `, did you mean --${meant}?`}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
