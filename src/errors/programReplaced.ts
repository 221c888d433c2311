/** The `code` of the error that says that a file of the running program was replaced. */
export const PROGRAM_REPLACED = 'ERR_PROGRAM_REPLACED'

/** Data of the error. */
export interface ReplacedProgram extends Error {
  /** The version that runs. */
  readonly version?: string
  /** The version in the file now, if it can be read. */
  readonly found?: string
}

/** The error, or the one among its causes, that says that a file of the program was replaced. */
export function replacedProgram(error: unknown): ReplacedProgram | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as Error & { readonly code?: unknown }).code === PROGRAM_REPLACED) return cause
  }
  return undefined
}
