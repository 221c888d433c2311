import type { ArgumentDefinition, CommandInput, OptionDefinition } from '../definition/Command.ts'

/** Entries are identified by their keys, because people choose them. */
export const entryArgument: ArgumentDefinition = { name: 'KEY', summary: 'Key of the entry, or id:ID.' }

/** Parameters that identify an entry in the functions of the outbox. */
export function entryName(text: string): { readonly id: string } | { readonly key: string } {
  return text.startsWith('id:') ? { id: text.slice(3) } : { key: text }
}

export const groupOption: OptionDefinition = { name: 'group', value: 'GROUP', summary: 'Only entries of this group.' }

export const limitOption: OptionDefinition = {
  name: 'limit',
  value: 'COUNT',
  number: { min: 1, max: 1000 },
  summary: 'Maximum number of items.',
  default: 100,
}

/** Members with values for the options that were used. */
export function given(input: CommandInput, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = input.text(name)
      return value === undefined ? [] : [[name.replaceAll('-', '_'), value]]
    }),
  )
}
