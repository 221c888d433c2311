import type { Cell } from '../cells/index.ts'
import type { Account, Transaction } from '../tlb/index.ts'
import type { VmOutcome } from '../vm/index.ts'

/** Fees of one transaction in nano. */
export interface TransactionFees {
  /** Import of an external message. */
  readonly externalIn: bigint
  /** Collected by the storage phase, without what stays due. */
  readonly storage: bigint
  readonly gas: bigint
  /** Forwarding of all outgoing messages, that of a bounced one included. */
  readonly forward: bigint
  /** Sum of the above. */
  readonly total: bigint
  /** Grams that outgoing messages carry. */
  readonly totalOutput: bigint
}

/** A finished transaction. */
export interface Executed {
  readonly transaction: Transaction
  readonly transactionCell: Cell
  /** State after; `undefined` when the account does not exist (any more). */
  readonly account: Account | undefined
  readonly accountCell: Cell
  /** Dapp ID after, 64 hex digits. `current` rules only. */
  readonly dappId?: string
  /** In order of creation. */
  readonly outMessages: readonly Cell[]
  readonly aborted: boolean
  /** Of the compute phase; absent when it was skipped. */
  readonly exitCode?: number
  readonly fees: TransactionFees
  /** Run of the compute phase; absent when it was skipped. */
  readonly vm?: VmOutcome
  /** Nano minted from (positive) or given back to (negative) the credit of the Dapp ID. */
  readonly dappCreditUsed: bigint
  /** Extra currencies minted (positive) and burnt (negative) by id. */
  readonly minted: ReadonlyMap<number, bigint>
}
