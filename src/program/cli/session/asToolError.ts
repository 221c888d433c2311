import { StorageError } from '../../../ports/Storage.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { UsageError } from '../errors/UsageError.ts'

const fileFailures = ['EACCES', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS', 'EEXIST']

/** The error that ends the command `name`; `undefined` for an error that must be a bug. */
export async function asToolError(error: unknown, name: string): Promise<ToolError | undefined> {
  if (error instanceof UsageError) {
    return new ToolError(exitCodes.usage, error.message, { hint: `Try "vendorclient ${name} --help".` })
  }
  if (error instanceof ToolError) return error
  if (error instanceof StorageError) return new ToolError(exitCodes.storage, error.message)
  const [{ StartupError }, { ConnectionRefused }, { ConnectionLost }] = await Promise.all([
    import('../../../../rpc/settings/StartupError.ts'),
    import('../../../../rpc/client/connectToDaemon.ts'),
    import('../../../../rpc/client/Connection.ts'),
  ])
  if (error instanceof StartupError) {
    const { exitCode, message, data } = error
    return new ToolError(exitCode, message, Object.keys(data).length === 0 ? {} : { data })
  }
  if (error instanceof ConnectionRefused || error instanceof ConnectionLost) {
    return new ToolError(exitCodes.failure, error.message)
  }
  const systemCode = (error as NodeJS.ErrnoException | null)?.code
  if (systemCode !== undefined && fileFailures.includes(systemCode)) {
    const { path, syscall } = error as NodeJS.ErrnoException
    return new ToolError(exitCodes.failure, `File "${path ?? ''}": ${syscall} failed (${systemCode})`)
  }
  return undefined
}
