import { nodeFacts } from '../devNode/nodeFacts.ts'
import type { Session } from '../session/Session.ts'

/** The contract with this code that a development node has registered, or that is built in. */
export async function contractOfCode(
  session: Session,
  codeHash: string,
): Promise<{ readonly name: string; readonly abi: string } | undefined> {
  const registered = (await nodeFacts(session))?.contracts.find(({ code_hash }) => code_hash === codeHash)
  if (registered !== undefined) return registered
  const { contracts } = await import('../../contracts/index.ts')
  const found = Object.entries(contracts).find(([, image]) => image.codeHash === codeHash)
  return found && { name: found[0], abi: found[1].abi }
}
