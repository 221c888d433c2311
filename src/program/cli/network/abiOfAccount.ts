import { nodeFacts } from '../devNode/nodeFacts.ts'
import { onLibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { contractOfCode } from './contractOfCode.ts'
import { queryAccounts } from './queryBlockchain.ts'

/**
 * ABI of the contract that an account of a development node has, JSON text: as it was registered, or of a built-in contract.
 * `undefined` for other networks, and for code that is not known.
 */
export async function abiOfAccount(session: Session, accountId: string): Promise<string | undefined> {
  if ((await nodeFacts(session)) === undefined) return undefined
  const ids = [{ accountId, dappId: accountId }]
  const [account] = await queryAccounts<{ info?: { code_hash?: string | null } | null }>(
    session,
    ids,
    'info { code_hash }',
  ).catch(onLibraryError(() => []))
  const hash = account?.info?.code_hash
  return hash == null ? undefined : (await contractOfCode(session, hash))?.abi
}
