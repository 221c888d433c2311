import type { Field, Fields, StructShape, ValueOf } from '../schema/shapes.ts'
import type { ClientConfig } from './ClientConfig.ts'
import type { LayerCredentials } from './credentialsOf.ts'

export type ClientConfigInput = ValueOf<typeof ClientConfig>

type SectionFields = {
  [Name in keyof (typeof ClientConfig)['fields']]: (typeof ClientConfig)['fields'][Name]['shape'] extends StructShape<
    infer F
  >
    ? F
    : never
}

type WithDefault = Field & { readonly default: object | string | number | boolean }

/** A section: fields with a default are always present, all others only if they were set. */
type Section<Name extends keyof SectionFields, F extends Fields = SectionFields[Name]> = {
  readonly [K in keyof F as F[K] extends WithDefault ? K : never]: ValueOf<F[K]['shape']>
} & {
  readonly [K in keyof F as F[K] extends WithDefault ? never : K]?: ValueOf<F[K]['shape']> | undefined
}

/** The configuration in force in one context. */
export interface ResolvedConfig {
  readonly binding: Section<'binding'>
  readonly network: Section<'network'>
  readonly crypto: Section<'crypto'>
  readonly abi: Section<'abi'>
  readonly boc: Section<'boc'>
  readonly proofs: Section<'proofs'>
  /** One entry per source, the strongest first. */
  readonly policies: readonly { readonly source: string; readonly policy: NonNullable<ClientConfigInput['policy']> }[]
  /**
   * Credentials of all sources, the strongest first. The values of `network.access_key` and `network.api_token` alone
   * do not say which hosts may receive them.
   */
  readonly credentials: readonly LayerCredentials[]
  readonly local_storage_path: string
  readonly storage: Section<'storage'>
}
