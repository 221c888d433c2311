import { once } from 'node:events'
import { resolveConfig } from '../../src/config/resolveConfig.ts'
import { NetworkClock } from '../../src/context/NetworkClock.ts'
import { ContextNetwork } from '../../src/net/ContextNetwork.ts'
import { nodeNetwork } from '../../src/system/nodeNetwork.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import { systemRandom } from '../../src/system/systemRandom.ts'
import { type BareClient, openBareHttpClient, openBareWebSocketClient } from './bareGraphqlClients.ts'
import { compare, interleave } from './interleave.ts'
import type { Row, Suite } from './Suite.ts'
import { peer, startProcess, testProgram } from './startProcess.ts'
import { startWebSocketDaemon } from './startServers.ts'

const ROUNDS = 3
const query = '{info{version time latency rempEnabled}}'
const HTTP_CONNECTIONS = 128
const MOST_IN_FLIGHT = 20_000

export const networkQueries: Suite = {
  name: 'network-queries',
  notes:
    'GraphQL queries that are all sent at once to a server in a process of its own, which answers every one with the same ' +
    'text. The peers are clients that only send and parse: one WebSocket, or an HTTP pool of 128 connections. The network ' +
    'layer adds ids, limits, cancellation, trace headers and `stop` messages. The last rows count the answers of `net.query` ' +
    'through the daemon, over one WebSocket on either side and with the limit of calls in flight raised.',
  aims: {
    'WS, 20,000 at once against bare WebSocket client': { aim: { atLeast: 0.7 } },
    'HTTP, 5,000 at once against bare HTTP client': { aim: { atLeast: 0.7 } },
    'answered through the daemon, 5,000 at once against sent': { aim: { atLeast: 1 } },
    'answered through the daemon, 20,000 at once against sent': { aim: { atLeast: 1 } },
  },
  run: async () => {
    const server = startProcess([peer('graphqlServer.ts')])
    const endpoint = String((await once(server.stdout, 'data'))[0]).trim()
    const rows = [
      ...(await compareSpeed(endpoint, 'WS', [5000, MOST_IN_FLIGHT], () => openBareWebSocketClient(endpoint))),
      ...(await compareSpeed(endpoint, 'HTTP', [5000], async () => openBareHttpClient(endpoint, HTTP_CONNECTIONS))),
      await countThroughDaemon(endpoint, 5000),
      await countThroughDaemon(endpoint, MOST_IN_FLIGHT),
    ]
    await server.stop()
    return rows
  },
}

async function compareSpeed(
  endpoint: string,
  protocol: 'HTTP' | 'WS',
  counts: readonly number[],
  openBare: () => Promise<BareClient>,
): Promise<Row[]> {
  const closing = new AbortController()
  const network = openNetwork(endpoint, protocol, closing.signal)
  const bare = await openBare()
  const rows: Row[] = []
  for (const count of counts) {
    const ours = () => rate(count, () => network.query({ query }))
    const bareRate = () => rate(count, () => bare.query(query))
    await interleave(1, { ours, peer: bareRate })
    const values = await interleave(ROUNDS, { ours, peer: bareRate })
    rows.push({
      label: `${protocol}, ${count.toLocaleString('en')} at once`,
      against: `bare ${protocol === 'WS' ? 'WebSocket' : 'HTTP'} client`,
      unit: 'queries/s',
      ...compare(values.ours, values.peer),
    })
  }
  closing.abort()
  await bare.close()
  return rows
}

function openNetwork(endpoint: string, queries_protocol: string, signal: AbortSignal): ContextNetwork {
  const quiet = () => {}
  const network = { endpoints: [endpoint], queries_protocol }
  return new ContextNetwork({
    config: resolveConfig([{ name: 'bench', config: { network } }], '/nowhere').config,
    platform: nodeNetwork,
    clock: systemClock,
    networkClock: new NetworkClock(systemClock),
    random: systemRandom,
    log: { level: 'silent', debug: quiet, info: quiet, warn: quiet, error: quiet },
    signal,
  })
}

/** Queries per second. Throws unless every one was answered. */
async function rate(count: number, ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await Promise.all(Array.from({ length: count }, ask))
  return count / ((performance.now() - start) / 1000)
}

async function countThroughDaemon(endpoint: string, count: number): Promise<Row> {
  const server = await startWebSocketDaemon(
    testProgram,
    ...['--set', 'limits.in_flight=32768', '--set', `network.endpoints=${endpoint}`],
    ...['--set', 'network.queries_protocol=WS'],
  )
  const texts = Array.from({ length: count }, (_, id) =>
    JSON.stringify({ jsonrpc: '2.0', id, method: 'net.query', params: { query } }),
  )
  const answered = new Set<number>()
  for (const body of await server.connection.exchange(server.connection.encode(texts), count)) {
    const { id, result } = JSON.parse(body.toString()) as { id: number; result?: { result: { data: unknown } } }
    if (result?.result.data !== undefined) answered.add(id)
  }
  await server.stop()
  const label = `answered through the daemon, ${count.toLocaleString('en')} at once`
  const ratio = answered.size / count
  return { label, ours: answered.size, against: 'sent', peer: count, ratio, unit: 'queries' }
}
