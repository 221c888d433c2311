/**
 * Merges the settings of host, environment and files into the configuration in force.
 *
 * Every layer is checked on its own, so that an error names the field and the layer it came from. Layers are merged field
 * by field, the first one that sets a field wins, and `null` sets nothing.
 */

import { InvalidConfig, NetModuleNotInit } from '../errors/client.ts'
import type { Field, Fields } from '../schema/shapes.ts'
import { describeProblem, pathOfUnknown, validate } from '../schema/validation.ts'
import { ClientConfig } from './ClientConfig.ts'
import { credentialsOf } from './credentialsOf.ts'
import { mergeFields } from './mergeFields.ts'
import { missingOperators } from './operators.ts'
import { policiesOf } from './policiesOf.ts'
import type { ClientConfigInput, ResolvedConfig } from './ResolvedConfig.ts'

/** One source of configuration; `name` is used in errors and warnings. */
export interface ConfigLayer {
  readonly name: string
  /** Layers of the same owner share their credentials and endpoints. Default: the name. */
  readonly owner?: string
  /**
   * Whether the layer belongs to a client of a daemon that others operate, so that it cannot change the counters of the
   * operator's policies.
   */
  readonly isClient?: boolean
  readonly config: unknown
}

export interface ConfigWarning {
  readonly path: string
  readonly message: string
}

/**
 * Merges layers over the defaults, the first layer is the strongest.
 * Throws InvalidConfig (15) that names the field, NetModuleNotInit (14) for an empty list of endpoints.
 */
export function resolveConfig(
  layers: readonly ConfigLayer[],
  defaultStoragePath: string,
): { config: ResolvedConfig; warnings: ConfigWarning[] } {
  const warnings: ConfigWarning[] = []
  const checked = layers.map((layer) => checkLayer(layer, warnings))
  const merged: Record<string, unknown> = {}
  for (const [name, { shape }] of Object.entries(ClientConfig.fields)) {
    const sections = checked.map(
      (layer) => layer[name as keyof ClientConfigInput] as Record<string, unknown> | undefined,
    )
    merged[name] = shape.kind === 'struct' ? mergeFields(shape, sections) : undefined
  }
  delete merged['policy']
  merged['policies'] = policiesOf(layers, checked)
  merged['credentials'] = credentialsOf(
    layers.map(({ name, owner = name }, index) => ({ name, owner, config: checked[index]! })),
  )
  merged['local_storage_path'] =
    checked.find((layer) => layer.local_storage_path)?.local_storage_path ?? defaultStoragePath
  // A layer that names a folder overrides the server of a weaker layer.
  const place = checked.find((layer) => layer.storage?.url ?? layer.local_storage_path)
  if (place?.storage?.url === undefined) delete (merged['storage'] as { url?: string }).url
  const config = merged as unknown as ResolvedConfig
  checkAgreement(config, layers, checked)
  return { config, warnings }
}

/**
 * The configuration as `client.config` answers it: `null` where a field has neither value nor default. Secrets are left
 * out, except those whose paths are in `shownSecrets`.
 */
export function configToWire(config: ResolvedConfig, shownSecrets: ReadonlySet<string>): ClientConfigInput {
  const { policies, credentials: _hidden, ...others } = config
  const shown: Record<string, unknown> = { ...others, ...(policies[0] && { policy: policies[0].policy }) }
  for (const { section, name, path } of secretFields) {
    if (shownSecrets.has(path)) continue
    const { [name]: _hidden, ...rest } = shown[section] as Record<string, unknown>
    shown[section] = rest
  }
  return shown
}

/** Paths of the secrets that a configuration sets, such as `network.access_key`. */
export function secretsSetBy(config: unknown): ReadonlySet<string> {
  const isSet = ({ section, name }: SecretField) =>
    typeof (config as Readonly<Record<string, Record<string, unknown> | null>> | null)?.[section]?.[name] === 'string'
  return new Set(secretFields.filter(isSet).map(({ path }) => path))
}

interface SecretField {
  readonly section: string
  readonly name: string
  readonly path: string
}

const secretFields: readonly SecretField[] = Object.entries(ClientConfig.fields).flatMap(([section, { shape }]) => {
  if (shape.kind !== 'struct') return []
  const fields = Object.entries(shape.fields as Fields)
  return fields.flatMap(([name, { secret }]) => (secret ? [{ section, name, path: `${section}.${name}` }] : []))
})

/** Throws InvalidConfig (15) if fewer operators exist than have to agree. */
function checkAgreement(
  { network }: ResolvedConfig,
  layers: readonly ConfigLayer[],
  checked: readonly ClientConfigInput[],
): void {
  const { endpoints, server_address } = network
  const inForce = endpoints ?? (server_address === undefined ? [] : [server_address])
  const missing = inForce.length === 0 ? undefined : missingOperators(inForce, network)
  if (missing === undefined) return
  const index = checked.findIndex((layer) => layer.network?.agreement !== undefined)
  throw invalid(layers[index]!.name, 'network.agreement', missing)
}

/** Checks types, ranges and texts of one layer; collects warnings about unknown fields. */
function checkLayer({ name, config }: ConfigLayer, warnings: ConfigWarning[]): ClientConfigInput {
  if (config === undefined || config === null) return {}
  const result = validate(ClientConfig, config)
  if (!result.ok) {
    const problem = result.problems[0]!
    throw invalid(name, problem.path, describeProblem(problem, 'configuration'))
  }
  collectUnknownFields(config as object, ClientConfig.fields, '', name, warnings)
  if (result.value.network?.endpoints?.length === 0) {
    throw NetModuleNotInit.error('network.endpoints is empty: list at least one endpoint, or omit the field', {
      path: 'network.endpoints',
    })
  }
  const { mnemonic_word_count: words, mnemonic_dictionary } = result.value.crypto ?? {}
  if (words !== undefined && mnemonic_dictionary !== 0 && !bip39WordCounts.includes(words)) {
    const path = 'crypto.mnemonic_word_count'
    throw invalid(name, path, `${path}: expected one of ${bip39WordCounts.join(', ')}, got ${words}`)
  }
  return result.value
}

/** Valid for every dictionary except that of TON, which has phrases of other lengths. */
const bip39WordCounts = [12, 15, 18, 21, 24]

function invalid(layer: string, path: string, message: string): Error {
  return InvalidConfig.error(`Invalid configuration (${layer}): ${message}`, { path, source: layer })
}

function collectUnknownFields(
  value: object,
  fields: Fields,
  path: string,
  layer: string,
  warnings: ConfigWarning[],
): void {
  for (const [index, [key, entry]] of Object.entries(value).entries()) {
    const name = pathOfUnknown(path, key, index)
    const field: Field | undefined = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (field === undefined) {
      warnings.push({ path: name, message: `Unknown configuration field (${layer}), ignored` })
    } else if (field.shape.kind === 'struct' && typeof entry === 'object' && entry !== null) {
      collectUnknownFields(entry, field.shape.fields, name, layer, warnings)
    } else if (field.deprecated !== undefined && entry !== null) {
      warnings.push({ path: name, message: `Deprecated configuration field (${layer}). ${field.deprecated}` })
    }
    if (warnings.length >= 100) return
  }
}
