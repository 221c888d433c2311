import type { HttpAnswer, HttpConnections, HttpExchange, Network } from '../../src/ports/Network.ts'

/** Runs one exchange, as it is or with other headers, and may look at it. */
export type ObserveExchange = (
  request: HttpExchange,
  run: (request: HttpExchange) => Promise<HttpAnswer>,
) => Promise<HttpAnswer>

/** The same network, of which each HTTP exchange passes `observe`. */
export function observedNetwork(network: Network, observe: ObserveExchange): Network {
  return {
    ...network,
    openHttp: (limits): HttpConnections => {
      const connections = network.openHttp(limits)
      return {
        exchange: (request) => observe(request, (own) => connections.exchange(own)),
        close: () => connections.close(),
      }
    },
  }
}
