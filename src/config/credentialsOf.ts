/**
 * Decides which hosts receive which credentials. A key is only sent to endpoints of the source that contains it: a key
 * of the environment is not sent to the endpoints of a configuration file, nor a key of a file to endpoints of another
 * source. Source: network 1.5.
 */
import { endpointUrl } from './endpointUrls.ts'
import type { ClientConfigInput } from './ResolvedConfig.ts'

/** One source of configuration. */
export interface OwnedLayer {
  /** Name for messages. */
  readonly name: string
  /** Layers with the same owner count as one. */
  readonly owner: string
  readonly config: ClientConfigInput
}

/** Credentials of one source. */
export interface LayerCredentials {
  /** Name of the layer that sets the key. */
  readonly source: string
  readonly field: 'access_key' | 'api_token'
  readonly value: string
  /** Origins of the endpoints of that source and of its `access_key_origins`. */
  readonly origins: readonly string[]
  /** Whether the host of the client may add endpoints that receive the key. */
  readonly isOfHost: boolean
}

/** Credentials of all sources, the strongest first; `layers` begin with that of the host. */
export function credentialsOf(layers: readonly OwnedLayer[]): LayerCredentials[] {
  const owners = [...new Set(layers.map(({ owner }) => owner))]
  return owners.flatMap((owner) => {
    const own = layers.filter((layer) => layer.owner === owner)
    const found = findCredential(own, 'api_token') ?? findCredential(own, 'access_key')
    if (found === undefined) return []
    return [{ ...found, origins: originsOf(own), isOfHost: owner === layers[0]?.owner }]
  })
}

function findCredential(layers: readonly OwnedLayer[], field: LayerCredentials['field']) {
  for (const { name, config } of layers) {
    const value = config.network?.[field]
    if (value !== undefined && value !== null) return { source: name, field, value }
  }
  return undefined
}

function originsOf(layers: readonly OwnedLayer[]): string[] {
  const networks = layers.flatMap(({ config }) => config.network ?? [])
  const endpoints =
    networks.find(({ endpoints }) => endpoints)?.endpoints ??
    networks.flatMap(({ server_address }) => server_address ?? []).slice(0, 1)
  const further = networks.flatMap(({ access_key_origins }) => access_key_origins ?? [])
  return [...endpoints.map((endpoint) => endpointUrl(endpoint).origin), ...further.map((text) => new URL(text).origin)]
}
