/**
 * Configuration of the library for one run. Settings of the tool and of the library come from the same sources, so they
 * are put in one order: options, environment, project file, user file; within a source those of the tool win. A daemon
 * that serves the run knows neither this environment nor this project, so it receives the whole configuration. A key is
 * part of it only if it belongs to the endpoints: if the same source names both, or names these origins for the key.
 */

import type { ConfigLayer } from '../../../config/resolveConfig.ts'
import type { ConfigFiles, SettingName, ToolConfig } from '../settings/ToolConfig.ts'
import { type Candidate, ownerOf, type SectionName, withoutForeignKeys } from './ownedCredentials.ts'

type Section = Record<string, unknown>
export type ClientSections = Readonly<Record<SectionName, Section>>

interface ConfigSources {
  /** Value of an option of this run. */
  option(name: SettingName): string | undefined
  readonly tool: ToolConfig
  readonly files: ConfigFiles
  /** Layers that the library reads itself. */
  readonly layers: readonly ConfigLayer[]
  /** File that names the endpoints of the network in the setting `url`, if that is the name of a network. */
  readonly networkFile: string | undefined
}

/**
 * Fields of the library that a setting of the tool sets. `message-processing-timeout` takes precedence over `timeout`.
 */
const fieldsOf: readonly (readonly [SettingName, keyof ClientSections, string])[] = [
  ['url', 'network', 'endpoints'],
  ['message-processing-timeout', 'network', 'message_processing_timeout'],
  ['timeout', 'network', 'message_processing_timeout'],
  ['timeout', 'network', 'wait_for_timeout'],
  ['timeout', 'network', 'query_timeout'],
  ['timeout', 'network', 'max_reconnect_timeout'],
  ['retries', 'network', 'message_retries_count'],
  ['access-key', 'network', 'access_key'],
  ['api-token', 'network', 'api_token'],
  ['lifetime', 'abi', 'message_expiration_timeout'],
]

/** Interactive commands stop retrying earlier than the two minutes of the library, ms. */
const MAX_RECONNECT_MS = 40_000

/** --timeout applies to the whole command, so retries end earlier and an unreachable network is reported as such. */
const RECONNECT_SHARE = 0.75

function shareOf(field: string, value: unknown): unknown {
  return field === 'max_reconnect_timeout' ? Math.floor(Number(value) * RECONNECT_SHARE) : value
}

/** `read` returns the value of a setting in the form of the library. Throws what `read` throws. */
export function clientConfig(
  { option, tool, files, layers, networkFile }: ConfigSources,
  read: (name: SettingName) => unknown,
): ClientSections {
  const rankOfFile = (origin: string) => (origin === files.project ? 4 : origin === files.user ? 6 : 2)
  const candidates: Candidate[] = fieldsOf.flatMap(([name, section, field]) => {
    const setting = tool.settings[name]
    if (option(name) === undefined && setting === undefined) return []
    const isOption = option(name) !== undefined
    const rank = isOption ? 0 : rankOfFile(setting!.origin) - 1
    const value = isOption ? shareOf(field, read(name)) : read(name)
    const owner = name === 'url' && networkFile !== undefined ? rankOfFile(networkFile) : undefined
    return [{ rank, section, field, value, owner: ownerOf(owner ?? rank) }]
  })
  for (const { name, config } of layers) {
    for (const section of ['network', 'abi', 'crypto'] as const) {
      for (const [field, value] of Object.entries((config as Partial<ClientSections>)[section] ?? {})) {
        const rank = rankOfFile(name)
        candidates.push({ rank, section, field, value, owner: ownerOf(rank) })
      }
    }
  }
  const result: ClientSections = { network: {}, abi: {}, crypto: {} }
  const sorted = candidates.filter(({ value }) => value !== undefined && value !== null).sort((a, b) => a.rank - b.rank)
  for (const { section, field, value } of withoutForeignKeys(sorted)) result[section][field] ??= value
  result.network['max_reconnect_timeout'] ??= MAX_RECONNECT_MS
  return result
}
