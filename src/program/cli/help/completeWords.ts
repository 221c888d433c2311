/** Possible completions of the last word typed so far. */
import { parseAbiIfReadable } from '../arguments/abi.ts'
import { settingNames } from '../config/configSettings.ts'
import type { Command, OptionDefinition, ValueKind } from '../definition/Command.ts'
import { allOptions, globalOptions } from '../definition/globalOptions.ts'
import { isSettingName, settingDefinitions, type ToolConfig } from '../settings/ToolConfig.ts'
import { commandTable, listedCommands } from '../table/commandTable.ts'
import { findCommand } from '../table/findCommand.ts'
import { knownNames, shortNames } from '../table/otherNames.ts'

/** Names for completion that come from files or the network. */
export interface CompletionSources {
  /** Functions of the library. */
  methods(): Promise<readonly string[]>
  /** Ids of the proposals that wait in a wallet. */
  proposals(wallet: string): Promise<readonly string[]>
  /** Names of keys. */
  keys(): Promise<readonly string[]>
  /** Names of the funded accounts of a development node. */
  accounts(): Promise<readonly string[]>
}

export async function completeWords(
  words: readonly string[],
  config: ToolConfig,
  sources: CompletionSources,
): Promise<readonly string[]> {
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  const { name, rest } = findCommand(before)
  const command = name === undefined ? undefined : await commandTable[name]!()
  const options = command === undefined ? globalOptions : allOptions(command)
  const valueOf = options.find((option) => option.value !== undefined && isOption(option, before.at(-1)))
  const place = { config, sources, before, command, rest, last }
  const candidates =
    valueOf !== undefined
      ? (valueOf.choices ?? (await valuesOf(valueOf.kind, place)))
      : last.startsWith('-')
        ? [...options.map((option) => `--${option.name}`), ...argumentNames(before, command, config)]
        : [...nextWords(before), ...(await argumentValues(place))]
  return [...new Set(candidates)].filter((candidate) => candidate.startsWith(last)).map(ended)
}

/** Adds a blank, except after a folder, which may be completed further. */
function ended(word: string): string {
  return word.endsWith('/') ? word : `${word} `
}

function isOption({ name, short }: OptionDefinition, word: string | undefined): boolean {
  return word === `--${name}` || (short !== undefined && word === `-${short}`)
}

/** Words that can follow the given ones in names of commands. */
function nextWords(before: readonly string[]): readonly string[] {
  const [first, ...others] = before.filter((word) => !word.startsWith('-'))
  if (first === 'help') return [...nextWords(others), ...(others.length === 0 ? ['exit-codes'] : [])]
  const start = [...(first === undefined ? [] : [first]), ...others].join(' ')
  const names = start === '' ? [...listedCommands, ...Object.keys(shortNames)] : knownNames
  const prefix = start === '' ? '' : `${start} `
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length).split(' ')[0]!)
}

interface Place {
  readonly config: ToolConfig
  readonly sources: CompletionSources
  readonly before: readonly string[]
  readonly command: Command | undefined
  /** Words after the name of the command. */
  readonly rest: readonly string[]
  readonly last: string
}

async function argumentValues(place: Place): Promise<readonly string[]> {
  const { command, rest } = place
  const args = command?.args ?? []
  const position = rest.filter((word) => !word.startsWith('-')).length
  const argument = args[Math.min(position, args.length - 1)]
  return argument === undefined ? [] : valuesOf(argument.kind, place)
}

async function valuesOf(kind: ValueKind | undefined, place: Place): Promise<readonly string[]> {
  const { config, sources, before, command, rest, last } = place
  if (kind === 'address') return [...Object.keys(config.aliases), ...(await sources.accounts())]
  if (kind === 'alias') return Object.keys(config.aliases)
  if (kind === 'network') return Object.keys(config.networks)
  if (kind === 'setting') return settingNames
  if (kind === 'settingValue') return valuesOfSetting(place)
  if (kind === 'key') return sources.keys()
  // The shell completes no files once it receives names, so files are added here.
  if (kind === 'keys') return [...(await sources.keys()), ...(await sources.accounts()), ...(await filesFrom(last))]
  if (kind === 'contract') return Object.keys((await import('../../contracts/index.ts')).contracts)
  if (kind === 'method') return sources.methods()
  if (kind === 'proposal') return rest[0] === undefined ? [] : sources.proposals(rest[0])
  if (kind === 'function' && command !== undefined)
    return abiOf(before, config)?.functions.map(({ name }) => name) ?? []
  return []
}

async function valuesOfSetting(place: Place): Promise<readonly string[]> {
  const { config, rest } = place
  const name = rest.findLast((word) => !word.startsWith('-'))
  if (name === 'url') return valuesOf('network', place)
  if (name === 'keys') return valuesOf('keys', place)
  if (name === 'wallet' || name === 'address') return Object.keys(config.aliases)
  const isFlag = name !== undefined && isSettingName(name) && settingDefinitions[name].type === 'boolean'
  return isFlag ? ['true', 'false'] : []
}

/** Files and folders whose paths begin with the text; hidden ones only if the text begins with a dot. */
async function filesFrom(start: string): Promise<readonly string[]> {
  const { readdirSync } = await import('node:fs')
  const folder = start.slice(0, start.lastIndexOf('/') + 1)
  try {
    return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') || start.slice(folder.length).startsWith('.'))
      .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`)
  } catch {
    return []
  }
}

/** `--name` of the arguments of the function that is called. */
function argumentNames(before: readonly string[], command: Command | undefined, config: ToolConfig): readonly string[] {
  if (!command?.args?.some(({ takesOptions }) => takesOptions)) return []
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
  return file === undefined ? undefined : parseAbiIfReadable(file)?.contract
}
