import { isLoopbackAddress } from '../../../../rpc/daemon/listenAddress.ts'
import { endpointUrl } from '../../../config/endpointUrls.ts'
import type { Session } from '../session/Session.ts'
import { nodeEndpoint } from './askAdmin.ts'

/**
 * The first endpoint of a run, without a network the usual one of a development node. `undefined` unless all endpoints are on
 * this machine: development nodes answer controls to no other, and their names must not reach another network.
 */
export async function localEndpoint(session: Session): Promise<string | undefined> {
  const endpoint = await nodeEndpoint(session)
  return [endpoint, ...(await session.endpoints())].every(isHere) ? endpoint : undefined
}

function isHere(endpoint: string): boolean {
  const { protocol, hostname } = endpointUrl(endpoint)
  return protocol === 'http:' && isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
}
