import type { Failure } from '../../common/failure/Failure.ts'
import type { ExitCode } from './exitCodes.ts'

interface Details {
  /** Suggested remedy. */
  readonly hint?: string | undefined
  /** Number of the library's error. */
  readonly code?: number | undefined
  /** For programs; shown with --json and --verbose. */
  readonly data?: unknown
  /** Explanation of a failed contract or message; its title is the message. */
  readonly failure?: Failure | undefined
  /** Path of a console page about the subject of the error; people get a link if a console is known. */
  readonly page?: string | undefined
}

/** A command failed. The message is for people and never contains a secret. */
export class ToolError extends Error {
  readonly exitCode: ExitCode
  readonly details: Details

  constructor(exitCode: ExitCode, message: string, details: Details = {}) {
    super(message)
    this.exitCode = exitCode
    this.details = details
  }
}

/** For `catch`: `undefined` for the failure of a command; any other error is thrown again. */
export function ignoreToolErrors(error: unknown): undefined {
  if (!(error instanceof ToolError)) throw error
}
