import {
  type Account,
  type CurrencyCollection,
  type InternalAddress,
  type Message,
  uninitAccount,
} from '../tlb/index.ts'
import type { ExecuteInput } from './ExecuteInput.ts'

/**
 * State of a transaction while it is executed, which its phases read and change. Phases replace the values of fields
 * and never modify a value.
 */
export interface TransactionDraft {
  readonly input: ExecuteInput
  readonly address: InternalAddress
  /** 32 bytes. */
  readonly accountId: Uint8Array
  readonly masterchain: boolean
  /** Fundamental account: no fees, own gas limit. */
  readonly special: boolean
  readonly lt: bigint
  readonly message: Message | undefined
  /** State without the money, which is in `balance`. */
  account: Account | undefined
  balance: CurrencyCollection
  /** Remaining value of the inbound message. */
  messageBalance: CurrencyCollection
  totalFees: CurrencyCollection
  /** Fee for storage of this transaction, including the part that stays due. */
  storageFee: bigint
  /** Grams that were granted for this run only and are burnt at its end. `current` rules. */
  toBurn: bigint
}

/** The account of the transaction if it only holds money. */
export function emptyAccount({ address, special, input }: TransactionDraft, balance: CurrencyCollection): Account {
  return uninitAccount(address, balance, special ? 0 : input.blockTimeSec)
}

/** Adds grams to the fees that validators get. */
export function addFee(draft: TransactionDraft, grams: bigint): void {
  draft.totalFees = { grams: draft.totalFees.grams + grams, other: draft.totalFees.other }
}

/** Changes members of the account, which must exist. */
export function changeAccount(draft: TransactionDraft, change: Partial<Account>): void {
  if (draft.account !== undefined) draft.account = { ...draft.account, ...change }
}

/** Sets or clears what the account owes for storage. */
export function setDuePayment(draft: TransactionDraft, due: bigint | undefined): void {
  if (draft.account === undefined) return
  const { duePayment: _, ...info } = draft.account.storageInfo
  changeAccount(draft, { storageInfo: due === undefined ? info : { ...info, duePayment: due } })
}
