import { closestName } from '../definition/closestName.ts'
import { globalOptions } from '../definition/globalOptions.ts'
import { commandTable, listedCommands } from '../table/commandTable.ts'
import { foreignNames } from '../table/foreignNames.ts'
import { knownNames } from '../table/otherNames.ts'

/** Whether a word resembles the second word of a command of the group. */
export function isNearSubcommand(group: string, word: string): boolean {
  const prefix = `${group} `
  const parts = knownNames.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
  return closestName(word, parts) !== undefined
}

/** Explains words that do not name a command. `name` is the first unknown word. */
export function explainUnknown(name: string, words: readonly string[]): string {
  const shown = name.slice(0, 64)
  if (name.startsWith('-')) {
    const isGlobal = globalOptions.some((option) => name === `--${option.name}` || name === `-${option.short}`)
    return isGlobal ? 'the command is missing' : `unknown option "${shown}"`
  }
  const parts = knownNames.filter((entry) => entry.startsWith(`${name} `))
  const second = words[words.indexOf(name) + 1]
  if (parts.length > 0) {
    const meant = second === undefined ? undefined : closestName(`${name} ${second}`, parts)
    const known = parts.filter((entry) => Object.hasOwn(commandTable, entry))
    return meant === undefined
      ? `"${shown}" needs a second word: ${(known.length > 0 ? known : parts).join(', ')}`
      : `unknown command "${shown} ${second!.slice(0, 64)}", did you mean "${meant}"?`
  }
  // Newcomers often type the name of a function first.
  if (/^[a-z]+\.[a-z_]+$/.test(name)) return `unknown command "${shown}", did you mean "rpc ${shown}"?`
  const meant = foreignNames[name] ?? verbOf(name) ?? closestName(name, knownNames)
  return `unknown command "${shown}"${meant === undefined ? '' : `, did you mean "${meant}"?`}`
}

/** The command with this word as its verb; that of the development node if several have it, such as `mine` or `snapshot`. */
function verbOf(word: string): string | undefined {
  const named = listedCommands.filter((command) => command.endsWith(` ${word}`))
  return named.find((command) => command.startsWith('node ')) ?? (named.length === 1 ? named[0] : undefined)
}
