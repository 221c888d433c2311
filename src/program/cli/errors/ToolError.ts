import type { ExitCode } from './exitCodes.ts'

interface Details {
  /** What to try. */
  readonly hint?: string | undefined
  /** Number of the library's error. */
  readonly code?: number | undefined
  /** For programs; shown with --json and --verbose. */
  readonly data?: unknown
  /** Path of the page of the console that shows what it is about; people get a link where a console is known. */
  readonly page?: string | undefined
}

/** A command could not do what it was asked. The message is for people and holds no secret. */
export class ToolError extends Error {
  readonly exitCode: ExitCode
  readonly details: Details

  constructor(exitCode: ExitCode, message: string, details: Details = {}) {
    super(message)
    this.exitCode = exitCode
    this.details = details
  }
}
