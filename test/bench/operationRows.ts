import { daemonCallRate, functionCallRate, type Request } from './callRates.ts'
import { compare, interleave } from './interleave.ts'
import type { Row } from './Suite.ts'
import type { Server } from './startServers.ts'

/** The same work three times: asked of the daemon, done by the core, done by a peer. */
export interface Operation {
  readonly request: Request
  /** Texts in, texts out, as the daemon has them. */
  readonly core: () => unknown
  readonly peer: () => unknown
  /** Who the peer is. */
  readonly against: string
}

export interface OperationOptions {
  readonly rounds: number
  /** Calls of one measurement. */
  readonly calls: number
}

/** Two rows for an operation, of the daemon and of the core. All three run once before they are measured. */
export async function operationRows(
  daemon: Server,
  { request, core, peer, against }: Operation,
  { rounds, calls }: OperationOptions,
): Promise<Row[]> {
  const rates = {
    daemon: () => daemonCallRate(daemon, request, calls),
    core: async () => functionCallRate(core, calls),
    peer: async () => functionCallRate(peer, calls),
  }
  for (const measure of Object.values(rates)) await measure()
  const values = await interleave(rounds, rates)
  const common = { against: `${against}, in process`, unit: 'calls/s' }
  return [
    { label: `${request.method}, daemon`, ...common, ...compare(values.daemon, values.peer) },
    { label: `${request.method}, in process`, ...common, ...compare(values.core, values.peer) },
  ]
}
