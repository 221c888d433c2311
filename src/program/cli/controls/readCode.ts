import { findImage } from '../arguments/contractImage.ts'
import { readBocArgument } from '../arguments/readInput.ts'
import { ignoreLibraryErrors } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

/** Code (BOC in base64) of an argument CODE: the code itself, an image, or the name of a contract. Throws ToolError (2). */
export async function readCode(session: Session, named: string): Promise<string> {
  const contract = await findImage(session, named)
  const boc = contract?.tvc ?? readBocArgument(named, 'CODE')
  const image = await session.call('boc.decode_state_init', { state_init: boc }).catch(ignoreLibraryErrors)
  return image?.code ?? boc
}
