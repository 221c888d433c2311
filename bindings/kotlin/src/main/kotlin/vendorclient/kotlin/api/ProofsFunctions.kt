// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.proofs.AccountToProve
import vendorclient.api.proofs.ParamsOfProofAccountData
import vendorclient.api.proofs.ParamsOfProofBlockData
import vendorclient.api.proofs.ParamsOfProofMessageData
import vendorclient.api.proofs.ParamsOfProofTransactionData
import vendorclient.api.proofs.ProofsModule
import vendorclient.api.proofs.ResultOfProofAccountData
import vendorclient.kotlin.result

/** Proofs that data from a server is what the network agreed on. */
public class ProofsFunctions(caller: Caller) {
    private val java = ProofsModule(caller)

    /**
     * Proves that a block is what the network agreed on.
     *
     * On networks with block keepers, a block is proven if enough trusted keepers (`proofs.trusted_keepers` or
     * `proofs.trusted_keepers_hash`), or their successors, attest it or a later block. On networks with a masterchain,
     * the signatures of validators are followed from `proofs.zerostate_hash` or `proofs.trusted_key_blocks`. Statements
     * of the server about keepers or validators are never trusted.
     * @param block JSON of a block as returned by the node, with `id` or `boc`; on networks with block keepers, with
     * `id`. All other fields present are compared.
     */
    public suspend fun proofBlockData(block: Any?, options: CallOptions = CallOptions.NONE) {
        java.proofBlockData(ParamsOfProofBlockData(block), options).result()
    }

    /**
     * Proves that a transaction is what the network agreed on.
     *
     * A transaction is proven if its block is proven and contains it. For the required configuration, see
     * `proofs.proof_block_data`.
     * @param transaction JSON of a transaction as returned by the node, with `id` or `boc`. All other fields present
     * are compared.
     */
    public suspend fun proofTransactionData(transaction: Any?, options: CallOptions = CallOptions.NONE) {
        java.proofTransactionData(ParamsOfProofTransactionData(transaction), options).result()
    }

    /**
     * Proves that a message is what the network agreed on.
     *
     * A message is proven if a proven transaction received or sent it. For the required configuration, see
     * `proofs.proof_block_data`.
     * @param message JSON of a message as returned by the node, with `id` or `boc`. All other fields present are
     * compared; `dst_transaction` and `src_transaction` are proven as well.
     */
    public suspend fun proofMessageData(message: Any?, options: CallOptions = CallOptions.NONE) {
        java.proofMessageData(ParamsOfProofMessageData(message), options).result()
    }

    /**
     * Proves that an account has a given state after a block that the network agreed on.
     *
     * Extension: The published library has no such function. For networks with block keepers only. The block is one of
     * the last ten that changed the account; it is not proven that no later block changed it again.
     * @param account The account.
     * @param maxAgeMs Maximum age of the block, in ms by the clock of this machine. Default: any age.
     */
    public suspend fun proofAccountData(
        account: AccountToProve,
        maxAgeMs: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfProofAccountData =
        java.proofAccountData(ParamsOfProofAccountData(account, maxAgeMs), options).result()
}
