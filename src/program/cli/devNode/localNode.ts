import { isOnThisMachine } from '../session/isOnThisMachine.ts'
import type { Session } from '../session/Session.ts'
import { nodeEndpoint } from './askAdmin.ts'

/**
 * The first endpoint of a run, without a network the usual one of a development node. `undefined` unless all endpoints are on
 * this machine: development nodes answer controls to no other, and their names must not reach another network.
 */
export async function localEndpoint(session: Session): Promise<string | undefined> {
  const endpoint = await nodeEndpoint(session)
  return [endpoint, ...(await session.endpoints())].every(isOnThisMachine) ? endpoint : undefined
}
