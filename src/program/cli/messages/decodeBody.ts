import type { ApiResult } from '../../common/ApiResult.ts'
import type { NamedAbi } from '../arguments/abi.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

/** `undefined` when the body fits no function or event of the ABI. */
export async function decodeBody(
  session: Session,
  abi: NamedAbi,
  body: string,
  isInternal: boolean,
): Promise<ReturnType<typeof bodyCall> | undefined> {
  for (const internal of isInternal ? [true] : [false, true]) {
    const decoded = await session
      .call('abi.decode_message_body', { abi: abi.wire, body, is_internal: internal })
      .catch(ignoreLibraryErrors)
    if (decoded !== undefined) return bodyCall(decoded)
  }
  return undefined
}

/** The part of it that commands show. */
export function bodyCall({ body_type, name, value, header }: ApiResult<'abi.decode_message'>) {
  return { type: body_type, name, value, header }
}

/** For `catch`: the command does not fail if the library cannot decode a body. */
export function ignoreLibraryErrors(error: unknown): undefined {
  if (!(error instanceof LibraryError)) throw error
  return undefined
}
