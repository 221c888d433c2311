/** Losses on the way to the recipients of a transaction, read from their transactions. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChainRules } from '../../../core/chainRules.ts'
import { parseMessage, parseTransaction } from '../../../core/tlb/index.ts'
import { ContractBook } from '../chain/ContractBook.ts'
import { cellOf } from '../chain/describeMessage.ts'
import { describeTransactions, type ShownTransaction } from '../chain/describeTransaction.ts'
import { type FetchedTransaction, fetchTransaction, fetchTransactions } from '../chain/fetchTransactions.ts'
import type { Session } from '../session/Session.ts'

export type RecipientLoss = ShownTransaction['lost'][number] & {
  /** Recipient, extended form. */
  readonly address: string
}

/** Time to look for the transactions of the recipients, and pause between two attempts, ms. */
const LOOK_MS = 5000
const PAUSE_MS = 200

/** Waits a few seconds for the recipients. `isWhole` is false if some have not executed their messages yet. */
export async function recipientLosses(
  session: Session,
  transaction: string,
): Promise<{ readonly losses: readonly RecipientLoss[]; readonly isWhole: boolean }> {
  const book = await ContractBook.open(session)
  const untilMs = Date.now() + LOOK_MS
  for (;;) {
    const sent = await fetchTransaction(session, transaction)
    const isWhole = sent !== undefined && sent.children.size >= countOfTransfers(sent, book.rules)
    if (isWhole || Date.now() > untilMs) {
      const received = await fetchTransactions(session, [...(sent?.children.values() ?? [])])
      const shown = await describeTransactions(book, received)
      return { losses: shown.flatMap(({ address, lost }) => lost.map((loss) => ({ address, ...loss }))), isWhole }
    }
    await sleep(PAUSE_MS)
  }
}

/** Number of messages to accounts of this chain. */
function countOfTransfers({ boc }: FetchedTransaction, rules: ChainRules): number {
  const headers = parseTransaction(cellOf(boc)).outMsgs.map((cell) => parseMessage(cell, rules).header)
  return headers.filter((header) => header.type === 'internal' && header.dest.workchain === 0).length
}
