/**
 * A call that failed; the base of all errors of this package. Its stack begins where the call was made. Positive codes are those of the library (`ClientErrorCode`, `CryptoErrorCode` …), negative ones
 * those of the connection (`ProtocolErrorCode`). Programs decide by `code`, `message` is for people.
 */
export class ClientError extends Error {
  override readonly name: string = 'ClientError'
  readonly code: number
  /** Facts for programs; what they are depends on the code. */
  // biome-ignore lint/suspicious/noExplicitAny: every code has a shape of its own
  readonly data: any

  constructor(code: number, message: string, data: unknown = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.data = data
  }
}
