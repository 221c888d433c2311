/** Errors of the library: one class, published numbers, readable text, data for programs. */

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

/** Texts are Markdown; their links are relative to `docs`. */
export type ErrorText =
  | {
      /** The condition under which it is raised. */
      readonly raised: string
      /** Usual causes, for the reader of an error. */
      readonly why: string
      /** What to do. */
      readonly fix: string
    }
  | {
      /** For a published code that this architecture has no way to raise: why not, as words that follow "Cannot occur:". */
      readonly absent: string
    }

export interface ErrorDefinition {
  readonly code: number
  readonly name: string
  readonly raised: string
  readonly occurs: boolean
  /** Absent for errors that cannot occur, and in built programs, which have the page of errors instead. */
  readonly why?: string
  readonly fix?: string
  /** An error of this code, ready to be thrown. */
  error(message: string, data?: ErrorData, cause?: unknown): ClientError
  /** Whether a caught value is an error of this code. */
  matches(error: unknown): error is ClientError
}

export function defineError(code: number, name: string, text: ErrorText): ErrorDefinition {
  const absent = 'absent' in text
  return {
    code,
    name,
    ...(absent ? { raised: `Cannot occur: ${text.absent}` } : text),
    occurs: !absent,
    error: (message, data, cause) => new ClientError(code, message, data, cause),
    matches: (error): error is ClientError => error instanceof ClientError && error.code === code,
  }
}
