/** The scope that the implementation of a function receives. */

import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import type { Clock } from '../ports/Clock.ts'
import type { Random } from '../ports/Random.ts'
import type { WasmFolder } from '../ports/WasmFolder.ts'
import type { AppObject } from './AppObject.ts'
import type { CallbackChannel } from './CallbackChannel.ts'
import type { ClientContext } from './ClientContext.ts'

/** Scope of functions that only compute; the same on the main thread and on a worker thread. */
export interface ComputeScope {
  readonly config: ResolvedConfig
  readonly random: Random
  /** Whether the thread has enough memory left for the rest of the call. Absent: memory is not limited. */
  readonly hasMemory?: () => boolean
  /** WebAssembly components of the user. Absent on threads where they must not run, because they can take seconds. */
  readonly wasm?: WasmFolder | undefined
  /** The calling client; absent on worker threads. Use it only for data that `prepare` cannot provide. */
  readonly context?: ClientContext
}

/** Whether a computation runs on the thread of its call, with the whole scope of a call. */
export function isCallScope(scope: ComputeScope): scope is CallScope {
  return scope.context !== undefined
}

/** Scope of functions that use the context. One object per call. */
export interface CallScope extends ComputeScope {
  readonly context: ClientContext
  /** Time of the network, where it is known and differs from the clock of this machine. */
  readonly clock: Clock
  /** Aborted when the call is cancelled, passes its deadline, or its host goes. */
  readonly signal: AbortSignal
  /** Time limit of the application requests of this call, in ms; 0: unlimited. */
  readonly appRequestTimeoutMs: number
  /** The object that this call registers. Throws CallbackNotRegistered (13) if the caller did not pass one. */
  readonly appObject: AppObject
  /** The callback of this call. Throws CallbackNotRegistered (13) if the caller did not pass one. */
  readonly callback: CallbackChannel
  /**
   * Informs the host of a message and waits for its consent; no byte may be sent before. `undefined` if the host did
   * not ask for this. Rejects with the reason of the signal.
   */
  askToSend(messageHash: string, expireAtSec: number | undefined): Promise<void> | undefined
  /**
   * From now on, if the call is ended, its error says that this message was sent and may have been executed.
   * `expireAtSec` is its expiration, unix time, if it has one.
   */
  markSent(messageHash: string, expireAtSec?: number): void
  /** Removes a message that is proven not to have been executed. */
  markNotExecuted(messageHash: string): void
  /** Records the transaction of a message; if the call is ended, its error contains it. */
  markEnded(messageHash: string, end: MessageEnd): void
  /**
   * From now on, the work of the call may outlive it: if the call is ended from outside, it is unknown whether a
   * message will be sent. `false` reverts this once it is known that nothing was stored.
   */
  markStored(isStored?: boolean): void
  readonly isStored: boolean
  /** Messages that were sent and may have been executed, by hash. */
  readonly sent: ReadonlyMap<string, SentMessage> | undefined
}

/** A message that is about to be sent. */
export interface SendingMessage {
  readonly messageHash: string
  /** Expiration, Unix time in s, if it has one. */
  readonly expireAtSec: number | undefined
  /** Earlier message of the same call that is proven not to have been executed. */
  readonly replaces: string | undefined
}

/** The transaction of a message. */
export interface MessageEnd {
  readonly outcome: 'executed' | 'failed'
  /** 64 hex digits. */
  readonly transactionId: string
}

/** A message that was sent on behalf of a call. */
export interface SentMessage {
  /** Expiration, Unix time in s, if it has one. */
  readonly expireAtSec: number | undefined
  /** Absent while its transaction is not known. */
  readonly end?: MessageEnd
}
