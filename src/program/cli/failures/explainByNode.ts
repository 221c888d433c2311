import type { Failure } from '../../common/failure/Failure.ts'
import { askAdmin } from '../devNode/askAdmin.ts'
import { ignoreToolErrors } from '../errors/ToolError.ts'
import { isOnThisMachine } from '../session/isOnThisMachine.ts'
import type { Session } from '../session/Session.ts'

/**
 * Asks the development node of a command for an explanation: it knows ABIs, debug maps and sources. `undefined` on other
 * networks, and if nothing failed.
 */
export async function explainByNode(
  session: Session,
  about: { readonly transaction: string } | { readonly message: string },
): Promise<Failure | undefined> {
  const [endpoint] = await session.endpoints()
  // Only programs on its own machine may use the controls of a development node.
  if (endpoint === undefined || !isOnThisMachine(endpoint)) return undefined
  const explained = await askAdmin(session, 'explain', about).catch(ignoreToolErrors)
  return explained?.failure ?? undefined
}
