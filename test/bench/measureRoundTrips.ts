/** Round trips of `client.version`: one after the other, and thousands at once. */
import type { HostConnection } from './HostConnection.ts'
import { processorTime } from './processorTime.ts'
import type { RawConnection } from './RawConnection.ts'
import type { Server } from './startServers.ts'

const SEQUENTIAL_CALLS = 400
const PIPELINED_CALLS = 10_000
const BURSTS_PER_ROUND = 3

/** Calls per second when each call waits for the answer of the one before. */
export async function measureSequential(connection: RawConnection): Promise<number> {
  const request = connection.encode([versionRequest(1)])
  const start = performance.now()
  for (let call = 0; call < SEQUENTIAL_CALLS; call++) await connection.exchange(request, 1)
  return SEQUENTIAL_CALLS / ((performance.now() - start) / 1000)
}

/** Calls per second when all calls are written at once. Throws unless every one was answered. */
export async function measurePipelined(connection: RawConnection, count = PIPELINED_CALLS): Promise<number> {
  const requests = connection.encode(Array.from({ length: count }, (_, index) => versionRequest(index)))
  let elapsedMs = 0
  for (let burst = 0; burst < BURSTS_PER_ROUND; burst++) {
    const start = performance.now()
    const answers = await connection.exchange(requests, count)
    elapsedMs += performance.now() - start
    checkAnswers(answers, count)
  }
  return (count * BURSTS_PER_ROUND) / (elapsedMs / 1000)
}

/** The same for a host that writes and parses the JSON and has a promise for every call. */
export async function measureHost(host: HostConnection): Promise<number> {
  const start = performance.now()
  for (let burst = 0; burst < BURSTS_PER_ROUND; burst++) {
    await Promise.all(Array.from({ length: PIPELINED_CALLS }, () => host.call('client.version')))
  }
  return (PIPELINED_CALLS * BURSTS_PER_ROUND) / ((performance.now() - start) / 1000)
}

/** Processor time of the server per pipelined call, in microseconds; `NaN` if the system does not report it. */
export async function measureProcessorTime({ process, connection }: Server): Promise<number> {
  const pid = process.child.pid!
  const before = processorTime(pid) ?? Number.NaN
  for (let round = 0; round < 4; round++) await measurePipelined(connection)
  const seconds = (processorTime(pid) ?? Number.NaN) - before
  return (seconds * 1e6) / (4 * BURSTS_PER_ROUND * PIPELINED_CALLS)
}

/** The first calls are not measured: the code of a server is not compiled yet. */
export async function warmUp({ connection, host }: Server): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await measurePipelined(connection)
    await measureHost(host)
  }
  await measureSequential(connection)
}

function versionRequest(id: number): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method: 'client.version' })
}

function checkAnswers(answers: readonly Buffer[], count: number): void {
  const ids = new Set<number>()
  for (const answer of answers) {
    const { id, error } = JSON.parse(answer.toString()) as { id: number; error?: unknown }
    if (error !== undefined) throw new Error(`A call failed: ${JSON.stringify(error)}`)
    ids.add(id)
  }
  if (ids.size !== count) throw new Error(`${count - ids.size} of ${count} calls were not answered`)
}
