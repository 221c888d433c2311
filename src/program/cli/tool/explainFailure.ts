import { exitCodes } from './exitCodes.ts'
import { describeExitCode } from './exitCodeText.ts'
import { LibraryError } from './LibraryError.ts'
import { ToolError } from './ToolError.ts'

/** Throws the error of a local run again, the exit code of the contract and its meaning first. */
export function explainFailure(error: unknown): never {
  if (!(error instanceof LibraryError)) throw error
  const { exit_code: exitCode } = (error.details.data ?? {}) as { exit_code?: number }
  if (typeof exitCode !== 'number') throw error
  throw new ToolError(exitCodes.rejected, `The contract ended with ${describeExitCode(exitCode)}`, error.details)
}
