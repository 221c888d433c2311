/**
 * Settings of the process and configuration of its clients: the one reader for the daemon, the tool, the node and the gateway.
 *
 * Later sources win, field by field: built-in defaults, `config.json` in the data folder, a configuration file that is named or
 * found in the working folder, environment `VENDORCLIENT_<SECTION>_<FIELD>`, options. For the client of a host, its
 * configuration in `daemon.initialize` wins over all of them. Source: decision 1, daemon section 3.
 */

import { totalmem } from 'node:os'
import { ClientConfig } from '../../src/config/ClientConfig.ts'
import { START_OWNER } from '../../src/config/layerNames.ts'
import { mergeFields } from '../../src/config/mergeFields.ts'
import { type ConfigLayer, resolveConfig } from '../../src/config/resolveConfig.ts'
import { storageServerOf } from '../../src/config/storageServerOf.ts'
import { ClientError } from '../../src/errors/ClientError.ts'
import type { StorageServer } from '../../src/ports/Storage.ts'
import { type Fields, type StructShape, struct, type ValueOf } from '../../src/schema/shapes.ts'
import { describeProblem, validate } from '../../src/schema/validation.ts'
import { defaultLimits, Limits } from '../limits.ts'
import { expandPath } from './expandPath.ts'
import { dataFolderIn, readJsonFile, readSettingFiles } from './readSettingFiles.ts'
import type { SettingFile, SettingFiles } from './SettingFile.ts'
import { StartupError } from './StartupError.ts'
import { DaemonSection, LogSection, settingSections } from './settingSections.ts'
import { readEnvironment } from './textSettings.ts'

/** Share of the allowed memory from which it counts as used up. */
const SHARE = 0.7

/** Soft limit of resident memory without a setting, bytes: the limit of the container, or the memory of the machine. */
function defaultMemoryLimit(): number {
  // Without a limit of the container this is a number beyond any memory, and 0 if the system does not report it.
  const constrained = process.constrainedMemory()
  return Math.floor(SHARE * (constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()))
}

export interface Settings {
  readonly dataFolder: string
  readonly daemon: ValueOf<typeof DaemonSection>
  readonly limits: Limits
  readonly log: ValueOf<typeof LogSection>
  /** Client configuration of options, environment and files, strongest first. */
  readonly configLayers: readonly ConfigLayer[]
  /** Storage folder of clients that do not name one. */
  readonly defaultStoragePath: string
  /** Server of clients that name neither a server nor a folder. */
  readonly defaultStorageServer: StorageServer | undefined
  readonly warnings: readonly string[]
}

export interface SettingSources {
  /** Sections and fields given on the command line. */
  readonly options: Readonly<Record<string, unknown>>
  /** Log level if no source sets one. */
  readonly logLevel: string
  /** Files that were read before. Default: they are read, with the working folder only if `readsProject`. */
  readonly files?: SettingFiles
  readonly readsProject?: boolean
  /** Configuration file that an option names. */
  readonly configFile?: string | undefined
}

interface Layer extends Pick<ConfigLayer, 'name' | 'owner'> {
  readonly values: Readonly<Record<string, unknown>>
}

/** Throws StartupError with exit code 2 that names the field and its source. */
export function loadSettings({ options, logLevel, files, readsProject = true, configFile }: SettingSources): Settings {
  const named = dataFolderIn('options', options)
  const read = files ?? readSettingFiles({ dataFolder: named, named: configFile, readsProject })
  const warnings = [...read.warnings]
  const layers: Layer[] = [
    { name: 'options', owner: START_OWNER, values: options },
    { name: 'environment', owner: START_OWNER, values: readEnvironment(process.env, warnings) },
    ...read.files.map(layerOfFile),
  ]
  for (const layer of layers) warnAboutUnknownSections(layer, warnings)
  const merged = (section: string, shape: StructShape) =>
    mergeFields(
      shape,
      layers.map((layer) => checkSection(shape, section, layer, warnings)),
    )
  const daemon = merged('daemon', DaemonSection) as Settings['daemon']
  const limits = { ...defaultLimits, ...(merged('limits', Limits) as Partial<Limits>) }
  const { file, ...log } = { level: logLevel, ...merged('log', LogSection) } as Settings['log']
  const configLayers = [...policyLayers(layers), ...layers.map(clientLayer)]
  return {
    dataFolder: read.dataFolder,
    daemon,
    limits: { ...limits, memory_bytes: Number(limits.memory_bytes) || defaultMemoryLimit() },
    log: file === undefined ? log : { ...log, file: expandPath(file) },
    configLayers,
    ...checkClientLayers(configLayers, read.dataFolder, warnings),
    warnings,
  }
}

function layerOfFile({ path, kind, values }: SettingFile): Layer {
  return { name: path, ...(kind === 'named' && { owner: START_OWNER }), values }
}

function clientLayer({ values, ...layer }: Layer): ConfigLayer {
  const fields = Object.entries(values).filter(([key]) => Object.hasOwn(ClientConfig.fields, key))
  return { ...layer, config: Object.fromEntries(fields) }
}

/** The policy files of all sources: policies add up, so a stronger source cannot replace that of a weaker one. */
function policyLayers(layers: readonly Layer[]): ConfigLayer[] {
  return layers.flatMap(({ values }) => {
    const file = (values['daemon'] as { policy_file?: unknown } | null | undefined)?.policy_file
    return typeof file === 'string' ? [readPolicyFile(expandPath(file))] : []
  })
}

function warnAboutUnknownSections({ name, values }: Layer, warnings: string[]): void {
  for (const key of Object.keys(values)) {
    if (Object.hasOwn(settingSections, key) || Object.hasOwn(ClientConfig.fields, key)) continue
    // The tool and the node have sections in the same file.
    if (key === 'cli' || key === 'node') continue
    warnings.push(`Unknown field ${key.slice(0, 64)} in ${name}`)
  }
}

/** Known fields of a section that a source sets. */
function checkSection(
  shape: StructShape,
  section: string,
  { name: source, values }: Layer,
  warnings: string[],
): Record<string, unknown> {
  const given = values[section] ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw new StartupError(2, `Invalid configuration (${source}): ${section} must be an object`, { path: section })
  }
  const checked: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const known = Object.hasOwn(shape.fields, name) ? (shape.fields as Fields)[name] : undefined
    if (known === undefined) warnings.push(`Unknown field ${section}.${name.slice(0, 64)} in ${source}`)
    else if (value !== null) {
      checked[name] = checkField(struct('Field', '', { [name]: known }), section, name, value, source)
    }
  }
  return checked
}

function checkField(shape: StructShape, section: string, name: string, value: unknown, source: string): unknown {
  const result = validate(shape, { [name]: value }, section)
  if (result.ok) return (result.value as Record<string, unknown>)[name]
  const problem = result.problems[0]!
  throw new StartupError(2, `Invalid configuration (${source}): ${describeProblem(problem)}`, { path: problem.path })
}

/** Finds mistakes of files and environment at the start; returns the storage that results from them. */
function checkClientLayers(
  layers: readonly ConfigLayer[],
  dataFolder: string,
  warnings: string[],
): Pick<Settings, 'defaultStoragePath' | 'defaultStorageServer'> {
  try {
    const resolved = resolveConfig(layers, dataFolder)
    warnings.push(...resolved.warnings.map(({ path, message }) => `${path}: ${message}`))
    return {
      defaultStoragePath: expandPath(resolved.config.local_storage_path),
      defaultStorageServer: storageServerOf(resolved.config),
    }
  } catch (error) {
    if (error instanceof ClientError) throw new StartupError(2, error.message, error.data)
    throw error
  }
}

/** The policy that `daemon.policy_file` names. A missing file is an error: it must not mean that everything is allowed. */
function readPolicyFile(path: string): ConfigLayer {
  const policy = readJsonFile(path, 'policy file')
  if (policy !== undefined) return { name: path, config: { policy } }
  throw new StartupError(2, `The policy file ${path} does not exist (daemon.policy_file)`, { path })
}
