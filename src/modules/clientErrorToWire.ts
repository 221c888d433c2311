import { buildInfo } from '../buildInfo.ts'
import { ClientError } from '../schema/errors.ts'
import { InternalError } from './client/errors.ts'

/** An error as the type ClientError, for messages of callbacks. What the library did not expect becomes 33. */
export function clientErrorToWire(error: unknown): { code: number; message: string; data: unknown } {
  const known = error instanceof ClientError ? error : InternalError.error('Internal error', {}, error)
  return { code: known.code, message: known.message, data: { ...known.data, core_version: buildInfo.version } }
}
