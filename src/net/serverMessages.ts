import type { ClientError } from '../errors/ClientError.ts'
import { GraphqlConnectionError } from '../errors/net.ts'
import { valueAt } from './readGraphqlResponse.ts'

/** A message of the server. Source: network 2.3. */
export interface ServerMessage {
  readonly type: string
  readonly id?: string
  readonly payload?: unknown
}

/** Error of a `connection_error` message. */
export function connectionRefused(payload: unknown, redact: (text: string) => string): ClientError {
  const told = valueAt(payload, 'message')
  const message = typeof told === 'string' ? told : 'no reason given'
  return GraphqlConnectionError.error(`The server refused the GraphQL connection: ${redact(message)}`)
}
