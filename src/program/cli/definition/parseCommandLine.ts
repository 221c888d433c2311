/** Reads the words of a command with the option parser, from the command's definition. */
import { Command, CommanderError, Option } from 'commander'
import { closestName } from '../closestName.ts'
import { UsageError } from '../UsageError.ts'
import { allOptions } from './globalOptions.ts'
import type { CommandInput, OptionDefinition, ToolCommand } from './ToolCommand.ts'

/** `words` are all words but those of the command's name. Throws UsageError. */
export function parseCommandLine(command: ToolCommand, words: readonly string[]): CommandInput {
  const definitions = allOptions(command)
  const parser = new Command(command.name)
    .exitOverride()
    .configureOutput({ writeErr: () => {}, writeOut: () => {} })
    .helpOption(false)
    .helpCommand(false)
    .allowExcessArguments()
  if (command.takesFunctionParameters) parser.allowUnknownOption()
  for (const definition of definitions) addOption(parser, definition)
  const split = command.takesFunctionParameters ? splitAtEndOfOptions(words) : { options: words, rest: [] }
  try {
    parser.parse(split.options.map(shieldAddress), { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) throw new UsageError(describe(error, definitions))
    throw error
  }
  const operands = [...parser.args.map(unshield), ...split.rest]
  const values = collectValues(parser, definitions)
  checkRequired(command, values)
  const args = command.args ?? []
  const last = args.at(-1)
  const positional = last?.variadic ? args.slice(0, -1) : args
  positional.forEach((argument, index) => {
    if (!argument.optional && operands[index] === undefined) throw new UsageError(`${argument.name} is missing`)
  })
  if (!last?.variadic && operands.length > args.length) {
    throw new UsageError(`unexpected argument "${operands[args.length]!.slice(0, 40)}"; quote values that hold blanks`)
  }
  if (last?.variadic && !last.optional && operands.length < args.length) throw new UsageError(`${last.name} is missing`)
  return {
    args: operands.slice(0, positional.length),
    rest: operands.slice(positional.length),
    options: values,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    flag: (option) => values[option] === true,
  }
}

/** A legacy address of the masterchain looks like an option; it has to come through to be told what is wrong with it. */
function shieldAddress(word: string): string {
  return /^-\d+:/.test(word) ? `\0${word}` : word
}
function unshield(word: string): string {
  return word.startsWith('\0') ? word.slice(1) : word
}

/** Everything behind `--` belongs to the function, whatever it looks like. */
function splitAtEndOfOptions(words: readonly string[]): { options: readonly string[]; rest: readonly string[] } {
  const end = words.indexOf('--')
  return end < 0 ? { options: words, rest: [] } : { options: words.slice(0, end), rest: words.slice(end + 1) }
}

function addOption(parser: Command, { name, short, value, choices, repeatable, synonyms }: OptionDefinition): void {
  const names = [name, ...(synonyms ?? [])]
  names.forEach((each, index) => {
    const letter = index === 0 && short !== undefined ? `-${short}, ` : ''
    const option = new Option(value === undefined ? `${letter}--${each}` : `${letter}--${each} <${value}>`)
    if (choices !== undefined) option.choices([...choices])
    if (repeatable) option.argParser((text: string, before: string[] | undefined) => [...(before ?? []), text])
    if (index > 0) option.hideHelp()
    parser.addOption(option)
  })
}

function collectValues(parser: Command, definitions: readonly OptionDefinition[]): CommandInput['options'] {
  const given = parser.opts() as Record<string, string | boolean | string[]>
  const values: Record<string, string | boolean | readonly string[] | undefined> = {}
  for (const { name, synonyms } of definitions) {
    const found = [name, ...(synonyms ?? [])].map((each) => {
      const value = given[attributeOf(each)]
      if (typeof value === 'string') return unshield(value)
      // The parser takes `--no-x` for the opposite of `--x`: true unless it is given.
      return each.startsWith('no-') ? value === false : value
    })
    values[name] = found.find((value) => value !== undefined)
  }
  return values
}

function attributeOf(name: string): string {
  return new Option(`--${name}`).attributeName()
}

function checkRequired(command: ToolCommand, values: CommandInput['options']): void {
  for (const { name, required, value } of command.options ?? []) {
    if (required && values[name] === undefined) throw new UsageError(`--${name} <${value}> is required`)
  }
}

function describe(error: CommanderError, definitions: readonly OptionDefinition[]): string {
  const message = error.message.replace(/^error: /, '').split('\n')[0]!
  if (error.code !== 'commander.unknownOption') return message.slice(0, 200)
  const option = /'(-[^']*)'/.exec(message)?.[1] ?? ''
  const names = definitions.flatMap(({ name, synonyms }) => [name, ...(synonyms ?? [])])
  const meant = closestName(option.replace(/^-+/, '').split('=')[0]!, names)
  return `unknown option "${option.split('=')[0]!.slice(0, 64)}"${meant === undefined ? '' : `, did you mean --${meant}?`}`
}
