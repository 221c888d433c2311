import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import { QueryFailed } from '../../errors/net.ts'
import { dataUnlessRefused } from '../../net/dataUnlessRefused.ts'
import { type Network, type NetworkFeatures, networkOf } from '../../net/index.ts'
import { isObject } from '../../net/readGraphqlResponse.ts'
import { statedRules } from '../../net/statedRules.ts'
import { nothing } from '../../schema/methods.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { ResultOfGetServerInfo } from './types.ts'

export const getServerInfo = defineFunction({
  name: 'net.get_server_info',
  summary: 'Returns the version and capabilities of the endpoint in use.',
  description:
    'Determined by querying the endpoint, never inferred from its version. Selects an endpoint if none is in use.',
  params: nothing,
  result: ResultOfGetServerInfo,
  errors: [...networkErrors, QueryFailed],
  access: 'reads',
  example: { params: {}, result: { $error: 14 } },
  extension: true,
  run: (call) =>
    wrapErrors(QueryFailed, async () => {
      const network = networkOf(call.context)
      const { info, roundTripMs, proxy } = await network.measure(call.signal)
      const features = await network.features({ notBeforeMs: call.clock.elapsed(), signal: call.signal })
      const [collections, configuration, proofs, rules] = await Promise.all([
        offersCollections(call, network, features),
        network.publishedConfig(call.signal).then((config) => config !== undefined),
        publishesProofs(call, network),
        statedRules(call.signal, network, features),
      ])
      await network.time.learn(call.signal, 0)
      const { isKnown, difference } = network.time
      return {
        version: info.version,
        supports_dapp_id: info.isDappIdAware,
        endpoint: info.queryUrl,
        latency_ms: Math.ceil(roundTripMs),
        ...(isKnown && { clock_difference_ms: BigInt(difference?.ms ?? 0) }),
        ...(difference && { clock_is_followed: difference.isFollowed }),
        ...(proxy !== undefined && { proxy }),
        ...(rules !== undefined && { rules }),
        features: {
          collections,
          subscriptions: ['accounts', 'messages', 'transactions'].every((name) => features.subscriptions?.has(name)),
          configuration,
          proofs,
        },
      }
    }),
})

const COLLECTIONS = ['accounts', 'blocks', 'messages', 'transactions']

/** If the endpoint does not describe itself, a block is queried instead. */
async function offersCollections(call: CallScope, network: Network, { queries }: NetworkFeatures): Promise<boolean> {
  if (queries !== undefined) return COLLECTIONS.every((name) => queries.has(name))
  return (await dataUnlessRefused(call.signal, network, 'query{blocks(limit:1){id}}')) !== undefined
}

/**
 * Networks with block keepers publish the leaves of the tree that makes the id of a block, those with a masterchain the
 * signatures of its blocks. Source: proofs 3.1 and 8.1.
 */
async function publishesProofs(call: CallScope, network: Network): Promise<boolean> {
  const leaves = 'query{blockchain{blocks(last:1){edges{node{block_merkle_tree_leaves}}}}}'
  const current = await dataUnlessRefused(call.signal, network, leaves)
  if (hasFilled(current, 'block_merkle_tree_leaves')) return true
  const signatures = 'query{blocks(filter:{workchain_id:{eq:-1}},limit:1){signatures{sig_weight}}}'
  return hasFilled(await dataUnlessRefused(call.signal, network, signatures), 'signatures')
}

/** Whether a member of this name is not empty, at any depth. */
function hasFilled(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((item) => hasFilled(item, name))
  if (!isObject(value)) return false
  const found = value[name]
  if (found !== undefined && found !== null) return !Array.isArray(found) || found.length > 0
  return Object.values(value).some((inner) => hasFilled(inner, name))
}
