import { isLoopbackAddress } from '../../../../rpc/daemon/listenAddress.ts'
import { endpointUrl } from '../../../config/endpointUrls.ts'
import type { Session } from '../session/Session.ts'
import { nodeEndpoint } from './askAdmin.ts'

/**
 * The first endpoint of a run, without a network the usual one of a development node, if it is on this machine: development
 * nodes answer controls to no other.
 */
export async function localEndpoint(session: Session): Promise<string | undefined> {
  const endpoint = await nodeEndpoint(session)
  const { protocol, hostname } = endpointUrl(endpoint)
  const isHere = protocol === 'http:' && isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
  return isHere ? endpoint : undefined
}
