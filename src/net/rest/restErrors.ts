/** REST answers that are failures, as errors of the library. Source: network 1.13, 5.4. */

import type { ClientError } from '../../errors/ClientError.ts'
import { HttpRequestParseError } from '../../errors/client.ts'
import { InvalidServerResponse, NotFound, Unauthorized } from '../../errors/net.ts'
import type { RestResponse } from '../Network.ts'

/** Maximum number of characters of a body that are quoted. */
const MAX_TOLD = 512

/** The body of an answer for error messages, cut to `MAX_TOLD` characters. */
export function toldBody({ text }: RestResponse): string {
  const trimmed = text.trim()
  return trimmed.length > MAX_TOLD ? `${trimmed.slice(0, MAX_TOLD)}…` : trimmed
}

/** Data that every error of a REST answer has. */
export function answerData({ status, traceparent, retryAfterMs }: RestResponse) {
  return {
    http_status: status,
    traceparent,
    ...(retryAfterMs !== undefined && { retry_after_ms: retryAfterMs }),
  }
}

/** 615 for status 401, 622 for 404, 605 for all others. `what` begins the message of the last. */
export function statusError(answer: RestResponse, what: string, url: string): ClientError {
  const data = answerData(answer)
  if (answer.status === 401) return unauthorized(answer)
  if (answer.status === 404) return notFound(answer, url)
  return InvalidServerResponse.error(`${what}: status ${answer.status}: ${toldBody(answer)}`, data)
}

/** 615 */
export function unauthorized(answer: RestResponse): ClientError {
  return Unauthorized.error(withRemedy(toldBody(answer) || 'Unauthorized', answer), answerData(answer))
}

/** 622 */
export function notFound(answer: RestResponse, url: string): ClientError {
  return NotFound.error(withRemedy(`Not found: Resource not found: ${url}`, answer), answerData(answer))
}

function withRemedy(text: string, { remedy }: RestResponse): string {
  return remedy === undefined ? text : `${text}. ${remedy}`
}

/** 12: the body is not JSON. */
export function notJson(answer: RestResponse, what: string): ClientError {
  return HttpRequestParseError.error(`${what}: the body is not JSON: ${toldBody(answer)}`, answerData(answer))
}
