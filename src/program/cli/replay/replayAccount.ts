import type { TypedAddress } from '../arguments/addresses.ts'
import { ContractBook } from '../chain/ContractBook.ts'
import { describeTransactions } from '../chain/describeTransaction.ts'
import { fetchHistory } from '../chain/fetchTransactions.ts'
import { inboundText, outcomeText } from '../chain/transactionReport.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { choose } from '../keys/askSecret.ts'
import { printNote } from '../output/standardError.ts'
import type { Session } from '../session/Session.ts'
import { replayOnNode } from './replayText.ts'

/** Number of transactions to choose from. */
const LISTED = 10

/**
 * Reruns a transaction of an account. `back`: how many transactions before the last one; absent: asks for the
 * transaction. Throws ToolError (11, 12).
 */
export async function replayAccount(
  session: Session,
  address: TypedAddress,
  back: number | undefined,
): Promise<Outcome> {
  session.progress.phase('reading transactions')
  const { items } = await fetchHistory(session, address, { limit: Math.max(LISTED, (back ?? 0) + 1) })
  const fetched = items.map(({ transaction }) => transaction).reverse()
  if (fetched.length === 0) throw new ToolError(exitCodes.notFound, `Account ${address.extended} has no transactions`)
  const at = back ?? (await askWhich(session, fetched.slice(0, LISTED)))
  const chosen = fetched[at]
  if (chosen !== undefined) return replayOnNode(session, chosen.id)
  throw new ToolError(exitCodes.notFound, `Account ${address.extended} has only ${fetched.length} transactions`)
}

async function askWhich(session: Session, fetched: Parameters<typeof describeTransactions>[1]): Promise<number> {
  if (session.isJson || process.stdin.isTTY !== true || process.stderr.isTTY !== true || fetched.length === 1) return 0
  const shown = await describeTransactions(await ContractBook.open(session), fetched)
  session.progress.end()
  const lines = shown.map((each, index) => `${index}  ${inboundText(each)}  ${outcomeText(each)}  ${each.id}`)
  printNote(lines.join('\n'))
  const numbers = shown.map((_, index) => String(index))
  // Any other answer selects the last choice.
  return Number(await choose('Which one?', [...numbers.slice(1), numbers[0]!]))
}
