import { compare, interleave } from './interleave.ts'
import { measureHost, measurePipelined, measureProcessorTime, measureSequential, warmUp } from './measureRoundTrips.ts'
import type { Row } from './Suite.ts'
import type { Server } from './startServers.ts'

const ROUNDS = 11
const PROCESSOR_ROUNDS = 3

export interface Peers {
  /** Splits the stream into messages and sends each back. */
  readonly echo: Server
  /** Like `echo`, but also parses and writes the JSON. */
  readonly json: Server
  /** The library `vscode-jsonrpc`, which editors use. */
  readonly vscode: Server
}

const peerNames = { echo: 'bare echo', json: 'bare echo that parses', vscode: 'vscode-jsonrpc' } as const

/** What the numbers of both transports mean. */
export const roundTripNotes =
  '"Pipelined" is 10,000 calls at once by a host that writes and parses the JSON of each; "server alone" is the same with ' +
  'requests that were prepared and answers that are only counted (and checked after the clock has stopped), so that ' +
  'nothing but the server is measured. The bare echo never looks at the JSON: there it only moves bytes, which no server ' +
  'of JSON-RPC can come near. The echo that parses shows what JSON alone costs. Processor time is that of the server for ' +
  'a pipelined call; it hardly depends on what else the machine does.'

/** Measures the daemon beside its peers over one transport, then stops all of them. */
export async function roundTripRows(ours: Server, peers: Peers): Promise<Row[]> {
  const servers = { ours, ...peers }
  for (const server of Object.values(servers)) await warmUp(server)
  const sequential = await interleave(
    ROUNDS,
    each(servers, ({ connection }) => measureSequential(connection)),
  )
  const pipelined = await interleave(
    ROUNDS,
    each(servers, ({ host }) => measureHost(host)),
  )
  const alone = await interleave(
    ROUNDS,
    each(servers, ({ connection }) => measurePipelined(connection)),
  )
  const processor = await interleave(PROCESSOR_ROUNDS, each(servers, measureProcessorTime))
  await Promise.all(Object.values(servers).map((server) => server.stop()))
  return (Object.keys(peers) as (keyof Peers)[]).flatMap((name) => {
    const common = { against: peerNames[name], unit: 'calls/s' }
    return [
      {
        label: 'pipelined',
        ...common,
        ...compare(pipelined.ours, pipelined[name]),
      },
      {
        label: 'pipelined, server alone',
        ...common,
        ...compare(alone.ours, alone[name]),
      },
      { label: 'sequential', ...common, ...compare(sequential.ours, sequential[name]) },
      {
        label: 'processor time, server',
        against: peerNames[name],
        unit: 'us/call',
        ...compare(processor.ours, processor[name]),
      },
    ]
  })
}

function each<Name extends string>(
  servers: Readonly<Record<Name, Server>>,
  measure: (server: Server) => Promise<number>,
): Record<Name, () => Promise<number>> {
  const entries = Object.entries<Server>(servers).map(([name, server]) => [name, () => measure(server)])
  return Object.fromEntries(entries) as Record<Name, () => Promise<number>>
}
