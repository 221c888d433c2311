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

/** Proofs that what a server says is what the network agreed on. */
public class ProofsFunctions(caller: Caller) {
    private val java = ProofsModule(caller)

    /**
     * Proves that a block is what the network agreed on.
     *
     * On networks with block keepers a block is proven when enough of the keepers that the configuration trusts
     * (`proofs.trusted_keepers` or `proofs.trusted_keepers_hash`), or those that followed them, attest it or a block
     * after it. On networks with a masterchain the signatures of its validators are followed from
     * `proofs.zerostate_hash` or `proofs.trusted_key_blocks`. What the server itself says about keepers or validators
     * is never trusted.
     * @param block JSON of a block as the network answers it, with `id` or `boc`; on networks with block keepers with
     * `id`. Every other field that is there is compared.
     */
    public suspend fun proofBlockData(block: Any?, options: CallOptions = CallOptions.NONE) {
        java.proofBlockData(ParamsOfProofBlockData(block), options).result()
    }

    /**
     * Proves that a transaction is what the network agreed on.
     *
     * It is proven when its block is, and has it. What the configuration has to name is said at
     * `proofs.proof_block_data`.
     * @param transaction JSON of a transaction as the network answers it, with `id` or `boc`. Every other field that is
     * there is compared.
     */
    public suspend fun proofTransactionData(transaction: Any?, options: CallOptions = CallOptions.NONE) {
        java.proofTransactionData(ParamsOfProofTransactionData(transaction), options).result()
    }

    /**
     * Proves that a message is what the network agreed on.
     *
     * It is proven when a proven transaction received or sent it. What the configuration has to name is said at
     * `proofs.proof_block_data`.
     * @param message JSON of a message as the network answers it, with `id` or `boc`. Every other field that is there
     * is compared; `dst_transaction` and `src_transaction` are proven as well.
     */
    public suspend fun proofMessageData(message: Any?, options: CallOptions = CallOptions.NONE) {
        java.proofMessageData(ParamsOfProofMessageData(message), options).result()
    }

    /**
     * Proves that an account has a state after a block that the network agreed on.
     *
     * Extension: The published library has no such function. Networks with block keepers only. The block is one of the
     * last ten that changed the account; whether a later one changed it again is not proven.
     * @param account The account.
     * @param maxAgeMs How old the block of the state may be, in ms by the clock of this machine. Default: any age.
     */
    public suspend fun proofAccountData(
        account: AccountToProve,
        maxAgeMs: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfProofAccountData =
        java.proofAccountData(ParamsOfProofAccountData(account, maxAgeMs), options).result()
}
