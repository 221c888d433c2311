/**
 * The policies of all layers, and the settings that they restrict. A client of a daemon that others operate must not
 * decide what counts as spent: with its own endpoint it could show a history in which payments were not executed, and
 * get the amounts back.
 */

import { InvalidConfig } from '../errors/client.ts'
import { canonicalJson } from '../schema/canonicalJson.ts'
import type { StructShape } from '../schema/shapes.ts'
import { ClientConfig } from './ClientConfig.ts'
import { HOST_LAYER } from './layerNames.ts'
import { mergeFields } from './mergeFields.ts'
import { parseEndpoint } from './parseEndpoint.ts'
import type { ClientConfigInput, ResolvedConfig } from './ResolvedConfig.ts'
import type { ConfigLayer } from './resolveConfig.ts'

/** Fields that decide what a message pays and whether it was executed. */
const DECIDING = {
  network: [
    ...['endpoints', 'server_address', 'expiration_margin', 'signature_id', 'access_key_origins', 'agreement'],
    'operators',
  ],
  abi: ['rules'],
  proofs: [
    ...['verify', 'prove_replacements', 'zerostate_hash', 'trusted_key_blocks', 'trusted_keepers'],
    'trusted_keepers_hash',
  ],
  storage: ['url', 'schema'],
} as const

/** Throws InvalidConfig (15), naming the setting that the client must not change. */
export function policiesOf(
  layers: readonly ConfigLayer[],
  checked: readonly ClientConfigInput[],
): ResolvedConfig['policies'] {
  const policies = checked.flatMap(({ policy }, index) => (policy ? [{ source: layers[index]!.name, policy }] : []))
  const demanded = policies.filter(({ source }) => source !== HOST_LAYER)
  const index = layers.findIndex(({ name }) => name === HOST_LAYER)
  const host = checked[index]
  if (host === undefined || demanded.length === 0) return policies
  const path = host.storage?.url ? 'storage.url' : 'local_storage_path'
  const isCounted = demanded.some(({ policy }) => (policy.limits?.length ?? 0) > 0)
  if (isCounted && (host.storage?.url || host.local_storage_path)) {
    throw refusal(path, 'has limits, which are counted in the storage of the daemon')
  }
  if (layers[index]!.isClient === true) {
    const different = firstDifference(
      host,
      checked.filter((_layer, position) => position !== index),
    )
    if (different !== undefined) throw refusal(different, 'applies: it decides what counts as spent')
  }
  return policies
}

function refusal(path: string, reason: string): Error {
  return InvalidConfig.error(
    `Invalid configuration (${HOST_LAYER}): ${path} cannot be set while a policy of the daemon ${reason}`,
    { path, source: HOST_LAYER },
  )
}

/** Path of the first deciding field that the client sets to another value than the operator. */
function firstDifference(client: ClientConfigInput, operator: readonly ClientConfigInput[]): string | undefined {
  for (const [section, names] of Object.entries(DECIDING)) {
    const key = section as keyof typeof DECIDING
    const set = client[key] as Readonly<Record<string, unknown>> | undefined
    if (set === undefined) continue
    const shape = ClientConfig.fields[key].shape as StructShape
    const inForce = mergeFields(
      shape,
      operator.map((layer) => layer[key] as Record<string, unknown> | undefined),
    ) as Record<string, unknown>
    for (const name of names) {
      const value = set[name] ?? undefined
      if (value !== undefined && formOf(name, value) !== formOf(name, inForce[name])) return `${section}.${name}`
    }
  }
  return undefined
}

/** A text that is equal for values with the same meaning. */
function formOf(name: string, value: unknown): string {
  if (name === 'endpoints' && Array.isArray(value)) return JSON.stringify(value.map((one) => parseEndpoint(one).href))
  return canonicalJson(value)
}
