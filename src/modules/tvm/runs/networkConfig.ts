/**
 * The blockchain configuration of runs without an explicit one: that of the network, if endpoints are configured and
 * the network publishes a readable one; for a network with Dapp IDs that does not publish one, the figures of its
 * nodes; else the built-in one. A run never fails because of it.
 */
import type { CallScope } from '../../../context/scopes.ts'
import { nodeConfig } from '../../../core/executor/generated/nodeConfig.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { type Network, networkOf } from '../../../net/index.ts'
import { readConfig } from './surroundings.ts'
import type { RunParams } from './VmExtension.ts'

/** The step `complete` of a run: adds the configuration of the network. */
export function withNetworkConfig<P extends RunParams>(params: P, scope: CallScope): P | Promise<P> {
  const { execution_options: options } = params
  if (options.blockchain_config !== undefined || !hasEndpoints(scope)) return params
  return configOfNetwork(scope).then((config) =>
    config === undefined ? params : { ...params, execution_options: { ...options, blockchain_config: config } },
  )
}

/**
 * The configuration for an emulation, base64; `undefined` for the built-in one. `signal` aborts the wait; `network`
 * is asked, by default that of the client.
 */
export async function networkConfig(scope: EmulationScope, network?: Network): Promise<string | undefined> {
  return hasEndpoints(scope) ? configOfNetwork(scope, network) : undefined
}

type EmulationScope = Pick<CallScope, 'context' | 'config' | 'signal'>

function hasEndpoints({ config: { network } }: EmulationScope): boolean {
  return network.endpoints !== undefined || network.server_address !== undefined
}

/** Base64; `undefined` for the built-in one. */
async function configOfNetwork(
  { context, signal }: EmulationScope,
  network: Network = networkOf(context),
): Promise<string | undefined> {
  const published = await network.publishedConfigIfReachable(signal)
  if (published !== undefined && isReadable(published, context)) return published
  return network.knownFeatures?.isDappIdAware ? nodeConfig : undefined
}

function isReadable(text: string, { services }: CallScope['context']): boolean {
  try {
    readConfig(undefined, text)
    return true
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    services.log.warn('configuration_unreadable', { error: error.message })
    return false
  }
}
