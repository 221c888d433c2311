import { ClientError } from '../../../errors/ClientError.ts'
import type { ExternalMessage } from '../../abi/ExternalMessage.ts'

/** The `data` of errors about a message that was sent and may have been executed. */
export function sentFacts({ id, expireAtSec }: ExternalMessage) {
  return {
    sent: true,
    message_hash: id,
    ...(expireAtSec !== undefined && { expire_at: expireAtSec }),
  }
}

/** The same for a message that was not executed and never will be, or was never sent. */
export function unsentFacts(message: ExternalMessage) {
  return { ...sentFacts(message), sent: false }
}

/** Appended to the message of an error. */
function openEndText(id: string): string {
  return `Message ${id} was sent and may have been executed: look it up by its hash before sending another one`
}

/** Makes an error say that the message was sent and may have been executed: this is more than a failure of the network. */
export function withOpenEnd(error: ClientError, message: ExternalMessage): ClientError {
  const text = openEndText(message.id)
  const said = error.message.includes(text) ? error.message : `${error.message.replace(/[.\s]+$/, '')}. ${text}`
  return new ClientError(error.code, said, { ...error.data, ...sentFacts(message) }, error.cause ?? error)
}

/** An error with more `data`; new members replace old ones. Anything that is not a ClientError is returned as it is. */
export function withFacts<T>(error: T, facts: Readonly<Record<string, unknown>>): T | ClientError {
  return error instanceof ClientError
    ? new ClientError(error.code, error.message, { ...error.data, ...facts }, error.cause ?? error)
    : error
}
