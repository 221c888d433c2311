import { ClientError } from './ClientError.ts'
import { ProgramReplaced } from './client.ts'
import { replacedProgram } from './programReplaced.ts'

/**
 * The error that callers see: an error of the library, or the one that says that the program was replaced. `undefined`
 * for anything else, which is a bug.
 */
export function asClientError(error: unknown): ClientError | undefined {
  const replaced = replacedProgram(error)
  if (replaced === undefined) return error instanceof ClientError ? error : undefined
  const { message, version, found } = replaced
  return ProgramReplaced.error(message, { version, found }, error)
}
