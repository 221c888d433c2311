/** How a run answers, decided before its words are understood, so that mistakes in them are answered the same way. */
import { loadToolConfig, readToolFiles } from './ToolConfig.ts'

/** `words` are those of the whole command line. */
export function wantsJson(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  const options = end < 0 ? words : words.slice(0, end)
  if (options.some((word) => ['--json', '-j', '--select', '--compat'].includes(word) || word.startsWith('--select=')))
    return true
  try {
    const file = valueOf(options, '--config') ?? valueOf(options, '-c')
    const files = readToolFiles(valueOf(options, '--data-folder'), file)
    return loadToolConfig(files, process.env).settings.json?.value === true
  } catch {
    // The mistake in the configuration is reported by the command itself.
    return false
  }
}

function valueOf(words: readonly string[], option: string): string | undefined {
  const index = words.indexOf(option)
  return index < 0 ? words.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1) : words[index + 1]
}
