/** Monitors are loaded when a queue is used: few clients have one. */
import type { CallScope } from '../../../context/scopes.ts'
import type { DurableMonitor } from './DurableMonitor.ts'
import type { Monitor } from './Monitor.ts'

/** Throws as `networkName`. */
export async function durableMonitorOf(call: CallScope): Promise<DurableMonitor> {
  const { durableMonitors } = await import('./DurableMonitor.ts')
  return durableMonitors(call)
}

/** The monitor of durable queues, or the one of other queues. Throws as `networkName` for durable queues. */
export async function monitorOf(call: CallScope, isDurable: boolean): Promise<Monitor> {
  if (isDurable) return durableMonitorOf(call)
  const { messageMonitorOf } = await import('./MessageMonitor.ts')
  return messageMonitorOf(call.context)
}
