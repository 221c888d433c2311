/** Names and ABIs that a development node of this machine knows. */
import type { AdminResult } from '../../devnode/controls/AdminMethod.ts'
import type { AdminMethods } from '../../devnode/controls/adminMethods.ts'
import type { Session } from '../session/Session.ts'
import { askAdmin } from './askAdmin.ts'
import { localEndpoint } from './localNode.ts'

export interface NodeFacts {
  /** Registered contracts, the newest of each name first. */
  readonly contracts: AdminResult<AdminMethods['list_contracts']>['contracts']
  /** Names of the accounts that the chain began with, by account id. */
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
  const [{ contracts }, { names }] = await Promise.all([
    askAdmin(session, 'list_contracts', {}),
    askAdmin(session, 'list_accounts', {}),
  ])
  // Another server may answer these paths with anything.
  if (!Array.isArray(contracts) || typeof names !== 'object' || names === null) return undefined
  return { contracts, accountNames: new Map(Object.entries(names)) }
}
