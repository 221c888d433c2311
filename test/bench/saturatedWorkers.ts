import { compare, interleave } from './interleave.ts'
import { quantile } from './median.ts'
import type { Suite } from './Suite.ts'
import { testProgram } from './startProcess.ts'
import { type Server, startStdioDaemon } from './startServers.ts'

const ROUNDS = 7
const CALLS = 300
const HEAVY_CALLS = 64
const HEAVY_MS = 100

export const saturatedWorkers: Suite = {
  name: 'saturated',
  notes:
    'Time of one `client.version` on stdio while 64 calls that compute for 100 ms each keep all worker threads busy and ' +
    'queue behind them, beside the same daemon at rest. The threads are one less than the cores; with the client they ' +
    'fill the machine, so this also measures the scheduler of the system.',
  run: async () => {
    const busy = startStdioDaemon(testProgram)
    const idle = startStdioDaemon(testProgram)
    for (const server of [busy, idle]) await latencies(server)
    const worst = { busy: [] as number[], idle: [] as number[] }
    const values = await interleave(ROUNDS, {
      busy: () =>
        whileSaturated(busy, async () => {
          const times = await latencies(busy)
          worst.busy.push(quantile(times, 0.99))
          return quantile(times, 0.5)
        }),
      idle: async () => {
        const times = await latencies(idle)
        worst.idle.push(quantile(times, 0.99))
        return quantile(times, 0.5)
      },
    })
    await Promise.all([busy.stop(), idle.stop()])
    const common = { against: 'at rest', unit: 'ms' }
    return [
      { label: 'median of a call, workers saturated', ...common, ...compare(values.busy, values.idle) },
      { label: '99th percentile, workers saturated', ...common, ...compare(worst.busy, worst.idle) },
    ]
  },
}

async function latencies({ connection }: Server): Promise<number[]> {
  const request = connection.encode(['{"jsonrpc":"2.0","id":"v","method":"client.version"}'])
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) {
    const start = performance.now()
    const [answer] = await connection.exchange(request, 1)
    times.push(performance.now() - start)
    if (!answer!.includes('"id":"v"')) throw new Error('A heavy call ended while it was needed')
  }
  return times
}

/** Keeps the worker threads busy during `measure`, then cancels what is left of the heavy calls. */
async function whileSaturated({ connection }: Server, measure: () => Promise<number>): Promise<number> {
  const ids = Array.from({ length: HEAVY_CALLS }, (_, index) => index)
  const start = ids.map((id) =>
    JSON.stringify({ jsonrpc: '2.0', id, method: 'test.busy', params: { ms: HEAVY_MS * HEAVY_CALLS } }),
  )
  const cancel = ids.map((id) => JSON.stringify({ jsonrpc: '2.0', method: 'daemon.cancel', params: { id } }))
  // A ping is answered at once, so after it the heavy calls have been read.
  await connection.exchange(connection.encode([...start, '{"jsonrpc":"2.0","id":"p","method":"daemon.ping"}']), 1)
  const result = await measure()
  await connection.exchange(connection.encode(cancel), HEAVY_CALLS)
  return result
}
