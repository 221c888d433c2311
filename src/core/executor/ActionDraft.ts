import type { Account, CurrencyCollection } from '../tlb/index.ts'
import type { TransactionDraft } from './TransactionDraft.ts'

/** State of the action phase while it runs. It reaches the transaction only if all actions succeed. */
export interface ActionDraft {
  readonly transaction: TransactionDraft
  /** Balance before value and gas of this transaction, to which reserves may refer. */
  readonly originalBalance: CurrencyCollection
  readonly gasFees: bigint
  account: Account
  remaining: CurrencyCollection
  reserved: CurrencyCollection
  /** Grams to be burnt at the end that no reserve has set aside yet. `current` rules. */
  unreservedBurn: bigint
  deleted: boolean
  forwardFees: bigint | undefined
  actionFees: bigint | undefined
  specActions: number
  msgsCreated: number
  cells: bigint
  bits: bigint
  /** Nano taken from the credit of the Dapp. */
  dappCreditUsed: bigint
  /** Extra currencies minted and burnt. */
  minted: Map<number, bigint>
}
