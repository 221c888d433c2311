/** Metrics of a daemon. Loaded only if metrics are enabled. */
import type { EntryCounts } from '../../src/modules/outbox/entries/countEntries.ts'
import { forwardingStore } from '../../src/ports/forwardingStore.ts'
import type { KeyValueStore, Storage, StorageProvider } from '../../src/ports/Storage.ts'
import { MetricsRegistry } from '../observe/MetricsRegistry.ts'
import { observedNetwork } from '../observe/observedNetwork.ts'
import type { Daemon, DaemonInstruments } from './Daemon.ts'

export class DaemonMetrics {
  readonly registry = new MetricsRegistry('daemon')

  /** Counts requests to the network and operations of the storage. */
  get instruments(): DaemonInstruments {
    const { registry } = this
    return {
      network: (network) =>
        observedNetwork(network, async (request, run) => {
          const startMs = performance.now()
          let outcome = 'failed'
          try {
            const answer = await run(request)
            outcome = answer.status < 400 ? 'ok' : 'status'
            return answer
          } finally {
            registry.count('vendorclient_network_requests_total', { outcome })
            registry.observe('vendorclient_network_duration_seconds', (performance.now() - startMs) / 1000)
          }
        }),
      storage: (storage) =>
        observedStorage(storage, (operation, isOk, seconds) => {
          registry.count('vendorclient_storage_operations_total', { operation, outcome: isOk ? 'ok' : 'failed' })
          registry.observe('vendorclient_storage_duration_seconds', seconds, { operation })
        }),
    }
  }

  /** Reads the state of the daemon from now on. Returns itself. */
  watch(daemon: Daemon): this {
    const { registry } = this
    const { metrics, peers } = daemon
    metrics.onCall = (method, durationMs) =>
      registry.observe('vendorclient_rpc_duration_seconds', durationMs / 1000, { method })
    registry.read('vendorclient_ready', () => (daemon.notReady === undefined ? 1 : 0))
    registry.read('vendorclient_rpc_requests_total', () =>
      metrics.outcomes.map(({ method, code, count }) => [[method, code], count] as const),
    )
    registry.read('vendorclient_rpc_in_flight', () => sum([...peers], ({ callsInFlight }) => callsInFlight))
    registry.read('vendorclient_connections', () => peers.size)
    registry.read('vendorclient_connection_bytes', () =>
      [...peers].map(({ id, weightBytes }) => [[id], Math.round(weightBytes)] as const),
    )
    registry.read('vendorclient_buffered_bytes', () => sum([...peers], ({ heldBytes }) => heldBytes))
    registry.read('vendorclient_app_requests_waiting', () =>
      sum([...peers], ({ context }) => context?.appRequests.list().length ?? 0),
    )
    registry.read('vendorclient_worker_jobs', () => [
      [['running'], daemon.jobs.running],
      [['waiting'], daemon.jobs.waiting],
    ])
    registry.read('vendorclient_memory_limit_bytes', () => daemon.settings.limits.memory_bytes)
    registry.read('vendorclient_memory_used_up', () => (daemon.isMemoryUsedUp ? 1 : 0))
    registry.read('vendorclient_refusals_total', () =>
      Object.entries(metrics.refusals).map(([reason, count]) => [[reason], count] as const),
    )
    registry.read('vendorclient_call_timeouts_total', () => metrics.timeouts)
    registry.read('vendorclient_dropped_callbacks_total', () => metrics.droppedCallbacks)
    registry.read('vendorclient_ignored_responses_total', () => metrics.ignoredResponses)
    registry.read('vendorclient_broken_messages_total', () => metrics.brokenMessages)
    registry.read('vendorclient_cut_off_connections_total', () => metrics.cutOffs)
    let outboxes: Promise<readonly EntryCounts[]> = Promise.resolve([])
    registry.read('vendorclient_outbox_entries', async () => {
      outboxes = countOutboxes(daemon)
      const totals = new Map<string, number>()
      for (const { states } of await outboxes) {
        for (const [state, count] of Object.entries(states)) totals.set(state, (totals.get(state) ?? 0) + count)
      }
      return [...totals].map(([state, count]) => [[state], count] as const)
    })
    // Uses the counts made for `vendorclient_outbox_entries`.
    registry.read('vendorclient_outbox_oldest_seconds', async () => {
      const oldest = (await outboxes).flatMap(({ oldestAtMs }) => oldestAtMs ?? [])
      return oldest.length === 0 ? 0 : Math.max(0, (Date.now() - Math.min(...oldest)) / 1000)
    })
    return this
  }
}

/** Counts only the workers of this process; others may work on the same entries. */
async function countOutboxes({ peers, functions, log }: Daemon): Promise<readonly EntryCounts[]> {
  // The outbox is not used yet, so its module need not be loaded.
  if (functions.get('outbox.send') === undefined) return []
  try {
    const { countEntries } = await import('../../src/modules/outbox/entries/countEntries.ts')
    const contexts = [...peers].flatMap(({ context }) => context ?? [])
    const counted = (await Promise.all(contexts.map(countEntries))).flat()
    return [...new Map(counted.map((counts) => [counts.outbox, counts])).values()]
  } catch (error) {
    log.warn('the outbox cannot be counted', { reason: (error as Error).message })
    return []
  }
}

function sum<T>(items: readonly T[], read: (item: T) => number): number {
  return items.reduce((total, item) => total + read(item), 0)
}

/** Called after each operation. */
type ObserveOperation = (operation: string, isOk: boolean, seconds: number) => void

/** Wraps storages so that each operation is reported to `observe`. */
function observedStorage(provider: StorageProvider, observe: ObserveOperation): StorageProvider {
  const timed = async <T>(operation: string, run: () => Promise<T>): Promise<T> => {
    const startMs = performance.now()
    let isOk = false
    try {
      const result = await run()
      isOk = true
      return result
    } finally {
      observe(operation, isOk, (performance.now() - startMs) / 1000)
    }
  }
  const store = (own: KeyValueStore): KeyValueStore =>
    forwardingStore((method, ask) => timed(method === 'stores' ? 'list' : method, () => ask(own)))
  const wrap = (storage: Storage): Storage => ({
    local: store(storage.local),
    proofs: store(storage.proofs),
    transaction: (writes, conditions) => timed('transaction', () => storage.transaction(writes, conditions)),
    durability: () => storage.durability(),
    close: () => storage.close(),
  })
  return {
    open: async (folder, server) => wrap(await provider.open(folder, server)),
    memory: () => provider.memory(),
  }
}
