/**
 * Merges the settings of host, environment and files into the configuration in force.
 *
 * Every layer is checked on its own, so that an error names the field and the layer it came from. Layers are merged field
 * by field, the first one that sets a field wins, and `null` sets nothing.
 */

import { InvalidConfig, NetModuleNotInit } from '../errors/client.ts'
import type { Field, Fields } from '../schema/shapes.ts'
import { describeProblem, validate } from '../schema/validation.ts'
import { ClientConfig } from './ClientConfig.ts'
import { credentialsOf } from './credentialsOf.ts'
import { mergeFields } from './mergeFields.ts'
import { missingOperators } from './operators.ts'
import { parseEndpoint } from './parseEndpoint.ts'
import { isSchemaName, parseStorageUrl } from './parseStorageUrl.ts'
import { policiesOf } from './policiesOf.ts'
import type { ClientConfigInput, ResolvedConfig } from './ResolvedConfig.ts'

/** One source of configuration; `name` is used in errors and warnings. */
export interface ConfigLayer {
  readonly name: string
  /** Layers of the same owner share their credentials and endpoints. Default: the name. */
  readonly owner?: string
  /**
   * The layer belongs to a client of a daemon that others operate, so it cannot change what the operator's policies
   * count.
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
  checkNetwork(name, result.value)
  checkCrypto(name, result.value)
  checkProofs(name, result.value)
  checkTexts(name, result.value)
  checkPolicy(name, result.value)
  checkStorage(name, result.value)
  const factor = result.value.abi?.message_expiration_timeout_grow_factor
  if (factor !== undefined && !(factor > 0)) {
    const path = 'abi.message_expiration_timeout_grow_factor'
    throw invalid(name, path, `${path}: expected a number above 0, got ${factor}`)
  }
  return result.value
}

function checkNetwork(layer: string, { network }: ClientConfigInput): void {
  if (network?.endpoints?.length === 0) {
    throw NetModuleNotInit.error('network.endpoints is empty: list at least one endpoint, or omit the field', {
      path: 'network.endpoints',
    })
  }
  for (const [index, endpoint] of (network?.endpoints ?? []).entries()) {
    checkEndpoint(layer, `network.endpoints[${index}]`, endpoint)
  }
  if (network?.server_address !== undefined) checkEndpoint(layer, 'network.server_address', network.server_address)
  for (const [origin, label] of Object.entries(network?.operators ?? {})) {
    const path = `network.operators.${origin.slice(0, 128)}`
    if (!isOrigin(origin)) {
      throw invalid(layer, path, `${path}: expected an origin as the key, such as https://node.example:8600`)
    }
    if (!/^[\p{L}\p{N} ._-]{1,64}$/u.test(label)) {
      throw invalid(
        layer,
        path,
        `${path}: expected a name of 1 to 64 letters, digits, spaces, dots, dashes and underscores`,
      )
    }
  }
  for (const [index, origin] of (network?.access_key_origins ?? []).entries()) {
    const path = `network.access_key_origins[${index}]`
    if (!isOrigin(origin))
      throw invalid(layer, path, `${path} is not an origin, expected one such as https://node.example:8600`)
  }
}

/** An origin has scheme, host and port only, because credentials cannot be limited to a path. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin, pathname, search, hash, username, password } = new URL(text)
  const isPlain = pathname === '/' && `${search}${hash}${username}${password}` === ''
  return isPlain && ['http:', 'https:'].includes(protocol) && origin !== 'null'
}

function checkEndpoint(layer: string, path: string, endpoint: string): void {
  try {
    parseEndpoint(endpoint)
  } catch (error) {
    throw invalid(layer, path, `${path} ${(error as Error).message}, expected a URL such as https://node.example`)
  }
}

const bip39WordCounts = [12, 15, 18, 21, 24]

function checkCrypto(layer: string, { crypto }: ClientConfigInput): void {
  const words = crypto?.mnemonic_word_count
  if (words !== undefined && crypto?.mnemonic_dictionary !== 0 && !bip39WordCounts.includes(words)) {
    const path = 'crypto.mnemonic_word_count'
    throw invalid(layer, path, `${path}: expected one of ${bip39WordCounts.join(', ')}, got ${words}`)
  }
  const derivation = crypto?.hdkey_derivation_path
  if (derivation !== undefined && !isDerivationPath(derivation)) {
    const path = 'crypto.hdkey_derivation_path'
    throw invalid(layer, path, `${path}: expected a path such as m/44'/396'/0'/0/0 with numbers below 2147483648`)
  }
}

function checkProofs(layer: string, { proofs }: ClientConfigInput): void {
  const keepers = proofs?.trusted_keepers
  const texts: Record<string, readonly [string | undefined, number]> = {
    zerostate_hash: [proofs?.zerostate_hash, 64],
    trusted_keepers_hash: [proofs?.trusted_keepers_hash, 64],
    'trusted_keepers.block_id': [keepers?.block_id, 64],
    'trusted_keepers.thread_id': [keepers?.thread_id, 68],
  }
  for (const [signer, key] of Object.entries(keepers?.keepers ?? {})) {
    checkSigner(layer, `proofs.trusted_keepers.keepers.${signer}`, signer)
    texts[`trusted_keepers.keepers.${signer}`] = [key, 96]
  }
  for (const [signer, owner] of Object.entries(keepers?.owners ?? {})) {
    checkSigner(layer, `proofs.trusted_keepers.owners.${signer}`, signer)
    texts[`trusted_keepers.owners.${signer}`] = [owner, 64]
  }
  for (const [name, [text, digits]] of Object.entries(texts)) {
    const path = `proofs.${name}`
    if (text !== undefined && !(text.length === digits && /^[0-9a-f]*$/i.test(text))) {
      throw invalid(layer, path, `${path}: expected ${digits} hex characters`)
    }
  }
  if (keepers !== undefined && Object.keys(keepers.keepers).length === 0) {
    throw invalid(layer, 'proofs.trusted_keepers.keepers', 'proofs.trusted_keepers.keepers is empty')
  }
}

function checkStorage(layer: string, { storage }: ClientConfigInput): void {
  const { url, schema } = storage ?? {}
  if (schema !== undefined && !isSchemaName(schema)) {
    const path = 'storage.schema'
    throw invalid(
      layer,
      path,
      `${path}: expected at most 63 lower-case letters, digits and underscores, not beginning with a digit`,
    )
  }
  if (url === undefined) return
  try {
    parseStorageUrl(url)
  } catch (error) {
    throw invalid(layer, 'storage.url', `storage.url ${(error as Error).message}`)
  }
}

const MAX_SIGNER = 65_535

function checkSigner(layer: string, path: string, signer: string): void {
  if (/^(0|[1-9]\d{0,4})$/.test(signer) && Number(signer) <= MAX_SIGNER) return
  throw invalid(layer, path.slice(0, 128), `${path.slice(0, 128)}: expected a signer index as the key`)
}

function checkPolicy(layer: string, { policy }: ClientConfigInput): void {
  for (const [index, recipient] of (policy?.recipients ?? []).entries()) {
    if (/^(?:[0-9a-f]{64}::|-?\d+:)?[0-9a-f]{64}$/i.test(recipient)) continue
    const path = `policy.recipients[${index}]`
    throw invalid(layer, path, `${path}: expected <dapp_id>::<account_id>, 0:<account_id> or 64 hex characters`)
  }
  for (const [index, abi] of (policy?.abis ?? []).entries()) {
    const path = `policy.abis[${index}]`
    if (!isJsonObject(abi)) throw invalid(layer, path, `${path}: expected the JSON text of an ABI`)
  }
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

function isDerivationPath(path: string): boolean {
  return path.split('/').every((segment, index) => {
    if (segment === 'm') return index === 0
    return /^\d{1,10}'?$/.test(segment) && Number.parseInt(segment, 10) < 2 ** 31
  })
}

/** Texts that become HTTP headers or paths must not contain control characters. */
function checkTexts(layer: string, config: ClientConfigInput): void {
  const { binding, network, proofs, local_storage_path, storage } = config
  const texts = {
    'binding.library': binding?.library,
    'binding.version': binding?.version,
    'network.access_key': network?.access_key,
    'network.api_token': network?.api_token,
    'proofs.trusted_key_blocks': proofs?.trusted_key_blocks,
    local_storage_path,
    'storage.url': storage?.url,
  }
  for (const [path, text] of Object.entries(texts)) {
    if (text === undefined) continue
    if (/[\0-\x1f\x7f]/.test(text)) throw invalid(layer, path, `${path} contains control characters`)
    if (text === '' && !path.startsWith('binding.')) throw invalid(layer, path, `${path} is empty`)
    if (text.length > 4096) throw invalid(layer, path, `${path} has ${text.length} characters, expected at most 4096`)
  }
}

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
  for (const [key, entry] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`
    const field: Field | undefined = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (field === undefined) {
      warnings.push({ path: name.slice(0, 128), message: `Unknown configuration field (${layer}), ignored` })
    } else if (field.shape.kind === 'struct' && typeof entry === 'object' && entry !== null) {
      collectUnknownFields(entry, field.shape.fields, name, layer, warnings)
    } else if (field.deprecated !== undefined && entry !== null) {
      warnings.push({ path: name, message: `Deprecated configuration field (${layer}). ${field.deprecated}` })
    }
    if (warnings.length >= 100) return
  }
}
