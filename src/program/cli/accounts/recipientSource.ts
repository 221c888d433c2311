/** Answers the queries of the recipient check through the session of a command, and remembers who was paid. */
import type { CheckedTransfer, RecipientSource } from '../../common/checkRecipients.ts'
import { networkSource } from '../session/networkSource.ts'
import type { Session } from '../session/Session.ts'

/** Group of the items: accounts that were paid from this data folder. Keys are their ids. */
const STORE = 'messages/recipients'

const sources = new WeakMap<Session, RecipientSource>()

/** One source per session, so that facts about the network are read once for all messages. */
export function recipientSource(session: Session): RecipientSource {
  const known = sources.get(session)
  if (known !== undefined) return known
  const source: RecipientSource = {
    ...networkSource(session),
    names: Object.entries(session.aliases).flatMap(([name, { address = '' }]) => {
      const [dappId, accountId] = address.toLowerCase().split('::')
      return accountId === undefined ? [] : [{ name, dappId, accountId }]
    }),
    knows: async (accountId) => (await session.items(STORE).get(accountId)) !== undefined,
  }
  sources.set(session, source)
  return source
}

/** To be called once the transfers are sent. */
export async function rememberRecipients(session: Session, transfers: readonly CheckedTransfer[]): Promise<void> {
  const ids = transfers.map(({ recipient }) => recipient.accountId).filter((id) => id !== '')
  for (const id of ids) await session.items(STORE).put(id, Buffer.from(new Date().toISOString()))
}
