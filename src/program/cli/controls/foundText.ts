/** What begins with some digits, as a table. */
import type { AdminResult } from '../../devnode/controls/AdminMethod.ts'
import type { AdminMethods } from '../../devnode/controls/adminMethods.ts'
import { nodeFacts } from '../devNode/nodeFacts.ts'
import { textTable } from '../output/textTable.ts'
import type { Session } from '../session/Session.ts'

/** A row for each id, with the names of accounts. */
export async function foundText(
  session: Session,
  { transactions, messages, blocks, accounts }: AdminResult<AdminMethods['find']>,
): Promise<string> {
  const names = (await nodeFacts(session))?.accountNames
  const rows = [
    ...transactions.map((id) => ['transaction', id, '']),
    ...messages.map((id) => ['message', id, '']),
    ...blocks.map((id) => ['block', id, '']),
    ...accounts.map((id) => ['account', id, names?.get(id) ?? '']),
  ]
  return rows.length === 0 ? 'Nothing begins with these digits.' : textTable(['what', 'id', 'name'], rows)
}
