import type { CreditPhase } from '../tlb/index.ts'
import { MAX_GRAMS, plus, withGrams } from './currencyArithmetic.ts'
import { addFee, setDuePayment, type TransactionDraft } from './TransactionDraft.ts'

/** Credits the value of an internal message, less what the account owes for storage. */
export function creditPhase(draft: TransactionDraft): CreditPhase {
  const owed = draft.account?.storageInfo.duePayment
  let collected = 0n
  if (owed !== undefined) {
    const value = draft.messageBalance.grams
    collected = owed < value ? owed : value
    draft.messageBalance = withGrams(draft.messageBalance, value - collected)
    setDuePayment(draft, owed === collected ? undefined : owed - collected)
    addFee(draft, collected)
  }
  // Nodes leave a sum out that they cannot write.
  const fits = draft.balance.grams + draft.messageBalance.grams <= MAX_GRAMS
  if (fits || draft.input.rules === 'classic') draft.balance = plus(draft.balance, draft.messageBalance)
  return { ...(collected > 0n && { dueFeesCollected: collected }), credit: draft.messageBalance }
}
