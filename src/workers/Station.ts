/** A place where tasks are computed one after the other: a thread or a process of this program. */
import type { ComputeAnswer, ComputeTask } from './computeTask.ts'

/** First message of a station: it is ready to compute. */
export const COMPUTE_READY = 'ready'

/** Answer to a task. */
export type StationAnswer = ComputeAnswer & {
  /** The station used up its memory and is to be replaced. */
  readonly isLast?: boolean
}

export type StationMessage = StationAnswer | typeof COMPUTE_READY

export interface StationEvents {
  onMessage(message: StationMessage): void
  /** Called when the station ends by itself or is about to; may be called several times. */
  onLost(cause: unknown): void
}

export interface Station {
  compute(task: ComputeTask): void
  /** Ends the station, even in the middle of a computation. Settles when its memory and its threads are free. */
  end(): Promise<void>
  /** A station that works keeps the process alive, an idle one does not. */
  keepAlive(isWorking: boolean): void
}
