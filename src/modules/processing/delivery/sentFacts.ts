import { ClientError } from '../../../errors/ClientError.ts'
import type { ExternalMessage } from '../ExternalMessage.ts'

/** What errors say of a message that has left and may have been executed. */
export const sentFacts = ({ id, expireAtSec }: ExternalMessage) => ({
  sent: true,
  message_hash: id,
  ...(expireAtSec !== undefined && { expire_at: expireAtSec }),
})

/** The same of a message that was not executed and never will be, or has not left at all. */
export const unsentFacts = (message: ExternalMessage) => ({ ...sentFacts(message), sent: false })

/** An error with more data, which win over what it has. Other things that are thrown stay. */
export const withFacts = <T>(error: T, facts: Readonly<Record<string, unknown>>): T | ClientError =>
  error instanceof ClientError
    ? new ClientError(error.code, error.message, { ...error.data, ...facts }, error.cause ?? error)
    : error
