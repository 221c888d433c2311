import { Capability } from '../Capability.ts'
import { calcStorageFee } from '../chain/calcStorageFee.ts'
import { type Account, type StateInit, type StoragePhase, stateInitCell } from '../tlb/index.ts'
import { NO_CURRENCIES, plus, withGrams } from './currencyArithmetic.ts'
import { gasFee } from './gasAmounts.ts'
import { addFee, changeAccount, setDuePayment, type TransactionDraft } from './TransactionDraft.ts'

/** Under `current` rules storage costs nothing for this many seconds after it was last paid. */
const FREE_STORAGE_SEC = 2_592_000

/**
 * Collects the fee for storage and the debt from before. An account that cannot pay is frozen or, when it has no
 * contract, deleted, once its debt passes the limits of parameters 20 and 21.
 */
export function storagePhase(draft: TransactionDraft): StoragePhase {
  const { account, input } = draft
  const dueBefore = account?.storageInfo.duePayment
  if (draft.special) return { feesCollected: 0n, ...due(dueBefore), statusChange: 'unchanged' }
  if (account === undefined) return { feesCollected: 0n, statusChange: 'unchanged' }
  const fee = newFee(draft, account)
  draft.storageFee = fee
  const total = fee + (dueBefore ?? 0n)
  setDuePayment(draft, undefined)
  if (draft.balance.grams >= total) {
    draft.balance = withGrams(draft.balance, draft.balance.grams - total)
    addFee(draft, total)
    return { feesCollected: total, statusChange: 'unchanged' }
  }
  const collected = draft.balance.grams
  draft.balance = withGrams(draft.balance, 0n)
  addFee(draft, collected)
  const owed = total - collected
  const prices = input.config.gasPrices(draft.masterchain ? -1 : 0)
  if (account.state.type !== 'active' && owed > prices.deleteDueLimit) {
    // There is no contract to freeze. Its other currencies no longer have an owner and become fees.
    draft.totalFees = plus(draft.totalFees, draft.balance)
    draft.balance = NO_CURRENCIES
    draft.account = undefined
    return { feesCollected: collected, feesDue: owed, statusChange: 'deleted' }
  }
  setDuePayment(draft, owed)
  if (account.state.type === 'active' && owed > prices.freezeDueLimit) {
    freeze(draft, account.state.init)
    return { feesCollected: collected, feesDue: owed, statusChange: 'frozen' }
  }
  return { feesCollected: collected, feesDue: owed, statusChange: 'unchanged' }
}

function newFee({ input, masterchain }: TransactionDraft, account: Account): bigint {
  const { used, lastPaid, duePayment } = account.storageInfo
  const { config, blockTimeSec } = input
  // 0 stands for an account that never pays, not for a time. The time of a local run may be before the last payment
  // (row T3).
  if (lastPaid === 0 || blockTimeSec <= lastPaid) return 0n
  // The free time applies only to accounts without debt.
  if (input.rules === 'current' && !duePayment && blockTimeSec - lastPaid < FREE_STORAGE_SEC) return 0n
  const fee = calcStorageFee(config.storagePrices, { used, masterchain, lastPaid, until: blockTimeSec })
  return config.has(Capability.feeInGasUnits) ? gasFee(config.gasPrices(masterchain ? -1 : 0), fee) : fee
}

function freeze(draft: TransactionDraft, init: StateInit): void {
  changeAccount(draft, { state: { type: 'frozen', stateHash: stateInitCell(init).hash() } })
}

function due(amount: bigint | undefined): { feesDue?: bigint } {
  return amount === undefined ? {} : { feesDue: amount }
}
