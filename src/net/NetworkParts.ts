import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import type { Clock } from '../ports/Clock.ts'
import type { Log } from '../ports/Log.ts'
import type { Random } from '../ports/Random.ts'
import type { CookieJar } from './CookieJar.ts'
import type { Credentials } from './Credentials.ts'
import type { FirstContact } from './FirstContact.ts'
import type { RetryPauses } from './RetryPauses.ts'
import type { SuspensionGate } from './SuspensionGate.ts'
import type { TraceIds } from './TraceIds.ts'

/** Settings, ports and state that all classes of one network share. */
export interface NetworkParts {
  readonly config: ResolvedConfig
  /** The clock of this machine. */
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
  readonly credentials: Credentials
  readonly cookies: CookieJar
  readonly contact: FirstContact
  readonly traces: TraceIds
  readonly gate: SuspensionGate
  readonly pauses: RetryPauses
  /** Aborted when the context closes. */
  readonly signal: AbortSignal
}
