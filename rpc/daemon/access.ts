/** Who may connect over the network: three checks, all of them. Source: daemon section 9. */
import type { IncomingMessage } from 'node:http'
import { hostInUrl, isWildcard } from '../transports/listenAddress.ts'
import type { Token } from './token.ts'

export interface AccessRules {
  /** Exact values of the Host header, lower case. */
  readonly hosts: ReadonlySet<string>
  /** Exact values of the Origin header. */
  readonly origins: ReadonlySet<string>
  readonly token: Token
}

export interface Refusal {
  readonly status: 400 | 401 | 403 | 421 | 503
  readonly reason: string
}

/** Allowed hosts: loopback names and the requested address, each with the port, and the hosts in the settings. */
export function allowedHosts(host: string, port: number, configured: readonly string[]): ReadonlySet<string> {
  // The operator chose the address. Another name that resolves to it is still refused.
  const names = ['127.0.0.1', 'localhost', '[::1]', ...(isWildcard(host) ? [] : [hostInUrl(host)])]
  const hosts = [...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : []), ...configured]
  return new Set(hosts.map((host) => host.toLowerCase()))
}

/** Whether a request has several Host headers. It is refused, because a proxy may have checked another one of them. */
export function hasSeveralHosts({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct['host']?.length ?? 0) > 1
}

export function refuseSeveralHosts(request: IncomingMessage): Refusal | undefined {
  return hasSeveralHosts(request) ? { status: 400, reason: 'There is more than one Host header' } : undefined
}

export function refuseHost(request: IncomingMessage, { hosts }: AccessRules): Refusal | undefined {
  const several = refuseSeveralHosts(request)
  if (several !== undefined) return several
  const { host } = request.headers
  if (host !== undefined && hosts.has(host.toLowerCase())) return undefined
  return { status: 421, reason: 'The Host header names another server' }
}

/** These routes take no body; an announced one could be endless. */
export function refuseBody({ headers }: IncomingMessage): Refusal | undefined {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
  return hasBody ? { status: 400, reason: 'Requests must not have a body' } : undefined
}

/** No origin is fine (not a web page); `null` never matches. */
export function refuseOrigin(request: IncomingMessage, { origins }: AccessRules): Refusal | undefined {
  const { origin } = request.headers
  if (origin === undefined || (origin !== 'null' && origins.has(origin))) return undefined
  return { status: 403, reason: 'The origin is not allowed; see daemon.allowed_origins' }
}

export function refuseToken(request: IncomingMessage, { token }: AccessRules): Refusal | undefined {
  if (token.matches(bearerToken(request) ?? protocolToken(request))) return undefined
  return { status: 401, reason: 'The token is missing or wrong; see the token file' }
}

function bearerToken(request: IncomingMessage): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Browsers cannot set headers; they offer `token.<hex>` as second subprotocol after `rpc.v1`. */
function protocolToken(request: IncomingMessage): string | undefined {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((entry) => entry.trim())
  const token = offered[0] === 'rpc.v1' ? offered[1] : undefined
  return token?.startsWith('token.') ? token.slice('token.'.length) : undefined
}
