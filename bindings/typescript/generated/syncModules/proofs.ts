// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { ProofsModule } from '../modules/proofs.ts'
import type * as proofs from '../types/proofs.ts'

/**
 * Proofs that data from a server is what the network agreed on.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncProofsModule extends ProofsModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `proofBlockData`. */
  proofBlockDataSync(params: proofs.ParamsOfProofBlockData, options?: SyncCallOptions): void {
    this.#caller.callSync('proofs.proof_block_data', params, options)
  }

  /** Synchronous form of `proofTransactionData`. */
  proofTransactionDataSync(params: proofs.ParamsOfProofTransactionData, options?: SyncCallOptions): void {
    this.#caller.callSync('proofs.proof_transaction_data', params, options)
  }

  /** Synchronous form of `proofMessageData`. */
  proofMessageDataSync(params: proofs.ParamsOfProofMessageData, options?: SyncCallOptions): void {
    this.#caller.callSync('proofs.proof_message_data', params, options)
  }

  /** Synchronous form of `proofAccountData`. */
  proofAccountDataSync(
    params: proofs.ParamsOfProofAccountData,
    options?: SyncCallOptions,
  ): proofs.ResultOfProofAccountData {
    return this.#caller.callSync('proofs.proof_account_data', params, options)
  }
}
