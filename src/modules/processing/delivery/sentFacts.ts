import { ClientError } from '../../../errors/ClientError.ts'
import type { ExternalMessage } from '../../abi/ExternalMessage.ts'

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

/** Said after what an error says itself. */
function openEndText(id: string): string {
  return `Message ${id} was sent and may have been executed: look it up by its hash before sending another one`
}

/** An error of a message that has left and may have been executed, which is no plain failure of the network: it says so. */
export function withOpenEnd(error: ClientError, message: ExternalMessage): ClientError {
  const text = openEndText(message.id)
  const said = error.message.includes(text) ? error.message : `${error.message.replace(/[.\s]+$/, '')}. ${text}`
  return new ClientError(error.code, said, { ...error.data, ...sentFacts(message) }, error.cause ?? error)
}

/** An error with more data, which win over what it has. Other things that are thrown stay. */
export function withFacts<T>(error: T, facts: Readonly<Record<string, unknown>>): T | ClientError {
  return error instanceof ClientError
    ? new ClientError(error.code, error.message, { ...error.data, ...facts }, error.cause ?? error)
    : error
}
