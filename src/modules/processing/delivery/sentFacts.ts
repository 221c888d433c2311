import { ClientError } from '../../../errors/ClientError.ts'
import type { ExternalMessage } from '../ExternalMessage.ts'

/** What errors say of a message that has left and may have been executed. */
export function sentFacts({ id, expireAtSec }: ExternalMessage) {
  return {
    sent: true,
    message_hash: id,
    ...(expireAtSec !== undefined && { expire_at: expireAtSec }),
  }
}

/** The same of a message that was not executed and never will be, or has not left at all. */
export function unsentFacts(message: ExternalMessage) {
  return { ...sentFacts(message), sent: false }
}

/** An error with more data, which win over what it has. Other things that are thrown stay. */
export function withFacts<T>(error: T, facts: Readonly<Record<string, unknown>>): T | ClientError {
  return error instanceof ClientError
    ? new ClientError(error.code, error.message, { ...error.data, ...facts }, error.cause ?? error)
    : error
}
