/** The tree of messages and transactions that a transaction belongs to, and what was lost in it. */
import type {
  LostAmount,
  TracedTransaction as NodeTransaction,
  ResultOfTrace,
  TracedMessage,
} from '../../../../../bindings/typescript/generated/devNode/types.ts'
import { lossReasonText } from '../../../common/moneyText.ts'
import type { TransactionRow } from './transactionRows.ts'

export type { TracedMessage }

/** Money that an account lost; `exact` is false for an upper bound. */
interface Loss extends LostAmount {
  readonly exact?: boolean | undefined
}

export interface TracedTransaction extends Omit<NodeTransaction, 'lost'> {
  readonly lost: readonly Loss[]
  /** Whether it is known what was lost; if not, `lost` is empty. */
  readonly isLossKnown: boolean
}

export interface Trace extends Pick<ResultOfTrace, 'root' | 'gas_used' | 'fees' | 'truncated'> {
  readonly transactions: readonly TracedTransaction[]
  /** From a development node, with facts that only it knows. */
  readonly isFromNode: boolean
}

export function lossesIn(row: TransactionRow | undefined): Pick<TracedTransaction, 'lost' | 'isLossKnown'> {
  const lost = (row?.losses ?? []).map(({ currency, amount, reason, exact }) => {
    return { currency, amount: String(amount), reason, text: lossReasonText(reason), exact }
  })
  return { lost, isLossKnown: row?.changes !== undefined }
}

/** Reasons for which the money of a message is lost when it arrives; others are about the account itself. */
const ON_ARRIVAL: ReadonlySet<string> = new Set(['other_dapp', 'no_account', 'bad_state_init', 'bounce_failed'])

/** What was lost of the money that a message carried. */
export function lossesOnArrival({ transactions }: Trace, message: TracedMessage): readonly Loss[] {
  const executed = message.type === 'internal' && transactions.find(({ id }) => id === message.transaction)
  return executed ? executed.lost.filter(({ reason }) => ON_ARRIVAL.has(reason)) : []
}

/** Transactions that a transaction led to. */
export function descendantsOf({ transactions }: Trace, id: string): readonly TracedTransaction[] {
  const ids = new Set([id])
  // Parents come before their children.
  return transactions.filter(({ id: own, parent }) => parent != null && ids.has(parent) && ids.add(own))
}
