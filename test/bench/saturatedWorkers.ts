import { connectWebSocket } from './connectWebSocket.ts'
import { compare, interleave } from './interleave.ts'
import { quantile } from './median.ts'
import type { Suite } from './Suite.ts'
import { testProgram } from './startProcess.ts'
import { type Server, startStdioDaemon, startWebSocketDaemon } from './startServers.ts'

const ROUNDS = 7
const CALLS = 300
const HEAVY_CALLS = 64
const HEAVY_MS = 100
const BOUND_MS = 20
/**
 * Number of pipelined calls, each of about a millisecond on the main thread; together they last longer than the
 * measurement.
 */
const PIPELINED = 10_000

export const saturatedWorkers: Suite = {
  name: 'saturated',
  notes:
    'Time of one `client.version` on stdio while 64 calls that compute for 100 ms each keep all worker threads busy and ' +
    'queue behind them, beside the same daemon at rest. The threads are one less than the cores; with the client they ' +
    'fill the machine, so this also measures the scheduler of the system. The last row: a second WebSocket, while the first ' +
    `has all of this under way and ${PIPELINED} calls of \`crypto.modular_power\` of about a millisecond in one pipeline.`,
  aims: { '99th percentile on a second connection against the bound': { aim: { atMost: 1 } } },
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
    const besides = await besideGreedyHost()
    const common = { against: 'at rest', unit: 'ms' }
    return [
      { label: 'median of a call, workers saturated', ...common, ...compare(values.busy, values.idle) },
      { label: '99th percentile, workers saturated', ...common, ...compare(worst.busy, worst.idle) },
      {
        label: '99th percentile on a second connection',
        against: 'the bound',
        unit: 'ms',
        ...compare(
          besides,
          besides.map(() => BOUND_MS),
        ),
      },
    ]
  },
}

/** 99th percentiles of calls of a host while another one keeps workers and main thread busy. */
async function besideGreedyHost(): Promise<number[]> {
  const values: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startWebSocketDaemon(testProgram, '--set', 'limits.call_timeout_ms=0')
    const { connection } = await connectWebSocket(server.url, server.token)
    await latencies({ connection })
    let isOver = false
    const end = () => {
      isOver = true
    }
    const work = server.connection.encode([...heavyCalls(), ...inlineCalls()])
    server.connection.exchange(work, PIPELINED).then(end, end)
    values.push(quantile(await latencies({ connection }), 0.99))
    if (isOver) throw new Error('The pipeline ended while it was needed')
    await server.stop()
  }
  return values
}

function heavyCalls(): string[] {
  return Array.from({ length: HEAVY_CALLS }, (_, id) =>
    JSON.stringify({ jsonrpc: '2.0', id, method: 'test.busy', params: { ms: HEAVY_MS * HEAVY_CALLS } }),
  )
}

function odd(hexDigits: number): string {
  return `${'f'.repeat(hexDigits - 1)}d`
}

function inlineCalls(): string[] {
  const params = { base: '3', exponent: odd(64), modulus: odd(256) }
  return Array.from({ length: PIPELINED }, (_, index) =>
    JSON.stringify({ jsonrpc: '2.0', id: `w${index}`, method: 'crypto.modular_power', params }),
  )
}

async function latencies({ connection }: Pick<Server, 'connection'>): Promise<number[]> {
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
  const start = heavyCalls()
  const cancel = ids.map((id) => JSON.stringify({ jsonrpc: '2.0', method: 'daemon.cancel', params: { id } }))
  // A ping is answered at once, so after it the heavy calls have been read.
  await connection.exchange(connection.encode([...start, '{"jsonrpc":"2.0","id":"p","method":"daemon.ping"}']), 1)
  const result = await measure()
  await connection.exchange(connection.encode(cancel), HEAVY_CALLS)
  return result
}
