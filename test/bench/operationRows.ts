import { daemonCallRate, daemonSequentialRate, functionCallRate, type Request } from './callRates.ts'
import { compare, interleave } from './interleave.ts'
import type { Row } from './Suite.ts'
import type { Server } from './startServers.ts'

/** The same work done in three ways: by the daemon on request, by the core, and by a peer. */
export interface Operation {
  readonly request: Request
  /**
   * The same kind of request with other texts, enough of them that each is no longer cached by the daemon when it is
   * repeated.
   */
  readonly others?: readonly Request[]
  /** Takes and returns texts, as the daemon does. */
  readonly core: () => unknown
  readonly peer: () => unknown
  /** Name of the peer. */
  readonly against: string
}

export interface OperationOptions {
  readonly rounds: number
  /** Calls of one measurement. */
  readonly calls: number
}

/** Rows for an operation: of the daemon with calls at once and one after the other, and of the core. All run once before they are measured. */
export async function operationRows(
  daemon: Server,
  { request, others = [request], core, peer, against }: Operation,
  { rounds, calls }: OperationOptions,
): Promise<Row[]> {
  const rates = {
    daemon: () => daemonCallRate(daemon, request, calls),
    others: () => daemonCallRate(daemon, others, calls),
    sequential: () => daemonSequentialRate(daemon, request, calls),
    core: () => functionCallRate(core, calls),
    peer: () => functionCallRate(peer, calls),
  }
  for (const measure of Object.values(rates)) await measure()
  const values = await interleave(rounds, rates)
  const common = { against: `${against}, in process`, unit: 'calls/s' }
  return [
    { label: `${request.method}, daemon`, ...common, ...compare(values.daemon, values.peer) },
    ...(others.length > 1
      ? [{ label: `${request.method}, another text each time`, ...common, ...compare(values.others, values.peer) }]
      : []),
    { label: `${request.method}, one after the other`, ...common, ...compare(values.sequential, values.peer) },
    { label: `${request.method}, in process`, ...common, ...compare(values.core, values.peer) },
  ]
}
