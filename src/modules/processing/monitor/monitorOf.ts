import type { CallScope } from '../../../context/scopes.ts'
import { LocalStorageError } from '../../../errors/client.ts'
import { NetworkNotIdentified } from '../../../errors/outbox.ts'
import { perNetwork } from '../../../leases/perNetwork.ts'
import { DurableMonitor } from './DurableMonitor.ts'
import { messageMonitorOf } from './MessageMonitor.ts'
import type { Monitor } from './Monitor.ts'

/** Additional errors of functions that have durable queues. */
export const durableErrors = [LocalStorageError, NetworkNotIdentified]

export const durableMonitorOf = perNetwork((context, network) => new DurableMonitor(context, network))

/** The monitor of durable queues, or the one of other queues. Throws as `networkName` for durable queues. */
export async function monitorOf(call: CallScope, isDurable: boolean): Promise<Monitor> {
  return isDurable ? durableMonitorOf(call) : messageMonitorOf(call.context)
}
