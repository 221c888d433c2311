import { isLoopbackAddress } from '../../../../rpc/transports/listenAddress.ts'
import { endpointUrl } from '../../../config/endpointUrls.ts'

/** Whether an endpoint may be a development node of this machine. */
export function isOnThisMachine(endpoint: string): boolean {
  const { protocol, hostname } = endpointUrl(endpoint)
  return protocol === 'http:' && isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
}
