import { ProtocolErrorCode } from '../generated/types/daemon.ts'
import { ClientError } from './ClientError.ts'

/** What is known about the end of a connection. */
export interface Loss {
  readonly message: string
  /** Exit code of the daemon; absent if it was not started by this client or was killed by a signal. */
  readonly exitCode?: number | undefined
  /** The signal that killed the daemon. */
  readonly signal?: string | undefined
  /** The last 4 KiB that the daemon wrote to standard error. */
  readonly stderr?: string | undefined
}

/** Why a daemon could not start, in its own words. */
export interface Fatal {
  readonly code: number
  readonly message: string
  // biome-ignore lint/suspicious/noExplicitAny: free facts
  readonly data: any
}

/**
 * The daemon ended or the connection broke (-32099). Nothing is restarted; handles are lost. `outcome` says what became of a
 * message that the call was to send.
 *
 *     const reason = await client.ended
 *     if (reason instanceof ConnectionLost) console.error(reason.exitCode, reason.stderr)
 */
export class ConnectionLost extends ClientError {
  override readonly name = 'ConnectionLost'
  /** Exit code of the daemon; `undefined` if it was not started by this client or was killed by a signal. */
  readonly exitCode: number | undefined
  /** The signal that killed the daemon. */
  readonly signal: string | undefined
  /** The last 4 KiB that the daemon wrote to standard error. */
  readonly stderr: string
  /** Why the daemon could not start, if that is the reason. */
  readonly fatal: Fatal | undefined

  constructor({ message, exitCode, signal, stderr = '' }: Loss, fatal?: Fatal, facts: object = {}) {
    super(ProtocolErrorCode.ConnectionLost, fatal === undefined ? message : `${message}: ${fatal.message}`, facts)
    this.exitCode = exitCode
    this.signal = signal
    this.stderr = stderr
    this.fatal = fatal
  }
}
