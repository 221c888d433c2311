/**
 * Settings of the daemon and configuration of its clients, from files, environment and options.
 *
 * Later sources win, field by field: built-in defaults, `config.json` in the data folder, `vendorclient.json` in the
 * working folder, environment `VENDORCLIENT_<SECTION>_<FIELD>`, options. What a host says in `daemon.initialize` is
 * stronger than all of them for its own client. Source: decision 1, daemon section 3.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ConfigLayer, resolveConfig, START_OWNER } from '../../src/config/resolveConfig.ts'
import { storageServerOf } from '../../src/config/storageServerOf.ts'
import { decodeInput, mayBeUndecodable } from '../../src/core/bytes/utf8.ts'
import { ClientError } from '../../src/errors/ClientError.ts'
import { ClientConfig } from '../../src/modules/client/types.ts'
import type { StorageServer } from '../../src/ports/Storage.ts'
import {
  array,
  bool,
  constants,
  type Fields,
  field,
  optional,
  type Shape,
  type StructShape,
  struct,
  text,
  u16,
  type ValueOf,
} from '../../src/schema/shapes.ts'
import { describeProblem, validate } from '../../src/schema/validation.ts'
import { defaultLimits, Limits } from '../limits.ts'
import { expandPath } from './expandPath.ts'
import { StartupError } from './StartupError.ts'
import { defaultMemoryLimit } from './usableMemory.ts'

export const LogLevelName = constants('LogLevelName', 'Amount of logging.', {
  silent: ['silent', 'No log.'],
  error: ['error', 'Bugs and failures of the daemon.'],
  warn: ['warn', 'Also conditions that need attention.'],
  info: ['info', 'Also start, stop and connections.'],
  debug: ['debug', 'Also every call.'],
})

export const DaemonSection = struct('DaemonSection', 'Process settings.', {
  data_folder: field(text, 'Data folder of the daemon, mode 0700.', { default: '~/.vendorclient' }),
  host: field(text, 'Address to listen on. An address that is not a loopback address needs --allow-remote.', {
    default: '127.0.0.1',
  }),
  port: field(u16, 'Port to listen on; 0 picks a free one.', { default: 0 }),
  socket: field(bool, 'Also listen on a Unix socket (on Windows, a named pipe).', { default: false }),
  allow_remote: field(bool, 'Allow an address that is not a loopback address.', { default: false }),
  allowed_hosts: field(array(text), 'Values of the Host header accepted in addition to the loopback names.', {
    default: [],
  }),
  allowed_origins: field(array(text), 'Origins of web pages that may connect, matched exactly.', { default: [] }),
  allowed_storage_paths: field(array(text), 'Folders outside the data folder where clients may keep their storage.', {
    default: [],
  }),
  core_dumps: field(
    bool,
    'Whether core dumps of the daemon include its memory, which may contain keys. False: Linux only.',
    { default: true },
  ),
  metrics: field(bool, 'Serve /metrics to programs on this machine without the token.', { default: false }),
  metrics_listen: optional(
    text,
    'Also serve /metrics, /healthz and /readyz at this address, without a token; for example, 127.0.0.1:9464. Not with --stdio.',
  ),
  policy_file: optional(
    text,
    'JSON file with a spending policy that applies to every client, in addition to other policies.',
  ),
  proxy: optional(
    text,
    'Proxy for all outgoing connections: a URL with http, https, socks5 or socks5h, or "none". Loopback hosts are always reached directly. Default: HTTPS_PROXY, HTTP_PROXY and ALL_PROXY of the environment.',
    { secret: true },
  ),
  no_proxy: optional(
    array(text),
    'Hosts that are reached without the proxy: names (which cover the names below them), addresses, ranges such as 10.0.0.0/8, or "*"; each may end with :port. Default: NO_PROXY of the environment.',
  ),
  ca_file: optional(
    text,
    'PEM file with certificates of authorities to trust besides the usual ones and those of NODE_EXTRA_CA_CERTS.',
  ),
  token_group_readable: field(bool, 'Make the token file readable by its group.', { default: false }),
})

export const LogSection = struct('LogSection', 'Logging.', {
  level: field(LogLevelName, 'Log level of stderr, as JSON lines. Default: info, with --stdio warn.'),
  file: optional(text, 'Also append the log to this file.'),
  file_level: optional(LogLevelName, 'Log level of the file. Default: that of stderr.'),
  filter: optional(
    text,
    'Comma-separated prefixes of events and methods to log; a leading hyphen excludes them. Default: all.',
  ),
})

/** Everything in a file or the environment besides the client configuration. */
export const settingSections = { daemon: DaemonSection, limits: Limits, log: LogSection } as const

export interface Settings {
  readonly dataFolder: string
  readonly daemon: ValueOf<typeof DaemonSection>
  readonly limits: Limits
  readonly log: ValueOf<typeof LogSection>
  /** Client configuration of the environment and the files, strongest first. */
  readonly configLayers: readonly ConfigLayer[]
  /** Storage folder of clients that name none. */
  readonly defaultStoragePath: string
  /** Server of clients that name neither a server nor a folder. */
  readonly defaultStorageServer: StorageServer | undefined
  readonly warnings: readonly string[]
}

type Layer = { readonly name: string; readonly values: Readonly<Record<string, unknown>> }

/** `options` holds sections and fields given on the command line. Throws StartupError with exit code 2. */
export function loadSettings(
  options: Readonly<Record<string, unknown>>,
  defaults: { logLevel: string },
  workingPath = resolve('vendorclient.json'),
): Settings {
  const warnings: string[] = []
  const strong: Layer[] = [
    { name: 'options', values: options },
    { name: 'environment', values: readEnvironment(process.env, warnings) },
  ]
  const workingFile = withoutRoutes(readFile(workingPath), warnings)
  const named = [...strong, workingFile].map(folderOf).find((folder) => typeof folder === 'string')
  const dataFolder = expandPath((named as string | undefined) ?? (DaemonSection.fields.data_folder.default as string))
  const dataFile = readFile(join(dataFolder, 'config.json'))
  if (folderOf(dataFile) !== undefined) {
    warnings.push(`daemon.data_folder has no effect in ${dataFile.name}: that file is located through it`)
  }
  const layers = [...strong, workingFile, dataFile]
  for (const layer of layers) warnAboutUnknownSections(layer, warnings)
  const daemon = mergeSection(DaemonSection, 'daemon', layers, warnings) as Settings['daemon']
  const givenLimits = mergeSection(Limits, 'limits', layers, warnings) as Partial<Limits>
  const memory_bytes = Number(givenLimits.memory_bytes ?? 0) || defaultMemoryLimit()
  const limits = { ...defaultLimits, ...givenLimits, memory_bytes }
  const log = { level: defaults.logLevel, ...mergeSection(LogSection, 'log', layers, warnings) } as Settings['log']
  const { file, ...logWithoutFile } = log
  const policies = daemon.policy_file === undefined ? [] : [readPolicy(expandPath(daemon.policy_file))]
  const configLayers = [
    ...policies,
    ...layers.map((layer) => ({
      name: layer.name,
      ...(strong.includes(layer) && { owner: START_OWNER }),
      config: clientPart(layer.values),
    })),
  ]
  return {
    dataFolder,
    daemon,
    limits,
    log: file === undefined ? logWithoutFile : { ...logWithoutFile, file: expandPath(file) },
    configLayers,
    ...checkClientLayers(configLayers, dataFolder, warnings),
    warnings,
  }
}

/** The data folder that a source names. An empty text is refused: a script with an unset variable means another one. */
function folderOf({ name, values }: Layer): unknown {
  const folder = (values['daemon'] as { data_folder?: unknown } | null | undefined)?.data_folder
  if (folder !== '') return folder ?? undefined
  throw new StartupError(2, `Invalid configuration (${name}): daemon.data_folder is empty, expected a folder`, {
    path: 'daemon.data_folder',
  })
}

function readFile(path: string): Layer {
  if (!existsSync(path)) return { name: path, values: {} }
  let text: string | undefined
  try {
    text = decodeInput(readFileSync(path))
  } catch (cause) {
    throw new StartupError(2, `The configuration file ${path} cannot be read: ${(cause as Error).message}`, { path })
  }
  if (text === undefined) {
    throw new StartupError(2, `The configuration file ${path} is not valid UTF-8; save it as UTF-8`, { path })
  }
  let values: unknown
  try {
    values = JSON.parse(text)
  } catch (cause) {
    throw new StartupError(2, `The configuration file ${path} is not valid JSON${placeOf(cause)}`, { path })
  }
  if (typeof values === 'object' && values !== null && !Array.isArray(values)) {
    return { name: path, values: values as Record<string, unknown> }
  }
  throw new StartupError(2, `The configuration file ${path} must contain a JSON object`, { path })
}

/** What decides whom connections are shown to. */
const ROUTE_FIELDS = ['proxy', 'no_proxy', 'ca_file']

/** A file that lies in the working folder must not lead connections elsewhere. */
function withoutRoutes({ name, values }: Layer, warnings: string[]): Layer {
  const { daemon } = values
  if (typeof daemon !== 'object' || daemon === null) return { name, values }
  const ignored = ROUTE_FIELDS.filter((field) => Object.hasOwn(daemon, field))
  for (const field of ignored) {
    warnings.push(
      `daemon.${field} has no effect in ${name}: set it in the environment or in config.json of the data folder`,
    )
  }
  const rest = Object.fromEntries(Object.entries(daemon).filter(([field]) => !ROUTE_FIELDS.includes(field)))
  return ignored.length === 0 ? { name, values } : { name, values: { ...values, daemon: rest } }
}

/** A file that is missing is no policy that allows everything. */
function readPolicy(path: string): ConfigLayer {
  if (!existsSync(path)) {
    throw new StartupError(2, `The policy file ${path} does not exist (daemon.policy_file)`, { path })
  }
  return { name: path, config: { policy: readFile(path).values } }
}

/** Where the parser stopped. The rest of its message quotes the file, which may hold secrets. */
function placeOf(error: unknown): string {
  const place = /line \d+ column \d+/.exec((error as Error).message)?.[0]
  return place === undefined ? '' : `, see ${place}`
}

/** Fields that can be set by `VENDORCLIENT_<SECTION>_<FIELD>`. */
function settableFields(): Map<string, { section: string | undefined; name: string; shape: Shape }> {
  const fields = new Map<string, { section: string | undefined; name: string; shape: Shape }>()
  const addSection = (section: string, shape: StructShape) => {
    for (const [name, { shape: fieldShape }] of Object.entries(shape.fields as Fields)) {
      fields.set(`VENDORCLIENT_${section}_${name}`.toUpperCase(), { section, name, shape: fieldShape })
    }
  }
  for (const [name, shape] of Object.entries(settingSections)) addSection(name, shape)
  for (const [name, { shape }] of Object.entries(ClientConfig.fields)) {
    if (shape.kind === 'struct') addSection(name, shape)
    else fields.set(`VENDORCLIENT_${name}`.toUpperCase(), { section: undefined, name, shape })
  }
  return fields
}

function readEnvironment(env: NodeJS.ProcessEnv, warnings: string[]): Record<string, unknown> {
  const variables = Object.entries(env).filter(([name]) => name.startsWith('VENDORCLIENT_'))
  if (variables.length === 0) return {}
  const fields = settableFields()
  const values: Record<string, unknown> = {}
  for (const [name, raw] of variables) {
    const known = fields.get(name)
    if (known === undefined) {
      if (!isForOthers(name)) warnings.push(`Unknown environment variable ${name.slice(0, 64)}`)
      continue
    }
    if (raw === undefined || raw === '') continue
    if (mayBeUndecodable(raw)) {
      throw new StartupError(2, `Environment variable ${name} is not valid UTF-8: it contains U+FFFD`, { path: name })
    }
    setField(values, known.section, known.name, parseSettingText(known.shape, raw))
  }
  return values
}

/** Variables that are no settings of the daemon: those of bindings, builds and the other commands. */
function isForOthers(name: string): boolean {
  return /^VENDORCLIENT_(BINARY|TEST_BINARY|BUILD_NUMBER|LAUNCHER_PID|(CLI|NODE)_.*)$/.test(name)
}

function setField(values: Record<string, unknown>, section: string | undefined, name: string, value: unknown): void {
  if (section === undefined) {
    values[name] = value
    return
  }
  values[section] = { ...(values[section] as object | undefined), [name]: value }
}

/** Parses `section.field=value` of the command line into `values`. Throws StartupError with exit code 2. */
export function setByText(values: Record<string, unknown>, assignment: string): void {
  const match = /^([a-z_]+(?:\.[a-z_]+)?)=(.*)$/s.exec(assignment)
  const path = match?.[1] ?? ''
  const known = settableFields().get(`VENDORCLIENT_${path.replace('.', '_').toUpperCase()}`)
  if (match === null || known === undefined) {
    const shown = assignment.split('=')[0]!.slice(0, 80)
    throw new StartupError(2, `Unknown setting "${shown}", expected section.field=value such as limits.in_flight=5000`)
  }
  setField(values, known.section, known.name, parseSettingText(known.shape, match[2]!))
}

/** Text of a variable as JSON value; what does not fit is left for the validation to name. */
function parseSettingText(shape: Shape, raw: string): unknown {
  switch (shape.kind) {
    case 'boolean':
      return { true: true, '1': true, yes: true, false: false, '0': false, no: false }[raw.toLowerCase()] ?? raw
    case 'integer':
    case 'bigInteger':
    case 'float':
      return raw.trim() !== '' && Number.isFinite(Number(raw)) ? Number(raw) : raw
    case 'constants':
      return shape.wire === 'number' && /^\d+$/.test(raw) ? Number(raw) : raw
    case 'array':
      if (shape.item.kind === 'struct') return parseJson(raw)
      return raw
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
    case 'struct':
      return parseJson(raw)
    default:
      return raw
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}

function warnAboutUnknownSections({ name, values }: Layer, warnings: string[]): void {
  for (const key of Object.keys(values)) {
    if (Object.hasOwn(settingSections, key) || Object.hasOwn(ClientConfig.fields, key)) continue
    // Other programs of the package keep sections of their own in the same file.
    if (key === 'cli' || key === 'node') continue
    warnings.push(`Unknown field ${key.slice(0, 64)} in ${name}`)
  }
}

function mergeSection(
  shape: StructShape,
  section: string,
  layers: readonly Layer[],
  warnings: string[],
): Record<string, unknown> {
  const merged: Record<string, unknown> = {}
  for (const [name, { default: value }] of Object.entries(shape.fields as Fields)) {
    if (value !== undefined) merged[name] = value
  }
  for (const { name: source, values } of [...layers].reverse()) {
    const given = values[section]
    if (given === undefined || given === null) continue
    if (typeof given !== 'object' || Array.isArray(given)) {
      throw new StartupError(2, `Invalid configuration (${source}): ${section} must be an object`, { path: section })
    }
    for (const [name, value] of Object.entries(given)) {
      const known = Object.hasOwn(shape.fields, name) ? (shape.fields as Fields)[name] : undefined
      if (known === undefined) {
        warnings.push(`Unknown field ${section}.${name.slice(0, 64)} in ${source}`)
      } else if (value !== null) {
        merged[name] = checkField(struct('Field', '', { [name]: known }), section, name, value, source)
      }
    }
  }
  return merged
}

function checkField(shape: StructShape, section: string, name: string, value: unknown, source: string): unknown {
  const result = validate(shape, { [name]: value }, section)
  if (result.ok) return (result.value as Record<string, unknown>)[name]
  const problem = result.problems[0]!
  throw new StartupError(2, `Invalid configuration (${source}): ${describeProblem(problem)}`, { path: problem.path })
}

function clientPart(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(ClientConfig.fields, key)))
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
