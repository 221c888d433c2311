import type { CallScope } from '../context/scopes.ts'
import type { ChainRules } from '../core/chainRules.ts'
import type { Account } from '../core/tlb/index.ts'
import type { ProofRequest } from './proveNotExecuted.ts'

export interface EmulatedAccount {
  readonly account: Account
  /** The account as the network returned it, base64. */
  readonly boc: string
  /** 64 hex digits. */
  readonly dappId: string
}

interface RunFacts {
  /** Unix time of the block, s. */
  readonly timeSec: number
  readonly rules: ChainRules | undefined
  readonly signatureId: number | undefined
}

/** Functions of the modules above that a proof of non-execution needs: local runs and network proofs. */
export interface Judge {
  /**
   * Whether the message leads to a transaction, even an aborted one, under the configuration that the network publishes.
   */
  isAccepted(request: ProofRequest, target: EmulatedAccount, facts: RunFacts): Promise<boolean>
  /** Time of the block that the transaction is proven to be in, Unix time in s. Throws 901 to 904 and network errors. */
  proveBlockTime(call: CallScope, transactionId: string): Promise<number>
}
