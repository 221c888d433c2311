import { networkClockOf } from '../context/NetworkClock.ts'
import { perContext } from '../context/perContext.ts'
import { ContextNetwork } from './ContextNetwork.ts'
import type { Network } from './Network.ts'

/** The network of a context: created on first use, closed with the context. */
export const networkOf = perContext<Network>((context) => {
  const { config, services, signal } = context
  const { network: platform, clock, random, log } = services
  return new ContextNetwork({ config, platform, clock, random, log, signal, networkClock: networkClockOf(context) })
})
