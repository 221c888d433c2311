import { isLoopbackAddress } from '../../../../rpc/daemon/listenAddress.ts'
import { endpointUrl } from '../../../config/endpointUrls.ts'
import type { Session } from '../session/Session.ts'
import { builtInNetworks } from '../settings/ToolConfig.ts'

/**
 * The first endpoint of a run, without a network the usual one of a development node, if it is on this machine: development
 * nodes answer controls to no other.
 */
export async function localEndpoint(session: Session): Promise<string | undefined> {
  const endpoint = (await session.endpoints())[0] ?? builtInNetworks['local']![0]!
  const { protocol, hostname } = endpointUrl(endpoint)
  const isHere = protocol === 'http:' && isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
  return isHere ? endpoint : undefined
}
