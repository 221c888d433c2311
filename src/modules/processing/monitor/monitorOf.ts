import type { CallScope } from '../../../context/scopes.ts'
import { perNetwork } from '../../../leases/perNetwork.ts'
import { DurableMonitor } from './DurableMonitor.ts'
import { messageMonitorOf } from './MessageMonitor.ts'
import type { Monitor } from './Monitor.ts'

export const durableMonitorOf = perNetwork((context, network) => new DurableMonitor(context, network))

/** The monitor of durable queues, or the one of other queues. Throws as `networkName` for durable queues. */
export async function monitorOf(call: CallScope, isDurable: boolean): Promise<Monitor> {
  return isDurable ? durableMonitorOf(call) : messageMonitorOf(call.context)
}
