/** Refusals of requests to a console. Source: daemon section 9. */
import type { IncomingMessage } from 'node:http'
import { allowedHosts, hasSeveralHosts } from '../../../rpc/daemon/access.ts'
import type { Sessions } from './Sessions.ts'

export interface Refusal {
  readonly status: 400 | 401 | 403 | 421
  readonly reason: string
}

/**
 * Refuses a request whose Host header is not exactly one of the names of the server, such as a name that others resolve
 * to this address.
 */
export function refuseHost(request: IncomingMessage, host: string): Refusal | undefined {
  if (hasSeveralHosts(request)) return { status: 400, reason: 'There is more than one Host header' }
  const names = allowedHosts(host, request.socket.localPort!, [])
  if (names.has(request.headers.host?.toLowerCase() ?? '')) return undefined
  return { status: 421, reason: 'The Host header names another server' }
}

/** Refuses a page of another origin: scheme, host and port must be those of the request. Programs send no origin. */
export function refuseOrigin({ headers }: IncomingMessage): Refusal | undefined {
  if (headers.origin === undefined || headers.origin === `http://${headers.host}`) return undefined
  return { status: 403, reason: 'Only pages of this console may do this' }
}

/** Refuses programs and foreign pages: browsers send the origin of every page that changes something. */
export function refuseNoPage(request: IncomingMessage): Refusal | undefined {
  if (request.headers.origin === undefined) return { status: 403, reason: 'Only pages of this console may do this' }
  return refuseOrigin(request)
}

/** Refuses a page without a session. */
export function refuseStranger(request: IncomingMessage, sessions: Sessions): Refusal | undefined {
  if (sessions.has(request)) return undefined
  return { status: 401, reason: 'There is no session: open the link shown in the terminal' }
}

/** Refuses a page without the proof of its session, and another program that has only its cookie. */
export function refuseUnproven(request: IncomingMessage, sessions: Sessions): Refusal | undefined {
  if (sessions.proves(request)) return undefined
  return { status: 403, reason: 'This page cannot confirm: open a new link from the terminal' }
}

/**
 * Refuses changes by a page of another origin or without a session. Programs send no origin and do not need a
 * session.
 */
export function refuseWrite(request: IncomingMessage, sessions: Sessions | undefined): Refusal | undefined {
  if (request.headers.origin === undefined) return undefined
  const foreign = refuseOrigin(request)
  if (foreign !== undefined) return foreign
  if (sessions === undefined) return { status: 403, reason: 'Pages may not do this here' }
  return refuseStranger(request, sessions)
}
