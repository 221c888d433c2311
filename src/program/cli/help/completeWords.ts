/** What could stand at the last of the words typed so far. */
import { parseAbi } from '../arguments/abi.ts'
import type { Command, OptionDefinition, ValueKind } from '../definition/Command.ts'
import { commandSynonyms, commandTable } from '../definition/commandTable.ts'
import { findCommand } from '../definition/findCommand.ts'
import { allOptions, globalOptions } from '../definition/globalOptions.ts'
import type { ToolConfig } from '../settings/ToolConfig.ts'

export async function completeWords(words: readonly string[], config: ToolConfig): Promise<readonly string[]> {
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  const { name, rest } = findCommand(before)
  const command = name === undefined ? undefined : await commandTable[name]!()
  const options = command === undefined ? globalOptions : allOptions(command)
  const valueOf = options.find((option) => option.value !== undefined && isOption(option, before.at(-1)))
  const candidates =
    valueOf !== undefined
      ? (valueOf.choices ?? valuesOf(valueOf.kind, config, before, command))
      : last.startsWith('-')
        ? [...options.map((option) => `--${option.name}`), ...argumentNames(before, command, config)]
        : [...nextWords(before), ...(command === undefined ? [] : argumentValues(command, rest, config, before))]
  return [...new Set(candidates)].filter((candidate) => candidate.startsWith(last)).map((word) => `${word} `)
}

function isOption({ name, short }: OptionDefinition, word: string | undefined): boolean {
  return word === `--${name}` || (short !== undefined && word === `-${short}`)
}

/** Words of commands that go on from those given. */
function nextWords(before: readonly string[]): readonly string[] {
  const [first, ...others] = before.filter((word) => !word.startsWith('-'))
  if (first === 'help') return [...nextWords(others), ...(others.length === 0 ? ['exit-codes'] : [])]
  const start = [...(first === undefined ? [] : [first]), ...others].join(' ')
  const names = [...Object.keys(commandTable), ...(start === '' ? [] : Object.keys(commandSynonyms))]
  const prefix = start === '' ? '' : `${start} `
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length).split(' ')[0]!)
}

function argumentValues(
  command: Command,
  rest: readonly string[],
  config: ToolConfig,
  before: readonly string[],
): readonly string[] {
  const args = command.args ?? []
  const position = rest.filter((word) => !word.startsWith('-')).length
  const argument = args[Math.min(position, args.length - 1)]
  return argument === undefined ? [] : valuesOf(argument.kind, config, before, command)
}

function valuesOf(
  kind: ValueKind | undefined,
  config: ToolConfig,
  before: readonly string[],
  command: Command | undefined,
): readonly string[] {
  if (kind === 'address' || kind === 'alias') return Object.keys(config.aliases)
  if (kind === 'network') return Object.keys(config.networks)
  if (kind === 'function' && command !== undefined)
    return abiOf(before, config)?.functions.map(({ name }) => name) ?? []
  return []
}

/** `--name` of the arguments of the function that is called. */
function argumentNames(before: readonly string[], command: Command | undefined, config: ToolConfig): readonly string[] {
  if (!command?.takesFunctionParameters) return []
  const called = abiOf(before, config)?.functions.find(({ name }) => before.includes(name))
  return called?.inputs.map(({ name }) => `--${name}`) ?? []
}

function abiOf(before: readonly string[], { aliases, settings }: ToolConfig) {
  const option = before.indexOf('--abi')
  const alias = before
    .map((word) => (Object.hasOwn(aliases, word) ? aliases[word] : undefined))
    .find((entry) => entry?.abi)
  const setting = settings.abi?.value
  const file = option >= 0 ? before[option + 1] : (alias?.abi ?? (setting === undefined ? undefined : String(setting)))
  try {
    return file === undefined ? undefined : parseAbi(file).contract
  } catch {
    return undefined
  }
}
