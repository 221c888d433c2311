// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as proofs from '../types/proofs.ts'

/** Proofs that data from a server is what the network agreed on. */
export class ProofsModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Proves that a block is what the network agreed on.
   *
   * On networks with block keepers, a block is proven if enough trusted keepers (`proofs.trusted_keepers` or
   * `proofs.trusted_keepers_hash`), or their successors, attest it or a later block. On networks with a masterchain,
   * the signatures of validators are followed from `proofs.zerostate_hash` or `proofs.trusted_key_blocks`. Statements
   * of the server about keepers or validators are never trusted.
   *
   * Errors: 3 InvalidBase64, 201 InvalidBoc, 14 NetModuleNotInit, 615 Unauthorized, 901 InvalidData, 902
   * ProofCheckFailed, 903 InternalError, 904 DataDiffersFromProven.
   *
   * Function `proofs.proof_block_data`.
   */
  proofBlockData(params: proofs.ParamsOfProofBlockData, options?: CallOptions): Promise<void> {
    return this.#caller.call('proofs.proof_block_data', params, options)
  }

  /**
   * Proves that a transaction is what the network agreed on.
   *
   * A transaction is proven if its block is proven and contains it. For the required configuration, see
   * `proofs.proof_block_data`.
   *
   * Errors: 3 InvalidBase64, 201 InvalidBoc, 14 NetModuleNotInit, 615 Unauthorized, 901 InvalidData, 902
   * ProofCheckFailed, 903 InternalError, 904 DataDiffersFromProven.
   *
   * Function `proofs.proof_transaction_data`.
   */
  proofTransactionData(params: proofs.ParamsOfProofTransactionData, options?: CallOptions): Promise<void> {
    return this.#caller.call('proofs.proof_transaction_data', params, options)
  }

  /**
   * Proves that a message is what the network agreed on.
   *
   * A message is proven if a proven transaction received or sent it. For the required configuration, see
   * `proofs.proof_block_data`.
   *
   * Errors: 3 InvalidBase64, 201 InvalidBoc, 14 NetModuleNotInit, 615 Unauthorized, 901 InvalidData, 902
   * ProofCheckFailed, 903 InternalError, 904 DataDiffersFromProven.
   *
   * Function `proofs.proof_message_data`.
   */
  proofMessageData(params: proofs.ParamsOfProofMessageData, options?: CallOptions): Promise<void> {
    return this.#caller.call('proofs.proof_message_data', params, options)
  }

  /**
   * Proves that an account has a given state after a block that the network agreed on.
   *
   * Extension: The published library has no such function. For networks with block keepers only. The block is one of
   * the last ten that changed the account; it is not proven that no later block changed it again.
   *
   * Errors: 3 InvalidBase64, 201 InvalidBoc, 512 InvalidData, 14 NetModuleNotInit, 615 Unauthorized, 901 InvalidData,
   * 902 ProofCheckFailed, 903 InternalError, 904 DataDiffersFromProven.
   *
   * Function `proofs.proof_account_data`.
   */
  proofAccountData(
    params: proofs.ParamsOfProofAccountData,
    options?: CallOptions,
  ): Promise<proofs.ResultOfProofAccountData> {
    return this.#caller.call('proofs.proof_account_data', params, options)
  }
}
