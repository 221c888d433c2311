import { actionPhase } from './actionPhase.ts'
import { computePhase } from './computePhase.ts'
import { NO_CURRENCIES } from './currencyArithmetic.ts'
import type { Executed } from './Executed.ts'
import type { ExecuteInput } from './ExecuteInput.ts'
import { finishTransaction } from './finishTransaction.ts'
import { NotAccepted } from './NotAccepted.ts'
import { storagePhase } from './storagePhase.ts'
import { addFee, changeAccount, type TransactionDraft } from './TransactionDraft.ts'

/** A transaction at the beginning (tick) or end (tock) of a block, for special accounts. Throws `NotAccepted`. */
export function executeTickTock(input: ExecuteInput, kind: 'tick' | 'tock'): Executed {
  const { account } = input
  if (account === undefined) throw new NotAccepted('noAccount', 'The account does not exist')
  const special = account.state.type === 'active' ? account.state.init.special : undefined
  if (special?.[kind] !== true) throw new NotAccepted('badState', `The account does not ask for ${kind} transactions`)
  const draft: TransactionDraft = {
    input,
    address: account.address,
    accountId: account.address.account,
    masterchain: true,
    special: true,
    lt: account.lastTransLt > input.lt ? account.lastTransLt : input.lt,
    message: undefined,
    account,
    balance: account.balance,
    messageBalance: NO_CURRENCIES,
    totalFees: NO_CURRENCIES,
    storageFee: 0n,
    toBurn: 0n,
  }
  changeAccount(draft, { storageInfo: { ...account.storageInfo, lastPaid: 0 } })
  const storage = storagePhase(draft)
  const before = draft.account
  const computed = computePhase(draft)
  const { phase: compute, vm } = computed
  addFee(draft, compute.type === 'vm' ? compute.gasFees : 0n)
  const actions = actionPhase(draft, computed, { gasFees: 0n, originalBalance: account.balance })
  const aborted = actions?.phase.success !== true
  // Special accounts pay for nothing, so a failed run changes nothing.
  if (aborted) {
    draft.account = before
    draft.balance = account.balance
  }
  return finishTransaction(draft, {
    description: { type: kind, storage, compute, ...(actions && { action: actions.phase }), aborted, destroyed: false },
    messages: actions?.messages ?? [],
    externalInFee: 0n,
    ...(actions && { actions }),
    ...(vm && { vm }),
  })
}
