import type { OutgoingRoutes } from './OutgoingRoutes.ts'
import { proxyAuthorization } from './parseProxy.ts'

/** A request without TLS that an HTTP proxy forwards: its path is the whole URL. Source: RFC 9112 3.2.2. */
export interface ForwardedRequest {
  /** Origin of the proxy. */
  readonly proxy: URL
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** `undefined` for a request that goes to the server itself, or through a tunnel. */
export function forwarded(
  routes: OutgoingRoutes,
  url: URL,
  headers: Readonly<Record<string, string>>,
): ForwardedRequest | undefined {
  if (url.protocol !== 'http:') return undefined
  const proxy = routes.proxyFor(url)
  if (proxy?.kind !== 'http') return undefined
  const authorization = proxyAuthorization(proxy)
  return {
    proxy: new URL(proxy.shown),
    path: url.href.replace(/#.*$/, ''),
    headers: {
      ...headers,
      host: url.host,
      ...(authorization !== undefined && { 'proxy-authorization': authorization }),
    },
  }
}
