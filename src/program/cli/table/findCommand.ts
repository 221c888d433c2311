/** Finds the words of the command among global options, which may precede it. */

import { globalOptions } from '../definition/globalOptions.ts'
import { commandNames, commandSynonyms, commandTable } from './commandTable.ts'

interface FoundCommand {
  /** Name in the table; `undefined` if the words are not a command. */
  readonly name: string | undefined
  /** First word that is not an option. */
  readonly firstWord: string | undefined
  /** All words without those of the name. */
  readonly rest: readonly string[]
}

const withValue = new Set(
  globalOptions.flatMap(({ name, short, value }) =>
    value === undefined ? [] : [`--${name}`, ...(short === undefined ? [] : [`-${short}`])],
  ),
)

export function findCommand(words: readonly string[]): FoundCommand {
  let start = 0
  while (start < words.length && words[start]!.startsWith('-')) start += withValue.has(words[start]!) ? 2 : 1
  const before = words.slice(0, start)
  const after = words.slice(start)
  for (const length of [4, 3, 2, 1]) {
    const name = after.slice(0, length).join(' ')
    const known = tableName(name)
    if (known !== undefined && after.length >= length) {
      return { name: known, firstWord: after[0], rest: [...before, ...after.slice(length)] }
    }
  }
  return { name: undefined, firstWord: after[0], rest: words }
}

/** Whether commands begin with this word and have a second word. */
export function isGroup(word: string): boolean {
  return commandNames.some((name) => name.startsWith(`${word} `))
}

function tableName(name: string): string | undefined {
  if (Object.hasOwn(commandTable, name)) return name
  return Object.hasOwn(commandSynonyms, name) ? commandSynonyms[name] : undefined
}
