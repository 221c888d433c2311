import { buildInfo } from '../config/buildInfo.ts'
import { asClientError } from '../errors/asClientError.ts'
import { InternalError } from '../errors/client.ts'

/** An error as the type ClientError, for messages of callbacks. Unexpected errors become 33. */
export function clientErrorToWire(error: unknown): { code: number; message: string; data: unknown } {
  const known = asClientError(error) ?? InternalError.error('Internal error', {}, error)
  return { code: known.code, message: known.message, data: { ...known.data, core_version: buildInfo.version } }
}
