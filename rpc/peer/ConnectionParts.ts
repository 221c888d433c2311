/** Parts of a connection that its calls use, including the methods of the connection itself. */

import type { Answers } from './Answers.ts'
import type { CallTimeouts } from './CallTimeouts.ts'
import type { ConnectionState } from './ConnectionState.ts'
import type { HostLink } from './HostLink.ts'
import type { Outlet } from './Outlet.ts'
import type { PacedInput } from './PacedInput.ts'
import type { PacedWorkers } from './PacedWorkers.ts'
import type { PeerEnvironment } from './PeerEnvironment.ts'
import type { RunningCalls } from './RunningCalls.ts'
import type { SendAcknowledgements } from './SendAcknowledgements.ts'
import type { Transport } from './Transport.ts'
import type { TurnClock } from './TurnClock.ts'
import type { WriteOrder } from './WriteOrder.ts'

export interface ConnectionParts {
  readonly transportKind: Transport['kind']
  readonly environment: PeerEnvironment
  readonly clock: TurnClock
  readonly state: ConnectionState
  readonly host: HostLink
  readonly calls: RunningCalls
  readonly timeouts: CallTimeouts
  readonly input: PacedInput
  readonly sending: SendAcknowledgements
  readonly answers: Answers
  readonly outlet: Outlet
  readonly workers: PacedWorkers
  readonly writes: WriteOrder
}
