import type { ValueOf } from '../schema/shapes.ts'
import type { ClientConfig } from './ClientConfig.ts'
import type { LayerCredentials } from './credentialsOf.ts'

export type ClientConfigInput = ValueOf<typeof ClientConfig>

type Section<Name extends keyof ClientConfigInput> = NonNullable<ClientConfigInput[Name]>

/** Fields with a default are always present, all others only if they were set. */
type WithDefaults<T, Unset extends keyof T> = { readonly [K in Exclude<keyof T, Unset>]-?: NonNullable<T[K]> } & {
  readonly [K in Unset]?: NonNullable<T[K]> | undefined
}

/** The configuration in force in one context. */
export interface ResolvedConfig {
  readonly binding: WithDefaults<Section<'binding'>, never>
  readonly network: WithDefaults<
    Section<'network'>,
    | 'server_address'
    | 'endpoints'
    | 'network_retries_count'
    | 'reconnect_timeout'
    | 'out_of_sync_threshold'
    | 'signature_id'
    | 'access_key'
    | 'api_token'
  >
  readonly crypto: WithDefaults<Section<'crypto'>, never>
  readonly abi: WithDefaults<Section<'abi'>, never>
  readonly boc: WithDefaults<Section<'boc'>, never>
  readonly proofs: WithDefaults<
    Section<'proofs'>,
    'zerostate_hash' | 'trusted_key_blocks' | 'trusted_keepers' | 'trusted_keepers_hash'
  >
  /** One entry per source, the strongest first. */
  readonly policies: readonly { readonly source: string; readonly policy: Section<'policy'> }[]
  /**
   * Credentials of all sources, the strongest first. The values of `network.access_key` and `network.api_token` alone
   * do not say which hosts may receive them.
   */
  readonly credentials: readonly LayerCredentials[]
  readonly local_storage_path: string
  readonly storage: WithDefaults<Section<'storage'>, 'url'>
}
