import type { ClientError } from '../errors/ClientError.ts'
import { GraphqlConnectionError } from '../errors/net.ts'
import { isObject } from './readGraphqlResponse.ts'

/** A message of the server. Source: network 2.3. */
export interface ServerMessage {
  readonly type: string
  readonly id?: string
  readonly payload?: unknown
}

/** Error of a `connection_error` message. */
export function connectionRefused(payload: unknown, redact: (text: string) => string): ClientError {
  const message = isObject(payload) && typeof payload['message'] === 'string' ? payload['message'] : 'no reason given'
  return GraphqlConnectionError.error(`The server refused the GraphQL connection: ${redact(message)}`)
}
