import { ProtocolErrorCode } from '../generated/types/daemon.ts'
import { ClientError } from './ClientError.ts'

/**
 * The application cancelled the call by its `signal`: `name` is `TimeoutError` for the signal of `AbortSignal.timeout`, else
 * `AbortError`; `cause` is `signal.reason`. `data.sent` says whether anything was sent to the network before.
 *
 *     try {
 *       await client.net.query({ query: '{ info { version } }' }, { signal: AbortSignal.timeout(5_000) })
 *     } catch (error) {
 *       if (!(error instanceof CallAborted)) throw error
 *     }
 */
export class CallAborted extends ClientError {
  override readonly name: 'AbortError' | 'TimeoutError'

  constructor(message: string, data: unknown, reason: unknown) {
    super(ProtocolErrorCode.RequestCancelled, message, data, reason)
    const isTimeout = (reason as { name?: unknown } | null | undefined)?.name === 'TimeoutError'
    this.name = isTimeout ? 'TimeoutError' : 'AbortError'
  }
}
