import type { HttpAnswer, HttpConnections, HttpExchange, NetworkAccess } from '../../src/ports/NetworkAccess.ts'

/** Runs one exchange, possibly with other headers, and may observe its result. */
export type ObserveExchange = (
  request: HttpExchange,
  run: (request: HttpExchange) => Promise<HttpAnswer>,
) => Promise<HttpAnswer>

/** A network whose HTTP exchanges run through `observe`. */
export function observedNetwork(network: NetworkAccess, observe: ObserveExchange): NetworkAccess {
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
