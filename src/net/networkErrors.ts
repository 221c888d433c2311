import { ClientError } from '../errors/ClientError.ts'
import { HttpClientCreateError, HttpRequestCreateError, HttpRequestSendError } from '../errors/client.ts'
import {
  GraphqlConnectionError,
  GraphqlError,
  GraphqlWebsocketInitError,
  WebsocketDisconnected,
} from '../errors/net.ts'

const always = [HttpRequestSendError, WebsocketDisconnected, GraphqlWebsocketInitError, GraphqlConnectionError]

/** Statuses by which a server says that the request itself is at fault: malformed, too large, or with too long a URL. */
const REFUSED_REQUEST: readonly unknown[] = [400, 413, 414, 422, 431]

/** Whether every server would refuse the same request. */
export function isRefusedRequest(error: unknown): boolean {
  return HttpRequestSendError.matches(error) && REFUSED_REQUEST.includes(error.data['status'])
}

/**
 * Whether a status means that a working server refused the request: 4xx except 408 and 429, which say nothing about the
 * request.
 */
export function isRefusedStatus(status: unknown): boolean {
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Whether the endpoint works, but does not answer this query. */
export function isRefusedQuery(error: unknown): boolean {
  if (GraphqlError.matches(error)) return !isNetworkError(error)
  return HttpRequestSendError.matches(error) && isRefusedStatus(error.data['status'])
}

/** Whether another attempt may help. Source: network 1.13, except for refused requests, for which waiting is useless. */
export function isNetworkError(error: unknown): boolean {
  if (isRefusedRequest(error)) return false
  if (always.some((definition) => definition.matches(error))) return true
  return GraphqlError.matches(error) && isServerFailure(error.data['server_code'])
}

/** Minimum pause after a status 429 that requests no pause. */
const LIMITED_PAUSE_MS = 500

/** Minimum pause before the next attempt, in ms: that of `Retry-After`, or the default after a status 429. */
export function askedPauseMs(error: unknown): number {
  if (!(error instanceof ClientError)) return 0
  const { retry_after_ms: pauseMs, status } = error.data
  if (typeof pauseMs === 'number') return pauseMs
  return status === 429 ? LIMITED_PAUSE_MS : 0
}

/** Whether the request itself is at fault, so that no endpoint can answer it. */
export function isOwnFault(error: unknown): boolean {
  return HttpClientCreateError.matches(error) || HttpRequestCreateError.matches(error)
}

function isServerFailure(code: unknown): boolean {
  return typeof code === 'number' && code >= 500 && code <= 599
}

/** The same error with more `data`; members that it already has are kept. */
export function withErrorData(error: unknown, data: Readonly<Record<string, unknown>>): unknown {
  if (!(error instanceof ClientError)) return error
  return new ClientError(error.code, error.message, { ...data, ...error.data }, error.cause ?? error)
}
