import type { CallScope } from '../context/scopes.ts'
import { ClientError } from '../errors/ClientError.ts'
import type { ExternalMessage } from './ExternalMessage.ts'
import { factsOfCall, withOutcome } from './outcome.ts'

/** The `data` of errors about a message that was sent and may have been executed. */
export function sentFacts({ id, expireAtSec }: ExternalMessage) {
  return {
    sent: true,
    message_hash: id,
    ...(expireAtSec !== undefined && { expire_at: expireAtSec }),
  }
}

/** The `data` of errors about a message that was not executed and never will be, or was never sent. */
export function unsentFacts(message: ExternalMessage) {
  return { ...sentFacts(message), sent: false }
}

/**
 * Time from which a refused message can no longer be executed, so that its outcome is final. Empty for a message
 * without expiration.
 */
export function settlesAt({ config }: Pick<CallScope, 'config'>, { expireAtSec }: ExternalMessage) {
  return expireAtSec === undefined
    ? {}
    : { settles_at: expireAtSec + Math.ceil(config.network.expiration_margin / 1000) }
}

/** Appended to the message of an error. */
function openEndText(id: string): string {
  return `Message ${id} was sent and may have been executed: look it up by its hash before sending another one`
}

/** Makes an error say that the message was sent and may have been executed: this is more than a failure of the network. */
export function withOpenEnd(error: ClientError, message: ExternalMessage): ClientError {
  const text = openEndText(message.id)
  const said = error.message.includes(text) ? error.message : `${error.message.replace(/[.\s]+$/, '')}. ${text}`
  return new ClientError(error.code, said, withOutcome({ ...error.data, ...sentFacts(message) }), error.cause ?? error)
}

const UNPROVEN = 'It is not proven that it was not executed'

/** Adds why it is not proven that the message was not executed, if that is known. */
export function withReason(error: ClientError, reason: string | undefined): ClientError {
  if (reason === undefined) return error
  const [before] = error.message.split(`. ${UNPROVEN}`)
  const said = `${before!.replace(/[.\s]+$/, '')}. ${UNPROVEN}: ${reason}`
  return new ClientError(error.code, said, { ...error.data, not_proven: reason }, error.cause ?? error)
}

/**
 * An error with more `data` and the outcome that follows from it; new members replace old ones. Anything that is not a
 * ClientError is returned as it is.
 */
export function withFacts<T>(error: T, facts: Readonly<Record<string, unknown>>): T | ClientError {
  return error instanceof ClientError
    ? new ClientError(error.code, error.message, withOutcome({ ...error.data, ...facts }), error.cause ?? error)
    : error
}

/**
 * Completes the errors of a function that sends messages: an error without facts about a message gets those of the
 * call, which has either sent nothing or sent something that may have been executed.
 */
export function withOutcomes<P, R>(run: (call: CallScope, params: P) => Promise<R>) {
  return async (call: CallScope, params: P): Promise<R> => {
    try {
      return await run(call, params)
    } catch (error) {
      const isComplete = !(error instanceof ClientError) || 'outcome' in error.data
      throw isComplete
        ? error
        : new ClientError(error.code, error.message, { ...error.data, ...factsOfCall(call) }, error.cause ?? error)
    }
  }
}
