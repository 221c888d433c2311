/** A place where tasks are computed one after the other: a thread or a process of this program. */
import type { ComputeAnswer, ComputeTask } from './computeTask.ts'

/** The first thing that a station says: it can compute. */
export const COMPUTE_READY = 'ready'

/** What it answers. */
export type StationAnswer = ComputeAnswer & {
  /** The station used up its memory and is to be replaced. */
  readonly isLast?: boolean
}

export type StationMessage = StationAnswer | typeof COMPUTE_READY

export interface StationEvents {
  onMessage(message: StationMessage): void
  /** It ended, or is about to, by itself. May come several times. */
  onLost(cause: unknown): void
}

export interface Station {
  compute(task: ComputeTask): void
  /** Ends it whatever it does. Settles when its memory and its threads are free. */
  end(): Promise<void>
  /** A station that works keeps the process alive, an idle one does not. */
  keepAlive(isWorking: boolean): void
}
