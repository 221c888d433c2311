import type { ExitCode } from '../output/exitCodes.ts'

interface Details {
  /** What to try. */
  readonly hint?: string | undefined
  /** Number of the library's error. */
  readonly code?: number | undefined
  /** For programs; shown with --json and --verbose. */
  readonly data?: unknown
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
