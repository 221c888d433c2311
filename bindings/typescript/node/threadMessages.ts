/**
 * Messages between a client and its thread over a message port.
 *
 * The thread owns the connection, so that the client's thread can wait for an answer without an event loop. After each
 * message the thread adds 1 to the first integer of `signal` and wakes the waiting thread; the second one becomes 1
 * when the thread ends. The thread of the in-process library keeps to the same rules.
 */
import type { MessagePort } from 'node:worker_threads'
import type { Loss } from '../common/ConnectionLost.ts'
import type { ProgramTarget } from './ProgramLink.ts'
import type { ServerTarget } from './ServerLink.ts'

/** A message of the connection, how many characters of messages were taken, or the wish to end. */
export type ToThread = string | number | null

export type FromThread = string | { readonly lost: Loss } | { readonly log: string }

/** Contents of `workerData` of the thread of a connection. */
export interface LinkThreadStart {
  readonly port: MessagePort
  readonly signal: Int32Array
  readonly target: ProgramTarget | ServerTarget
}
