/** Finds the words of the command among global options, which may precede it. */

import { globalOptions } from '../definition/globalOptions.ts'
import { knownNames, nameInTable } from './otherNames.ts'

interface FoundCommand {
  /** Name in the table; `undefined` if the words are not a command. */
  readonly name: string | undefined
  /** The name that was typed. */
  readonly typed?: string
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
    const known = nameInTable(name)
    if (known !== undefined && after.length >= length) {
      return { name: known, typed: name, firstWord: after[0], rest: [...before, ...after.slice(length)] }
    }
  }
  return { name: undefined, firstWord: after[0], rest: words }
}

/** Whether commands begin with this word and have a second word. */
export function isGroup(word: string): boolean {
  return knownNames.some((name) => name.startsWith(`${word} `))
}
