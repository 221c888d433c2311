/** Answers the queries of the recipient check through the session of a command. */
import type { RecipientSource } from '../../common/checkRecipients.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { recipientsOf } from './knownRecipients.ts'

const sources = new WeakMap<Session, RecipientSource>()

/** One per session, so that facts about the network are reused for all of its messages. */
export function recipientSource(session: Session): RecipientSource {
  const known = sources.get(session)
  if (known !== undefined) return known
  const source: RecipientSource = {
    call: (method, params) => session.call(method, params),
    codeOf: (error) => (error instanceof LibraryError ? error.details.code : undefined),
    names: Object.entries(session.config.aliases).flatMap(([name, { address = '' }]) => {
      const [dappId, accountId] = address.toLowerCase().split('::')
      return accountId === undefined ? [] : [{ name, dappId, accountId }]
    }),
    knows: (accountId) => recipientsOf(session).knows(accountId),
  }
  sources.set(session, source)
  return source
}
