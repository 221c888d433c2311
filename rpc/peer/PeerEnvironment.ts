/** Interface of a connection to its daemon. */

import type { ConfigLayer } from '../../src/config/resolveConfig.ts'
import type { ContextServices } from '../../src/context/ClientContext.ts'
import type { StorageServer } from '../../src/ports/Storage.ts'
import type { FunctionTable } from '../../src/schema/FunctionTable.ts'
import type { Limits } from '../limits.ts'
import type { CallTracing } from './CallTracing.ts'
import type { InspectedConnection, LogTail } from './daemonMethods.ts'
import type { Metrics } from './Metrics.ts'
import type { OutputAccounts } from './OutputAccounts.ts'
import type { NextTurn, Turns } from './Turns.ts'

export interface PeerEnvironment {
  readonly services: ContextServices
  readonly functions: FunctionTable
  readonly limits: Limits
  readonly metrics: Metrics
  readonly output: OutputAccounts
  /** Absent if traces are disabled. */
  readonly tracing?: CallTracing | undefined
  /** Trace that the connection belongs to, a W3C `traceparent`. */
  readonly traceParent?: string | undefined
  /** Time of this thread, shared between all connections. */
  readonly turns: Turns
  readonly nextTurn: NextTurn
  /** Id of the process, 0 where there is none. */
  readonly pid: number
  /** Resident memory of the process, in bytes; 0 where it cannot be measured. */
  residentBytes(): number
  /** Configuration layers weaker than that of the host: environment, files. The first is the strongest. */
  readonly configLayers: readonly ConfigLayer[]
  /** Whether the host has started the process, so that its configuration and the environment count as one source. */
  readonly startedByHost: boolean
  /** Whether several hosts use the daemon that are not its operators. */
  readonly isShared: boolean
  /** Storage folder of a client that does not name one. */
  readonly defaultStoragePath: string
  /** The reason why a client may not keep its storage there; `undefined` if it may. */
  refuseStoragePath(path: string): string | undefined
  refuseStorageServer(server: StorageServer): string | undefined
  /** Whether the host must show the token in `daemon.initialize`; compares it in constant time. */
  readonly checkToken: ((token: string | undefined) => boolean) | undefined
  /** The OpenRPC document as JSON text on one line. */
  describe(): Promise<string>
  watchHost(pid: number): void
  requestShutdown(): void
  connectionCount(): number
  /** All connections, oldest first. */
  inspectConnections(): InspectedConnection[]
  /** The last lines of the log, see `JsonLog.tail`. */
  logTail(after: number): LogTail
  uptimeMs(): number
}
