import { setTimeout as sleep } from 'node:timers/promises'
import type { MetricName } from '../../rpc/observe/metricDefinitions.ts'
import { compare, interleave } from './interleave.ts'
import { measurePipelined, warmUp } from './measureRoundTrips.ts'
import { CannotMeasure, type Row, type Suite } from './Suite.ts'
import { testProgram } from './startProcess.ts'
import { startWebSocketDaemon, startWebSocketPeer, type WebSocketServer } from './startServers.ts'

const MANY_CALLS = 50_000
const DEFAULT_LIMIT = 16_384
const BEYOND = 1000
const ROUNDS = 5
/**
 * Initial waiting time of each call; it is doubled each time that the first calls ended before the last ones had
 * arrived.
 */
const SLEEP_MS = 6000
const TRIES = 4
/** Typed, so that another name of the gauge does not compile. */
const GAUGE: MetricName = 'vendorclient_rpc_in_flight'
/** Pause between two reads of the gauge. */
const LOOK_MS = 200

export const inFlight: Suite = {
  name: 'in-flight',
  notes:
    'One WebSocket connection. The first rows count: 50,000 calls that all wait in the daemon at the same time (its own ' +
    'gauge is read while they wait), and 1,000 calls more than the default limit. The last row is the speed of 50,000 ' +
    'calls of `client.version` written at once.',
  aims: {
    'waiting at once, limit raised against sent': { aim: { atLeast: 1 } },
    'answered, limit raised against sent': { aim: { atLeast: 1 } },
    'answered, default limit against the limit': { aim: { atLeast: 1 } },
    'refused with -32003 against sent beyond the limit': { aim: { atLeast: 1 } },
  },
  run: async () => [...(await countUnderRaisedLimit()), ...(await countAtDefaultLimit()), await measureSpeed()],
}

async function countUnderRaisedLimit(): Promise<Row[]> {
  const server = await startWebSocketDaemon(testProgram, '--set', `limits.in_flight=${MANY_CALLS}`)
  try {
    for (let [sleepMs, tries] = [SLEEP_MS, 1]; ; sleepMs *= 2, tries++) {
      const { most, looks, succeeded } = await countWaiting(server, sleepMs)
      if (most < MANY_CALLS && tries < TRIES) continue
      // A daemon that can hold fewer calls refuses the rest. If more calls were answered than the gauge showed, the
      // reads of the gauge missed them.
      if (most < succeeded) {
        throw new CannotMeasure(
          `${succeeded} calls were answered and the gauge showed at most ${most} in ${looks} looks: ${TRIES} times it was not read while all of them waited`,
        )
      }
      return [
        count('waiting at once, limit raised', most, 'sent', MANY_CALLS),
        count('answered, limit raised', succeeded, 'sent', MANY_CALLS),
      ]
    }
  } finally {
    await server.stop()
  }
}

/** The most that the gauge showed while the calls waited. */
async function countWaiting(server: WebSocketServer, sleepMs: number) {
  let isAnswered = false
  const answering = sleepTogether(server, MANY_CALLS, sleepMs)
  const end = () => {
    isAnswered = true
  }
  // A failure of the calls is thrown at the end of this function, unless reading the gauge fails first.
  answering.then(end, end)
  let [most, looks] = [0, 0]
  while (!isAnswered && most < MANY_CALLS) {
    // A daemon that has much to read may let a request wait until the connection is reset; the next look follows.
    const value = await readGauge(server).catch((error: unknown) => {
      if (error instanceof CannotMeasure) throw error
      return 0
    })
    most = Math.max(most, value)
    looks++
    await sleep(LOOK_MS)
  }
  return { most, looks, ...(await answering) }
}

async function countAtDefaultLimit(): Promise<Row[]> {
  const server = await startWebSocketDaemon(testProgram)
  const { succeeded, refused } = await sleepTogether(server, DEFAULT_LIMIT + BEYOND, SLEEP_MS)
  await server.stop()
  return [
    count('answered, default limit', succeeded, 'the limit', DEFAULT_LIMIT),
    count('refused with -32003', refused, 'sent beyond the limit', BEYOND),
  ]
}

async function measureSpeed(): Promise<Row> {
  const server = await startWebSocketDaemon(testProgram, '--set', `limits.in_flight=${MANY_CALLS}`)
  const echo = await startWebSocketPeer('webSocketEcho.ts')
  for (const each of [server, echo]) await warmUp(each)
  const values = await interleave(ROUNDS, {
    ours: () => measurePipelined(server.connection, MANY_CALLS),
    peer: () => measurePipelined(echo.connection, MANY_CALLS),
  })
  await Promise.all([server.stop(), echo.stop()])
  return {
    label: 'pipelined, 50,000 at once',
    against: 'bare echo',
    unit: 'calls/s',
    ...compare(values.ours, values.peer),
  }
}

/** Calls that wait in the daemon; each id must come back exactly once. */
async function sleepTogether(
  { connection }: WebSocketServer,
  calls: number,
  ms: number,
): Promise<{ readonly succeeded: number; readonly refused: number }> {
  const texts = Array.from({ length: calls }, (_, id) =>
    JSON.stringify({ jsonrpc: '2.0', id, method: 'test.sleep', params: { ms } }),
  )
  const ids = new Set<number>()
  let succeeded = 0
  let refused = 0
  for (const body of await connection.exchange(connection.encode(texts), calls)) {
    const { id, error } = JSON.parse(body.toString()) as { id: number; error?: { code: number } }
    if (ids.has(id)) throw new Error(`Call ${id} was answered twice`)
    ids.add(id)
    if (error === undefined) succeeded++
    else if (error.code === -32003) refused++
  }
  return { succeeded, refused }
}

async function readGauge({ url, token }: WebSocketServer): Promise<number> {
  const address = url.replace(/^ws:/, 'http:').replace(/\/rpc$/, '/metrics')
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  const value = new RegExp(`^${GAUGE} (\\d+)$`, 'm').exec(await response.text())?.[1]
  if (value === undefined) throw new CannotMeasure(`/metrics answers ${response.status} without the gauge of calls`)
  return Number(value)
}

function count(label: string, ours: number, against: string, peer: number): Row {
  return { label, ours, against, peer, ratio: ours / peer, unit: 'calls' }
}
