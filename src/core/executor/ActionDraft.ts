import type { Account, CurrencyCollection, Message } from '../tlb/index.ts'
import type { TransactionDraft } from './TransactionDraft.ts'

/** The action phase in the making. Nothing of it reaches the transaction unless all actions succeed. */
export interface ActionDraft {
  readonly transaction: TransactionDraft
  /** Balance before value and gas of this transaction, to which reserves may refer. */
  readonly originalBalance: CurrencyCollection
  readonly gasFees: bigint
  account: Account
  remaining: CurrencyCollection
  reserved: CurrencyCollection
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

/** A message that is to be sent, with the mode of its action. */
export interface PreparedMessage {
  readonly message: Message
  readonly mode: number
}
