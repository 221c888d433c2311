/**
 * A failed call, and the base class of all client errors. Its stack begins where the call was made. Positive codes come from the
 * library (`ClientErrorCode`, `CryptoErrorCode` …), negative ones from the connection (`ProtocolErrorCode`). In programs, decide by
 * `code`; `message` is for people.
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
}
