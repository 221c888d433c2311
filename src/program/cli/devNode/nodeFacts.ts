/** Names and ABIs that a development node of this machine knows. */
import type { AdminResult } from '../../devnode/controls/AdminMethod.ts'
import type { AdminMethods } from '../../devnode/controls/adminMethods.ts'
import { queryAccounts } from '../chain/queryBlockchain.ts'
import { onLibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { askAdmin } from './askAdmin.ts'
import { localEndpoint } from './localNode.ts'

export interface NodeFacts {
  /** Registered contracts, the newest of each name first. */
  readonly contracts: AdminResult<AdminMethods['list_contracts']>['contracts']
  /** Names of the funded accounts, by account id. */
  readonly accountNames: ReadonlyMap<string, string>
}

const known = new WeakMap<Session, Promise<NodeFacts | undefined>>()

/** Asks once per run. `undefined` if the network of the run is no development node of this machine. */
export function nodeFacts(session: Session): Promise<NodeFacts | undefined> {
  const found = known.get(session.origin) ?? askNode(session).catch(() => undefined)
  known.set(session.origin, found)
  return found
}

async function askNode(session: Session): Promise<NodeFacts | undefined> {
  if ((await localEndpoint(session)) === undefined) return undefined
  const [{ contracts }, { accounts }] = await Promise.all([
    askAdmin(session, 'list_contracts', {}),
    askAdmin(session, 'list_accounts', {}),
  ])
  // Another server may answer these paths with anything.
  if (!Array.isArray(contracts) || !Array.isArray(accounts)) return undefined
  return { contracts, accountNames: new Map(accounts.map(({ account_id, name }) => [account_id, name])) }
}

/**
 * ABI of the contract that an account of a development node has, JSON text: as it was registered, or of a built-in contract.
 * `undefined` for other networks, and for code that is not known.
 */
export async function abiOfAccount(session: Session, accountId: string): Promise<string | undefined> {
  const facts = await nodeFacts(session)
  if (facts === undefined) return undefined
  const ids = [{ accountId, dappId: accountId }]
  const [account] = await queryAccounts<{ info?: { code_hash?: string | null } | null }>(
    session,
    ids,
    'info { code_hash }',
  ).catch(onLibraryError(() => []))
  const hash = account?.info?.code_hash
  if (hash == null) return undefined
  const registered = facts.contracts.find(({ code_hash }) => code_hash === hash)
  if (registered !== undefined) return registered.abi
  const { contracts } = await import('../../devnode/contracts/index.ts')
  return Object.values(contracts).find(({ codeHash }) => codeHash === hash)?.abi
}
