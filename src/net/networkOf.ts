import type { ClientContext } from '../context/ClientContext.ts'
import { ContextNetwork } from './ContextNetwork.ts'
import type { Network } from './Network.ts'

const networks = new WeakMap<ClientContext, Network>()

/** The network of a context: made on first use, closed with the context. */
export function networkOf(context: ClientContext): Network {
  let network = networks.get(context)
  if (network === undefined) {
    const { config, services, signal } = context
    const { network: platform, clock, random, log } = services
    network = new ContextNetwork({ config, platform, clock, random, log, signal })
    networks.set(context, network)
  }
  return network
}
