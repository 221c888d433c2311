/** What a connection needs from the daemon around it. */

import type { ConfigLayer } from '../../src/config/resolveConfig.ts'
import type { ContextServices } from '../../src/context/ClientContext.ts'
import type { FunctionTable } from '../../src/schema/FunctionTable.ts'
import type { Limits } from '../limits.ts'
import type { Metrics } from './Metrics.ts'
import type { OutputAccounts } from './OutputAccounts.ts'
import type { Turns } from './Turns.ts'

export interface PeerEnvironment {
  readonly services: ContextServices
  readonly functions: FunctionTable
  readonly limits: Limits
  readonly metrics: Metrics
  readonly output: OutputAccounts
  /** Time of this thread, shared between all connections. */
  readonly turns: Turns
  /** Configuration below what the host says: environment, files. The first is the strongest. */
  readonly configLayers: readonly ConfigLayer[]
  /** Storage folder of a client that names none. */
  readonly defaultStoragePath: string
  /** Tells why a client may not keep its storage there; `undefined` when it may. */
  refuseStoragePath(path: string): string | undefined
  /** Whether the host must show the token in `daemon.initialize`; compares it in constant time. */
  readonly checkToken: ((token: string | undefined) => boolean) | undefined
  /** The OpenRPC document as JSON text on one line. */
  describe(): Promise<string>
  watchHost(pid: number): void
  requestShutdown(): void
  connectionCount(): number
  uptimeMs(): number
}
