/** The `code` of the error when a file of the running program was written over. */
export const PROGRAM_REPLACED = 'ERR_PROGRAM_REPLACED'

/** What the error says beyond its message. */
export interface ReplacedProgram extends Error {
  /** The version that runs. */
  readonly version?: string
  /** The version that is there now, where it can be read. */
  readonly found?: string
}

/** The error, or the cause of it, that says that a file of the program was written over. */
export function replacedProgram(error: unknown): ReplacedProgram | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as Error & { readonly code?: unknown }).code === PROGRAM_REPLACED) return cause
  }
  return undefined
}
