import type { AbortSource } from '../../../net/waiting.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { MonitorFetchWaitMode } from '../types.ts'
import type { MonitoringResult } from './askTransactions.ts'

export type FetchMode = ValueOf<typeof MonitorFetchWaitMode>

export interface WatchedMessage {
  /** 64 hex digits. */
  readonly hash: string
  /** Unix time, s. */
  readonly waitUntil: number
  readonly userData?: unknown
}

/** Named queues of watched messages and of results that were not fetched yet. */
export interface Monitor {
  /** Adds messages to a queue, which is created if it does not exist. */
  watch(queue: string, messages: readonly WatchedMessage[]): void | Promise<void>
  info(queue: string): QueueInfo | Promise<QueueInfo>
  /** Throws what the network threw while the call was waiting, or the reason of `signal`. */
  fetch(queue: string, mode: FetchMode, signal: AbortSource): Promise<MonitoringResult[]>
  /** Drops a queue; waiting fetches return. */
  cancel(queue: string): void | Promise<void>
}

export interface QueueInfo {
  readonly unresolved: number
  readonly resolved: number
}
