/** Reading of GraphQL answers. Source: network 2.2. */

import type { ClientError } from '../errors/ClientError.ts'
import { HttpRequestParseError, HttpRequestSendError } from '../errors/client.ts'
import { GraphqlError, Unauthorized } from '../errors/net.ts'
import { parseExactJson } from '../schema/numerals.ts'
import type { HttpResponse } from './HttpClient.ts'

const TOO_MANY_REQUESTS = 429

type Redact = (text: string) => string

export interface ReadOptions {
  readonly redact: Redact
  /** Default false. */
  readonly exact?: boolean
  /** Why a configured key was not sent, for the error of a status 401. */
  readonly withheld?: () => string | undefined
}

/**
 * The whole answer object. `exact` keeps the digits of numerals that a double would change.
 * Throws Unauthorized (615), GraphqlError (608), HttpRequestSendError (11) for other statuses outside 200 to 299,
 * HttpRequestParseError (12).
 */
export function readGraphqlResponse(
  { status, text, retryAfterMs }: HttpResponse,
  { redact, exact = false, withheld }: ReadOptions,
): Record<string, unknown> {
  const isSuccess = status >= 200 && status < 300
  const body = parseObject(text, exact)
  const failure = body && errorsOf(body)
  if (status === 401) {
    const first = failure?.[0] as { message?: unknown } | undefined
    const told = typeof first?.message === 'string' ? first.message : text
    const message = `Unauthorized: ${redact(told.trim() || 'the server answered 401')}`
    const reason = withheld?.()
    throw Unauthorized.error(reason === undefined ? message : `${message}. ${reason}`)
  }
  // A proxy that limits the rate may answer in any form, so only the status counts.
  if (failure !== undefined && status !== TOO_MANY_REQUESTS) {
    throw graphqlError(failure, redact, 'Graphql server returned error')
  }
  if (!isSuccess) {
    throw HttpRequestSendError.error(`Server responded with code ${status}: ${redact(text.trim())}`, {
      reason: 'status',
      status,
      ...(retryAfterMs !== undefined && { retry_after_ms: retryAfterMs }),
    })
  }
  if (body === undefined) throw HttpRequestParseError.error('The answer of the GraphQL server is not a JSON object')
  return body
}

/** Error of a list of GraphQL errors. `title` begins the message. */
export function graphqlError(errors: readonly unknown[], redact: Redact, title: string): ClientError {
  const first = (errors.find((error) => typeof (error as GraphqlErrorItem | null)?.message === 'string') ??
    {}) as GraphqlErrorItem
  const { extensions } = first
  const serverCode = [extensions?.exception?.code, extensions?.code].find(Number.isInteger)
  const hasDetails = typeof extensions?.code === 'string' && isObject(extensions.details)
  const { locations: _locations, path: _path, ...nodeError } = first
  return GraphqlError.error(`${title}: ${redact(first.message ?? 'no message')}.`, {
    ...(serverCode === undefined ? {} : { server_code: serverCode }),
    ...(hasDetails ? { node_error: nodeError } : {}),
  })
}

/** The list of errors in an answer, if it has one. */
export function errorsOf(body: Readonly<Record<string, unknown>>): readonly unknown[] | undefined {
  const holder = isObject(body['payload']) ? body['payload'] : body
  const errors = holder['errors']
  return Array.isArray(errors) && errors.length > 0 ? errors : undefined
}

interface GraphqlErrorItem {
  readonly message?: string
  readonly locations?: unknown
  readonly path?: unknown
  readonly extensions?: {
    readonly code?: unknown
    readonly details?: unknown
    readonly exception?: { readonly code?: unknown }
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path of JSON; `undefined` if there is no such path. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let inner = value
  for (const name of path) inner = isObject(inner) ? inner[name] : undefined
  return inner
}

/** The object at a path of JSON; empty if there is no object. */
export function objectAt(value: unknown, ...path: readonly string[]): Record<string, unknown> {
  const found = valueAt(value, ...path)
  return isObject(found) ? found : {}
}

/** A numeral that may lose digits as a double; texts that look like one only cost time. */
const LONG_NUMERAL = /[:[,]\s*-?(?:\d{16}|\d+\.\d|\d+[eE])/

/** JSON with exact numerals where they differ from doubles. Throws SyntaxError. */
export function parseNodeJson(text: string): unknown {
  return LONG_NUMERAL.test(text) ? parseExactJson(text) : JSON.parse(text)
}

function parseObject(text: string, exact: boolean): Record<string, unknown> | undefined {
  try {
    const value = exact ? parseNodeJson(text) : JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
