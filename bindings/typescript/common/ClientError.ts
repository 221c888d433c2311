import type { Outcome } from '../generated/types/processing.ts'

/**
 * A failed call, and the base class of all client errors. Its stack begins where the call was made. Positive codes come from the
 * library (`ClientErrorCode`, `CryptoErrorCode` …), negative ones from the connection (`ProtocolErrorCode`). In programs, decide by
 * `code`; `message` is for people.
 *
 *     try {
 *       await wallet.call.touch()
 *     } catch (error) {
 *       if (!(error instanceof ClientError) || error.outcome !== 'not_executed') throw error
 *       await wallet.call.touch()
 *     }
 */
export class ClientError extends Error {
  override readonly name: string = 'ClientError'
  readonly code: number
  /** Facts for programs; their shape depends on the code. */
  // biome-ignore lint/suspicious/noExplicitAny: every code has a shape of its own
  readonly data: any

  constructor(code: number, message: string, data: unknown = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.data = data
  }

  /**
   * What became of the message of the call, however it ended; `undefined` for calls that have nothing to do with messages.
   * After `not_executed` you may repeat the call. After `unknown`, first look for `messageHash`.
   */
  get outcome(): Outcome | undefined {
    return this.data?.outcome
  }

  /**
   * With the outcome `refused`: when the message can no longer be executed, Unix time in s. `undefined` if the message has no
   * expiration: treat it as `unknown` then.
   */
  get settlesAt(): number | undefined {
    return this.data?.settles_at
  }

  /** Hash of the message that was sent or may have been. */
  get messageHash(): string | undefined {
    return this.data?.message_hash
  }

  /** Hash of the transaction, with the outcomes `failed` and `executed`. */
  get transactionId(): string | undefined {
    return this.data?.transaction_id
  }
}
