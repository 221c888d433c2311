// Generated from the definitions of the API.
package vendorclient.api.proofs;

import org.jspecify.annotations.Nullable;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.api.boc.BocErrorCode;
import vendorclient.api.net.NetErrorCode;
import vendorclient.api.processing.ProcessingErrorCode;
import vendorclient.json.Decoders;

/** Proofs that data from a server is what the network agreed on. */
public final class ProofsModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public ProofsModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Proves that a block is what the network agreed on.
     *
     * <p>On networks with block keepers, a block is proven if enough trusted keepers ({@code proofs.trusted_keepers} or
     * {@code proofs.trusted_keepers_hash}), or their successors, attest it or a later block. On networks with a
     * masterchain, the signatures of validators are followed from {@code proofs.zerostate_hash} or {@code
     * proofs.trusted_key_blocks}. Statements of the server about keepers or validators are never trusted.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904).
     *
     * @param params A block to prove.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> proofBlockData(ParamsOfProofBlockData params) {
        return proofBlockData(params, CallOptions.NONE);
    }

    /**
     * Proves that a block is what the network agreed on.
     *
     * <p>On networks with block keepers, a block is proven if enough trusted keepers ({@code proofs.trusted_keepers} or
     * {@code proofs.trusted_keepers_hash}), or their successors, attest it or a later block. On networks with a
     * masterchain, the signatures of validators are followed from {@code proofs.zerostate_hash} or {@code
     * proofs.trusted_key_blocks}. Statements of the server about keepers or validators are never trusted.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904).
     *
     * @param params A block to prove.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> proofBlockData(ParamsOfProofBlockData params, CallOptions options) {
        return caller.call("proofs.proof_block_data", params, Decoders::nothing, options);
    }

    /**
     * Proves that a transaction is what the network agreed on.
     *
     * <p>A transaction is proven if its block is proven and contains it. For the required configuration, see {@code
     * proofs.proof_block_data}.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904).
     *
     * @param params A transaction to prove.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> proofTransactionData(ParamsOfProofTransactionData params) {
        return proofTransactionData(params, CallOptions.NONE);
    }

    /**
     * Proves that a transaction is what the network agreed on.
     *
     * <p>A transaction is proven if its block is proven and contains it. For the required configuration, see {@code
     * proofs.proof_block_data}.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904).
     *
     * @param params A transaction to prove.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> proofTransactionData(ParamsOfProofTransactionData params, CallOptions options) {
        return caller.call("proofs.proof_transaction_data", params, Decoders::nothing, options);
    }

    /**
     * Proves that a message is what the network agreed on.
     *
     * <p>A message is proven if a proven transaction received or sent it. For the required configuration, see {@code
     * proofs.proof_block_data}.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904).
     *
     * @param params A message to prove.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> proofMessageData(ParamsOfProofMessageData params) {
        return proofMessageData(params, CallOptions.NONE);
    }

    /**
     * Proves that a message is what the network agreed on.
     *
     * <p>A message is proven if a proven transaction received or sent it. For the required configuration, see {@code
     * proofs.proof_block_data}.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link
     * ProofsErrorCode#INTERNAL_ERROR} (903), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904).
     *
     * @param params A message to prove.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> proofMessageData(ParamsOfProofMessageData params, CallOptions options) {
        return caller.call("proofs.proof_message_data", params, Decoders::nothing, options);
    }

    /**
     * Proves that an account has a given state after a block that the network agreed on.
     *
     * <p>Extension: The published library has no such function. For networks with block keepers only. The block is one
     * of the last ten that changed the account; it is not proven that no later block changed it again.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * ProcessingErrorCode#INVALID_DATA} (512), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link ProofsErrorCode#INTERNAL_ERROR} (903), {@link
     * ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904).
     *
     * @param params An account state to prove.
     * @return the call; its result: The proven block after which the account has this state; a later block may have
     *     changed it.
     */
    public Call<ResultOfProofAccountData> proofAccountData(ParamsOfProofAccountData params) {
        return proofAccountData(params, CallOptions.NONE);
    }

    /**
     * Proves that an account has a given state after a block that the network agreed on.
     *
     * <p>Extension: The published library has no such function. For networks with block keepers only. The block is one
     * of the last ten that changed the account; it is not proven that no later block changed it again.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * ProcessingErrorCode#INVALID_DATA} (512), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link ProofsErrorCode#INTERNAL_ERROR} (903), {@link
     * ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904).
     *
     * @param params An account state to prove.
     * @param options how to call
     * @return the call; its result: The proven block after which the account has this state; a later block may have
     *     changed it.
     */
    public Call<ResultOfProofAccountData> proofAccountData(ParamsOfProofAccountData params, CallOptions options) {
        return caller.call("proofs.proof_account_data", params, ResultOfProofAccountData::fromJson, options);
    }
}
