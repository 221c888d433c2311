import { accountPath, transactionPath } from '../../common/consolePaths.ts'
import { formatTokens } from '../../common/moneyText.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import type { Outcome } from '../definition/Command.ts'
import { askAdmin } from '../devNode/askAdmin.ts'
import { ignoreToolErrors } from '../errors/ToolError.ts'
import { bannerText } from '../failures/bannerText.ts'
import { explainShown } from '../failures/explainShown.ts'
import { textTable } from '../output/textTable.ts'
import type { Session } from '../session/Session.ts'
import { ContractBook } from './ContractBook.ts'
import { describeTransactions, type ShownTransaction } from './describeTransaction.ts'
import { fetchHistory, requireTransaction } from './fetchTransactions.ts'
import { changeText, inboundText, outcomeText, transactionReport } from './transactionReport.ts'

/** `id` is the hash of a transaction. Throws ToolError (11). */
export async function showTransaction(session: Session, id: string): Promise<Outcome> {
  session.progress.phase('reading the transaction')
  const book = await ContractBook.open(session)
  const [described] = await describeTransactions(book, [await requireTransaction(session, id)])
  const shown = { ...described!, logs: book.isDevelopmentNode ? await fetchLogs(session, id) : [] }
  const explanation = await explainShown(session, shown)
  return {
    json: { ...shown, ...(explanation && { explanation }) },
    text: [...(explanation === undefined ? [] : [bannerText(explanation)]), transactionReport(shown)].join('\n\n'),
    page: transactionPath(id),
  }
}

/** What the contract printed; empty if the node does not keep it, or its controls cannot be reached. */
async function fetchLogs(session: Session, transaction: string): Promise<readonly string[]> {
  const answer = await askAdmin(session, 'logs', { transaction }).catch(ignoreToolErrors)
  return answer?.logs ?? []
}

/** Last transactions of an account, the newest first. */
export async function showHistory(
  session: Session,
  address: TypedAddress,
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<Outcome> {
  session.progress.phase('reading transactions')
  const { items, hasEarlier } = await fetchHistory(session, address, page)
  const shown = await describeTransactions(
    await ContractBook.open(session),
    items.map(({ transaction }) => transaction),
  )
  const transactions = shown.map((each, index) => ({ cursor: items[index]!.cursor, ...each })).reverse()
  const next = hasEarlier ? transactions.at(-1)!.cursor : null
  return {
    json: { address: address.extended, transactions, next },
    text: historyText(transactions, next),
    page: accountPath(address.accountId, address.dappId),
  }
}

const HEAD = ['time', 'what', 'change', 'fees', 'gas', 'outcome', 'transaction']

function historyText(transactions: readonly ShownTransaction[], next: string | null): string {
  if (transactions.length === 0) return 'No transactions'
  const rows = transactions.map((shown) => [
    new Date(shown.time * 1000).toISOString().replace('.000', ''),
    inboundText(shown),
    changeText(shown),
    formatTokens(BigInt(shown.fees.total)),
    String(shown.compute?.gas_used ?? '-'),
    outcomeText(shown),
    shown.id,
  ])
  const table = textTable(HEAD, rows, [3, 4])
  return next === null ? table : `${table}\nOlder: --before ${next}`
}
