import { accountPath, transactionPath } from '../../common/consolePaths.ts'
import { formatTokens } from '../../common/moneyText.ts'
import { printable } from '../../common/printable.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import type { Outcome } from '../definition/Command.ts'
import { askAdmin } from '../devNode/askAdmin.ts'
import { ignoreToolErrors } from '../errors/ToolError.ts'
import { bannerText } from '../failures/bannerText.ts'
import { paintBad, paintName } from '../output/paint.ts'
import { textTable } from '../output/textTable.ts'
import { timeText } from '../output/timeText.ts'
import type { Session } from '../session/Session.ts'
import { ContractBook } from './ContractBook.ts'
import { describeTransactions, type ShownTransaction } from './describeTransaction.ts'
import { explainShown } from './explainShown.ts'
import { fetchHistory, requireTransaction } from './fetchTransactions.ts'
import { changeText, hasFailed, inboundText, outcomeText, transactionReport } from './transactionReport.ts'

/** `id` is the hash of a transaction. Throws ToolError (11). */
export async function showTransaction(session: Session, id: string): Promise<Outcome> {
  session.progress.phase('reading the transaction')
  const book = await ContractBook.open(session)
  const [described] = await describeTransactions(book, [await requireTransaction(session, id)])
  const shown = { ...described!, logs: book.isDevelopmentNode ? await fetchLogs(session, id) : [] }
  const explanation = await explainShown(session, shown)
  const parts = [...(explanation === undefined ? [] : [bannerText(explanation)]), transactionReport(shown)]
  return {
    json: { ...shown, ...(explanation && { explanation }) },
    text: await book.withExtendedForms(parts.join('\n\n')),
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
  const book = await ContractBook.open(session)
  const shown = await describeTransactions(
    book,
    items.map(({ transaction }) => transaction),
  )
  const transactions = shown.map((each, index) => ({ cursor: items[index]!.cursor, ...each })).reverse()
  const next = hasEarlier ? transactions.at(-1)!.cursor : null
  return {
    json: { address: address.extended, transactions, next },
    text: await historyText(book, transactions, next),
    page: accountPath(address.accountId, address.dappId),
  }
}

const HEAD = ['time', 'what', 'change', 'fees', 'gas', 'outcome', 'transaction']

async function historyText(
  book: ContractBook,
  transactions: readonly ShownTransaction[],
  next: string | null,
): Promise<string> {
  if (transactions.length === 0) return 'No transactions'
  const cells = transactions.map((shown) => [
    timeText(shown.time * 1000),
    inboundText(shown),
    changeText(shown),
    formatTokens(BigInt(shown.fees.total)),
    String(shown.compute?.gas_used ?? '-'),
    outcomeText(shown),
    shown.id,
  ])
  // All accounts are looked up at once; a list that is shortened needs the final texts.
  await book.withExtendedForms(cells.flat().join('\n'))
  const rows = await Promise.all(cells.map((row) => Promise.all(row.map((text) => book.withExtendedForms(text)))))
  const isFailed = (row: number) => hasFailed(transactions[row]!)
  const columns = process.stdout.isTTY ? process.stdout.columns || undefined : undefined
  const list = narrowList(rows, columns, isFailed) ?? textTable(HEAD, rows, { right: [3, 4], isFailed })
  return next === null ? list : `${list}\nOlder: --before ${next}`
}

/** A block of lines per transaction, for a terminal that is too narrow for the table; `undefined` if it fits. */
function narrowList(
  rows: readonly (readonly string[])[],
  columns: number | undefined,
  isFailed: (row: number) => boolean,
): string | undefined {
  const widths = HEAD.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)))
  const width = widths.reduce((sum, each) => sum + each + 2, -2)
  if (columns === undefined || width <= columns) return undefined
  return rows
    .map(([time, what, change, fees, gas, outcome, id], row) => {
      const paint = isFailed(row) ? paintBad : plain
      const fits = (text: string, used: number) => shortened(printable(text), columns - used)
      const facts = fits(`${change}, fees ${fees}, gas ${gas}`, time!.length + INDENT.length)
      return [
        `${paintName(time!)}${INDENT}${facts}`,
        INDENT + fits(what!, INDENT.length),
        INDENT + paint(fits(outcome!, INDENT.length)),
        INDENT + id,
      ].join('\n')
    })
    .join('\n')
}

const INDENT = '  '

function plain(text: string): string {
  return text
}

function shortened(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(1, width - 1))}…`
}
