import { transactionPath } from '../../common/consolePaths.ts'
import { formatTokens, lossText } from '../../common/moneyText.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { countText } from '../output/countText.ts'
import { paintName } from '../output/paint.ts'
import type { Session } from '../session/Session.ts'
import { ContractBook } from './ContractBook.ts'
import { describeTransactions, type ShownTransaction } from './describeTransaction.ts'
import { type FetchedTransaction, fetchMessage, fetchTransaction, fetchTransactions } from './fetchTransactions.ts'
import { argumentLines, messageText, UNSENT } from './traceText.ts'
import { accountText, inboundText, outcomeText } from './transactionReport.ts'

interface TreeOptions {
  /** Maximum number of transactions. */
  readonly limit: number
  /** Begins with the oldest ancestor. */
  readonly fromRoot: boolean
}

/** Maximum number of ancestors to search for. */
const MAX_ANCESTORS = 200

/** The tree that a transaction, or the transaction of a message, belongs to. Throws ToolError (11). */
export async function showTree(session: Session, hash: string, { limit, fromRoot }: TreeOptions): Promise<Outcome> {
  session.progress.phase('reading transactions')
  const start = await findStart(session, hash)
  const root = fromRoot ? await findRoot(session, start) : start
  const { levels, truncated } = await collect(session, root, limit)
  const book = await ContractBook.open(session)
  const shown = await describeTransactions(
    book,
    levels.map(({ fetched }) => fetched),
  )
  const transactions = inOrder(shown.map((each, index) => ({ ...each, depth: levels[index]!.depth })))
  const fees = transactions.reduce((sum, { fees: { total } }) => sum + BigInt(total), 0n)
  const gas = transactions.reduce((sum, { compute }) => sum + BigInt(compute?.gas_used ?? 0), 0n)
  const summary = `${countText(transactions.length, 'transaction')}, gas ${gas}, fees ${formatTokens(fees)}`
  return {
    json: { root: root.id, transactions, gas_used: String(gas), fees: String(fees), truncated },
    text: await book.withExtendedForms(
      [...draw(transactions, start.id), truncated ? `${summary}; there are more, see --limit` : summary].join('\n'),
    ),
    page: transactionPath(start.id),
  }
}

async function findStart(session: Session, hash: string): Promise<FetchedTransaction> {
  const transaction = await fetchTransaction(session, hash)
  if (transaction !== undefined) return transaction
  const message = await fetchMessage(session, hash)
  const id = message?.transaction ?? message?.parent
  const found = id === undefined ? undefined : await fetchTransaction(session, id)
  if (found !== undefined) return found
  const what =
    message === undefined
      ? 'neither a transaction nor a message with this hash'
      : 'the message, but no transaction for it:'
  throw new ToolError(exitCodes.notFound, `The network shows ${what} ${hash}`)
}

async function findRoot(session: Session, start: FetchedTransaction): Promise<FetchedTransaction> {
  let root = start
  for (let steps = 0; root.parent !== undefined && steps < MAX_ANCESTORS; steps++) {
    const parent = await fetchTransaction(session, root.parent)
    if (parent === undefined) break
    root = parent
  }
  return root
}

interface Placed {
  readonly fetched: FetchedTransaction
  readonly depth: number
}

/** Reads the tree level by level. */
async function collect(
  session: Session,
  root: FetchedTransaction,
  limit: number,
): Promise<{ levels: readonly Placed[]; truncated: boolean }> {
  const levels: Placed[] = [{ fetched: root, depth: 0 }]
  const seen = new Set([root.id])
  let truncated = false
  for (let level: readonly FetchedTransaction[] = [root], depth = 1; level.length > 0; depth++) {
    const ids = level.flatMap(({ children }) => [...children.values()]).filter((id) => !seen.has(id))
    const wanted = ids.slice(0, limit - levels.length)
    truncated ||= wanted.length < ids.length
    for (const id of wanted) seen.add(id)
    level = await fetchTransactions(session, wanted)
    levels.push(...level.map((fetched) => ({ fetched, depth })))
  }
  return { levels, truncated }
}

/** Orders each transaction before those that its messages led to. */
function inOrder(transactions: readonly ShownTransaction[]): ShownTransaction[] {
  const byId = new Map(transactions.map((each) => [each.id, each]))
  const ordered: ShownTransaction[] = []
  const waiting = transactions.slice(0, 1)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    ordered.push(next)
    const children = next.out_messages.flatMap(({ transaction }) => byId.get(transaction ?? '') ?? [])
    waiting.push(...children.reverse())
  }
  return ordered
}

/** Depth beyond which the drawing is not indented further. */
const MAX_DEPTH = 40

function draw(transactions: readonly ShownTransaction[], marked: string): string[] {
  const byId = new Map(transactions.map((each) => [each.id, each]))
  const lines: string[] = []
  // No recursion, because chains of messages may be longer than the call stack.
  const waiting: {
    readonly shown: ShownTransaction
    readonly before: string
    readonly isLast: boolean
    readonly depth: number
  }[] = []
  const [root] = transactions
  if (root !== undefined) waiting.push({ shown: root, before: '', isLast: true, depth: 0 })
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { shown, before, isLast, depth } = next
    const branch = depth === 0 ? '' : isLast ? '└─ ' : '├─ '
    const below = depth === 0 ? '' : depth > MAX_DEPTH ? before : `${before}${isLast ? '   ' : '│  '}`
    const children = shown.out_messages.flatMap(({ transaction }) => byId.get(transaction ?? '') ?? [])
    const stem = children.length > 0 ? '│    ' : '     '
    lines.push(`${before}${branch}${headOf(shown, marked)}`)
    lines.push(...detailsOf(shown, byId).map((line) => `${below}${stem}${line}`))
    children.forEach((_, index) => {
      const at = children.length - 1 - index
      waiting.push({ shown: children[at]!, before: below, isLast: at === children.length - 1, depth: depth + 1 })
    })
  }
  return lines
}

function headOf(shown: ShownTransaction, marked: string): string {
  const here = shown.id === marked ? '  ← here' : ''
  return `${paintName(accountText(shown))}  ${inboundText(shown)}  ${outcomeText(shown)}${here}`
}

function detailsOf(shown: ShownTransaction, drawn: ReadonlyMap<string, unknown>): string[] {
  const gas = shown.compute?.gas_used == null ? '' : `gas ${shown.compute.gas_used}, `
  const unseen = shown.out_messages.filter(({ transaction }) => transaction == null || !drawn.has(transaction))
  return [
    `${gas}fees ${formatTokens(BigInt(shown.fees.total))}, ${shown.id}`,
    ...argumentLines(shown.in_message),
    ...shown.lost.map((loss) => `lost ${lossText(loss)}`),
    ...unseen.map((message) => `${UNSENT[message.state] ?? 'sent'}: ${messageText(message)}`),
  ]
}
