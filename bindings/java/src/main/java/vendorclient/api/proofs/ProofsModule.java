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

/** Proofs that what a server says is what the network agreed on. */
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
     * <p>On networks with block keepers a block is proven when enough of the keepers that the configuration trusts
     * ({@code proofs.trusted_keepers} or {@code proofs.trusted_keepers_hash}), or those that followed them, attest it
     * or a block after it. On networks with a masterchain the signatures of its validators are followed from {@code
     * proofs.zerostate_hash} or {@code proofs.trusted_key_blocks}. What the server itself says about keepers or
     * validators is never trusted.
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
     * <p>On networks with block keepers a block is proven when enough of the keepers that the configuration trusts
     * ({@code proofs.trusted_keepers} or {@code proofs.trusted_keepers_hash}), or those that followed them, attest it
     * or a block after it. On networks with a masterchain the signatures of its validators are followed from {@code
     * proofs.zerostate_hash} or {@code proofs.trusted_key_blocks}. What the server itself says about keepers or
     * validators is never trusted.
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
     * <p>It is proven when its block is, and has it. What the configuration has to name is said at {@code
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
     * <p>It is proven when its block is, and has it. What the configuration has to name is said at {@code
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
     * <p>It is proven when a proven transaction received or sent it. What the configuration has to name is said at
     * {@code proofs.proof_block_data}.
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
     * <p>It is proven when a proven transaction received or sent it. What the configuration has to name is said at
     * {@code proofs.proof_block_data}.
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
     * Proves that an account has a state after a block that the network agreed on.
     *
     * <p>Extension: The published library has no such function. Networks with block keepers only. The block is one of
     * the last ten that changed the account; whether a later one changed it again is not proven.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * ProcessingErrorCode#INVALID_DATA} (512), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link ProofsErrorCode#INTERNAL_ERROR} (903), {@link
     * ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904).
     *
     * @param params State of an account to prove.
     * @return the call; its result: The proven block after which the account has the state; a later one may have
     *     changed it.
     */
    public Call<ResultOfProofAccountData> proofAccountData(ParamsOfProofAccountData params) {
        return proofAccountData(params, CallOptions.NONE);
    }

    /**
     * Proves that an account has a state after a block that the network agreed on.
     *
     * <p>Extension: The published library has no such function. Networks with block keepers only. The block is one of
     * the last ten that changed the account; whether a later one changed it again is not proven.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_BASE64} (3), {@link BocErrorCode#INVALID_BOC} (201), {@link
     * ProcessingErrorCode#INVALID_DATA} (512), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * NetErrorCode#UNAUTHORIZED} (615), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * ProofsErrorCode#PROOF_CHECK_FAILED} (902), {@link ProofsErrorCode#INTERNAL_ERROR} (903), {@link
     * ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904).
     *
     * @param params State of an account to prove.
     * @param options how to call
     * @return the call; its result: The proven block after which the account has the state; a later one may have
     *     changed it.
     */
    public Call<ResultOfProofAccountData> proofAccountData(ParamsOfProofAccountData params, CallOptions options) {
        return caller.call("proofs.proof_account_data", params, ResultOfProofAccountData::fromJson, options);
    }
}
