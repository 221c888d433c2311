import { closestName } from '../definition/closestName.ts'
import { commandTable } from '../definition/commandTable.ts'
import { globalOptions } from '../definition/globalOptions.ts'

/** What is wrong with words that name no command. `name` is the first one that should. */
export function explainUnknown(name: string, words: readonly string[]): string {
  const shown = name.slice(0, 64)
  if (name.startsWith('-')) {
    const isGlobal = globalOptions.some((option) => name === `--${option.name}` || name === `-${option.short}`)
    return isGlobal ? 'the command is missing' : `unknown option "${shown}"`
  }
  const names = Object.keys(commandTable)
  const parts = names.filter((entry) => entry.startsWith(`${name} `))
  const second = words[words.indexOf(name) + 1]
  if (parts.length > 0) {
    const meant = second === undefined ? undefined : closestName(`${name} ${second}`, parts)
    return meant === undefined
      ? `"${shown}" needs a second word: ${parts.join(', ')}`
      : `unknown command "${shown} ${second!.slice(0, 64)}", did you mean "${meant}"?`
  }
  // Names of functions are what a newcomer types first.
  if (/^[a-z]+\.[a-z_]+$/.test(name)) return `unknown command "${shown}", did you mean "rpc ${shown}"?`
  const meant = closestName(name, names)
  return `unknown command "${shown}"${meant === undefined ? '' : `, did you mean "${meant}"?`}`
}
