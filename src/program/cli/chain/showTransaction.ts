import { transactionPath } from '../../common/consolePaths.ts'
import type { Outcome } from '../definition/Command.ts'
import type { Session } from '../session/Session.ts'
import { ContractBook } from './ContractBook.ts'
import { describeTransactions } from './describeTransaction.ts'
import { requireTransaction } from './fetchTransactions.ts'
import { transactionReport } from './transactionReport.ts'

/** `id` is the hash of a transaction. Throws ToolError (11). */
export async function showTransaction(session: Session, id: string): Promise<Outcome> {
  session.progress.phase('reading the transaction')
  const [shown] = await describeTransactions(new ContractBook(session), [await requireTransaction(session, id)])
  return { json: shown, text: transactionReport(shown!), page: transactionPath(id) }
}
