import type { NetworkAccess } from '../../../src/ports/NetworkAccess.ts'
import { nodeNetwork } from '../../../src/system/nodeNetwork.ts'

/** An address at which no server listens. */
const CLOSED = '127.0.0.1:1'

/**
 * The network of this machine, with origins such as `https://node.example` forwarded to servers on loopback
 * (`127.0.0.1:port`): ports below 1024 need rights that tests do not have. Other origins refuse the connection.
 */
export function forwardedNetwork(servers: Readonly<Record<string, string>>): NetworkAccess {
  return {
    ...nodeNetwork,
    openHttp: (limits) => {
      const connections = nodeNetwork.openHttp(limits)
      return {
        exchange: (request) => {
          const url = new URL(`http://${servers[request.url.origin] ?? CLOSED}${request.url.pathname}`)
          url.search = request.url.search
          return connections.exchange({ ...request, url })
        },
        close: () => connections.close(),
      }
    },
  }
}
