/**
 * Settings of the tool: section `cli` of `<data folder>/config.json` and of `./vendorclient.json`, then the environment
 * `VENDORCLIENT_CLI_<FIELD>`; later ones win, key by key. Options of a command are stronger than all of them.
 */
import { homedir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { expandPath } from '../../../../rpc/settings/expandPath.ts'
import { readSettingFiles } from '../../../../rpc/settings/readSettingFiles.ts'
import type { SettingFile, SettingFiles } from '../../../../rpc/settings/SettingFile.ts'
import { decodedText } from '../arguments/inputText.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

export interface Alias {
  /** Extended form. */
  readonly address?: string
  readonly abi?: string
  readonly keys?: string
}

interface SettingDefinition {
  readonly summary: string
  /** A `file` in a configuration file is relative to the folder of that file. A `secret` is never shown. */
  readonly type: 'text' | 'number' | 'boolean' | 'file' | 'secret'
}

/** All settings. Each has the name of the option that it replaces. */
export const settingDefinitions = {
  url: { type: 'text', summary: 'Network: preset, host or URL; separate several with commas.' },
  address: {
    type: 'text',
    summary:
      'Default address of account show and account balance, and of callx and runx in scripts: extended form, or alias.',
  },
  method: { type: 'text', summary: 'Default function of callx and runx in scripts.' },
  abi: { type: 'file', summary: 'Default ABI file.' },
  keys: { type: 'file', summary: 'Default key file.' },
  wallet: { type: 'text', summary: 'Default wallet of multisig send: extended form, or alias.' },
  lifetime: { type: 'number', summary: 'Lifetime of a message, in seconds. Default: abi.message_expiration_timeout.' },
  timeout: {
    type: 'number',
    summary: 'Time limit of each network wait, in ms. Default 40000.',
  },
  'message-processing-timeout': {
    type: 'number',
    summary: 'Time limit for delivering a message, in ms. Default: the timeout setting, otherwise 40000.',
  },
  retries: { type: 'number', summary: 'Number of times an expired message is replaced by a new one. Default 5.' },
  'password-from': {
    type: 'text',
    summary: 'Source of the password of encrypted keys: env:NAME, fd:NUMBER, or a file.',
  },
  path: { type: 'text', summary: "Derivation path of seed phrases. Default m/44'/396'/0'/0/0." },
  json: { type: 'boolean', summary: 'Output as with --json.' },
  'access-key': { type: 'secret', summary: 'Access key of the network. Default: network.access_key.' },
  'api-token': { type: 'secret', summary: 'Token of the REST API of the network. Default: network.api_token.' },
} as const satisfies Readonly<Record<string, SettingDefinition>>

export type SettingName = keyof typeof settingDefinitions

export interface Setting {
  readonly value: string | number | boolean
  /** File or variable that it comes from. */
  readonly origin: string
}

export interface ToolConfig {
  readonly settings: Readonly<Partial<Record<SettingName, Setting>>>
  readonly aliases: Readonly<Record<string, Alias>>
  /** Presets of networks: name to endpoints. */
  readonly networks: Readonly<Record<string, readonly string[]>>
  /** The file that names a network. */
  readonly networkFiles: Readonly<Record<string, string>>
  /** Ignored settings, and why they are ignored. */
  readonly warnings: readonly string[]
}

export const builtInNetworks: Readonly<Record<string, readonly string[]>> = { local: ['http://127.0.0.1:8600'] }

/** Paths of the files, also of those that do not exist yet. */
export interface ConfigFiles {
  readonly user: string
  /** Path of the project file: in the working folder, or the one that `--config` names. */
  readonly project: string
}

/** Configuration files of a command line, by the values of `--data-folder` and `--config`. Throws StartupError (2). */
export function readToolFiles(folderOption: string | undefined, named: string | undefined): SettingFiles {
  const dataFolder = toolDataFolder(folderOption)
  return readSettingFiles({
    dataFolder,
    isDefaultFolder: namedFolder(folderOption) === undefined,
    named,
    readsProject: true,
  })
}

/** Throws ToolError (2) that names the file and the place of a mistake. */
export function loadToolConfig({ files }: SettingFiles, environment: NodeJS.ProcessEnv): ToolConfig {
  const settings: Partial<Record<SettingName, Setting>> = {}
  const aliases: Record<string, Alias> = {}
  const networks: Record<string, readonly string[]> = { ...builtInNetworks }
  const origins = new Map<string, SettingFile>()
  const warnings: string[] = []
  /**
   * Names of the user take precedence over those of a found file, because an alias must not mean another account in
   * another folder.
   */
  const add = <T>(target: Record<string, T>, named: unknown, file: SettingFile, what: string) => {
    for (const [name, value] of Object.entries((named ?? {}) as Record<string, T>)) {
      const user = file.kind === 'project' ? origins.get(`${what} ${name}`) : undefined
      if (user !== undefined) {
        warnings.push(`${what} "${name}" of ${file.path} is ignored: ${user.path} has one of that name`)
        continue
      }
      target[name] = value
      origins.set(`${what} ${name}`, file)
    }
  }
  for (const file of [...files].reverse()) {
    const section = withPaths(sectionOf(file), dirname(file.path))
    for (const [name, value] of Object.entries(section)) {
      if (name === 'aliases') add(aliases, value, file, 'Alias')
      else if (name === 'networks') add(networks, value, file, 'Network')
      else if (isSettingName(name)) settings[name] = { value: checkSetting(name, value, file.path), origin: file.path }
      else throw new ToolError(exitCodes.usage, `Unknown setting cli.${name.slice(0, 40)} in ${file.path}`)
    }
  }
  for (const name of Object.keys(settingDefinitions) as SettingName[]) {
    const variable = settingVariable(name)
    const text = environment[variable]
    if (text)
      settings[name] = {
        value: parseSetting(name, decodedText(text, variable, 'environment'), variable),
        origin: variable,
      }
  }
  const networkFiles = Object.fromEntries(
    Object.keys(networks).flatMap((name) => {
      const origin = origins.get(`Network ${name}`)?.path
      return origin === undefined ? [] : [[name, origin]]
    }),
  )
  return { settings, aliases, networks, networkFiles, warnings }
}

/** Name of the environment variable of a setting. */
export function settingVariable(name: SettingName): string {
  return `VENDORCLIENT_CLI_${name.toUpperCase().replaceAll('-', '_')}`
}

/** A file name as written into a configuration file: relative to the file in a project file, otherwise absolute. */
export function storedPath(named: string, file: string, { project }: ConfigFiles): string {
  if (!isPath(named)) return named
  const absolute = resolve(named)
  return file === project ? relative(dirname(file), absolute) : absolute
}

/** Whether a text is a file name, and not JSON, `env:NAME`, `key:NAME` or an account of a development node. */
function isPath(named: string): boolean {
  return !named.trim().startsWith('{') && !/^(env|key):|^account-\d{1,3}$/.test(named)
}

/** Files named in a configuration file, as absolute paths. */
function withPaths(section: Record<string, unknown>, folder: string): Record<string, unknown> {
  const absolute = (value: unknown) => {
    if (typeof value !== 'string' || !isPath(value)) return value
    return value.startsWith('~/') ? join(homedir(), value.slice(2)) : resolve(folder, value)
  }
  const changed = { ...section }
  for (const name of ['abi', 'keys']) if (name in changed) changed[name] = absolute(changed[name])
  if (typeof changed['aliases'] === 'object' && changed['aliases'] !== null) {
    changed['aliases'] = Object.fromEntries(
      Object.entries(changed['aliases']).map(([name, alias]) => [
        name,
        Object.fromEntries(
          Object.entries(alias as Alias).map(([key, value]) => [key, key === 'address' ? value : absolute(value)]),
        ),
      ]),
    )
  }
  return changed
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingDefinitions, name)
}

/** A setting from text. Throws ToolError (2). */
export function parseSetting(name: SettingName, text: string, origin: string): string | number | boolean {
  const { type } = settingDefinitions[name]
  if (type === 'number') return checkSetting(name, text.trim() === '' ? text : Number(text), origin)
  if (type === 'boolean') return checkSetting(name, { true: true, '1': true, false: false, '0': false }[text], origin)
  return text
}

function checkSetting(name: SettingName, value: unknown, origin: string): string | number | boolean {
  const { type } = settingDefinitions[name]
  const fits =
    type === 'number'
      ? typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      : typeof value === (type === 'boolean' ? 'boolean' : 'string')
  if (fits) return value as string | number | boolean
  const expected = type === 'boolean' ? 'true or false' : type === 'number' ? 'a whole number, 0 or more' : 'text'
  throw new ToolError(exitCodes.usage, `Invalid setting ${name} (${origin}): expected ${expected}`)
}

function sectionOf({ path, values }: SettingFile): Record<string, unknown> {
  const section = values['cli']
  if (section === undefined || section === null) return {}
  if (typeof section === 'object' && !Array.isArray(section)) return section as Record<string, unknown>
  throw new ToolError(exitCodes.usage, `Section cli of ${path} must be an object`)
}

/** Data folder of configuration, storage and daemon: from the option, the environment, or the default. */
export function toolDataFolder(option: string | undefined): string {
  return expandPath(namedFolder(option) ?? '~/.vendorclient')
}

function namedFolder(option: string | undefined): string | undefined {
  return option ?? (process.env['VENDORCLIENT_DAEMON_DATA_FOLDER'] || undefined)
}
