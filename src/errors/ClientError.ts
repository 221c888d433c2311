/** Errors of the library: one class, published numbers, text for people, data for programs. */

export type ErrorData = Readonly<Record<string, unknown>>

/** `code` is stable and published, `message` is for people, `data` is for programs, `cause` is for logs only. */
export class ClientError extends Error {
  readonly code: number
  readonly data: ErrorData

  constructor(code: number, message: string, data: ErrorData = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ClientError'
    this.code = code
    this.data = data
  }
}

export interface ErrorDefinition {
  readonly code: number
  readonly name: string
  /** The condition under which it is raised; for a code that cannot occur, the reason. */
  readonly raised: string
  /** False for a published code that this architecture has no way to raise; `raised` says why. */
  readonly occurs: boolean
  /** An error of this code, ready to be thrown. */
  error(message: string, data?: ErrorData, cause?: unknown): ClientError
  /** Whether a caught value is an error of this code. */
  matches(error: unknown): error is ClientError
}

export function defineError(code: number, name: string, raised: string, { occurs = true } = {}): ErrorDefinition {
  return {
    code,
    name,
    raised,
    occurs,
    error: (message, data, cause) => new ClientError(code, message, data, cause),
    matches: (error): error is ClientError => error instanceof ClientError && error.code === code,
  }
}
