import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import { sendJson, sendText } from '../http/send.ts'
import { errorEnvelope } from '../nodeApi/envelope.ts'

/** Why a gateway does not answer a request. */
export interface GatewayRefusal {
  readonly status: 413 | 429 | 503
  /** For programs: `RATE_LIMITED`, `TOO_MANY_REQUESTS`, `OVERLOADED`, `REQUEST_TOO_LARGE`, `ANSWER_TOO_LARGE`, `STOPPING`. */
  readonly code: string
  readonly reason: string
  /** Value of `Retry-After`, s. */
  readonly retryAfterS?: number
}

/**
 * Refuses a request in the form of its interface: an error of GraphQL, an envelope for messages, else a text. `server_code`
 * of a GraphQL error is what clients decide by.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: GatewayRefusal): void {
  const { status, code, reason, retryAfterS } = refusal
  if (response.headersSent) return
  if (retryAfterS !== undefined) response.setHeader('retry-after', retryAfterS)
  // The rest of the body is not read.
  if (!request.complete) response.setHeader('connection', 'close')
  const [path] = (request.url ?? '').split('?')
  if (path === '/graphql') {
    const extensions = { code, exception: { code: status } }
    sendJson(response, status, { data: null, errors: [{ message: reason, extensions }] })
  } else if (path === '/v2/messages') {
    sendJson(response, status, errorEnvelope(`${status} ${STATUS_CODES[status]}`, reason))
  } else sendText(response, status, reason)
}
