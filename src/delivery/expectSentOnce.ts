import type { CallScope } from '../context/scopes.ts'
import { MessageUnprotected } from '../errors/processing.ts'

/**
 * Throws MessageUnprotected (519) for a message that must be sent only once if the platform may send it again: browsers
 * repeat a request when a connection breaks that they have used before.
 */
export function expectSentOnce({ context }: Pick<CallScope, 'context'>, isUnprotected: boolean | undefined): void {
  if (isUnprotected !== true || context.services.network.repeatsRequests !== true) return
  throw MessageUnprotected.error(
    'A page cannot send a message only once, because the browser may repeat it. Add "pragma AbiHeader expire" to the contract, or send the message from a program',
  )
}
