import { NetworkError } from '../../ports/NetworkAccess.ts'
import type { ForwardedRequest } from './forwarded.ts'

const PROXY_AUTHENTICATION_REQUIRED = 407

/** Throws NetworkError for an answer that comes from the proxy, which would otherwise be taken for an answer of the server. */
export function expectFromServer(through: ForwardedRequest | undefined, status: number): void {
  if (through === undefined || status !== PROXY_AUTHENTICATION_REQUIRED) return
  const proxy = through.proxy.origin
  const reason = `by the proxy ${proxy}: it answered ${status}, it wants another user name and password`
  throw new NetworkError('unreachable', reason, undefined)
}
