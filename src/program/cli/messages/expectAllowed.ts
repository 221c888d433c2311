import { protocolCodes } from '../../../../rpc/protocol/codes.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import type { SendPlan } from './sendMessage.ts'

/**
 * A message that a spending policy refuses is not shown for confirmation. The check that counts comes when it is sent.
 * Throws ToolError (12).
 */
export async function expectAllowed(
  session: Session,
  { message, address, abi, publicKey }: Pick<SendPlan, 'message' | 'address' | 'abi' | 'publicKey'>,
): Promise<void> {
  const params = {
    message,
    dapp_id: address.dappId,
    ...(abi && { abi: abi.wire }),
    ...(publicKey !== undefined && { public_key: publicKey }),
  }
  try {
    await session.call('policy.check', params)
  } catch (error) {
    // A running daemon of an older version cannot check beforehand.
    if (!(error instanceof LibraryError)) throw error
    const { code, data, hint } = error.details
    if (code === protocolCodes.MethodNotFound.code) return
    throw new LibraryError({ code: code!, message: error.message, data: { ...(data as object), sent: false } }, hint)
  }
}
