// Generated from the definitions of the API.
package vendorclient.api.outbox;

import org.jspecify.annotations.Nullable;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.api.boc.BocErrorCode;
import vendorclient.api.crypto.CryptoErrorCode;
import vendorclient.api.net.NetErrorCode;
import vendorclient.api.policy.PolicyErrorCode;
import vendorclient.api.processing.ProcessingErrorCode;
import vendorclient.json.Decoders;

/** Messages stored until they have a result: they survive the process that sends them, and each is sent once. */
public final class OutboxModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public OutboxModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Stores a message and sends it; sending survives the end of this process.
     *
     * <p>Extension: The published library has no such function. Returns once the entry is stored, before any byte of
     * its message is sent. From then on, any client with the same storage and network works on it until it has a
     * result, one entry at a time within a group. The same key never sends twice: a second request with the same
     * parameters returns the existing entry; one with different parameters is an error (1001).
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE} (302), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35), {@link OutboxErrorCode#KEY_IN_USE} (1001), {@link
     * OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004), {@link
     * ProcessingErrorCode#EXTERNAL_SIGNER_MUST_NOT_BE_USED} (513), {@link ProcessingErrorCode#INVALID_DATA} (512),
     * {@link ProcessingErrorCode#MESSAGE_UNPROTECTED} (519), {@link AccountErrorCode#INVALID_PARAMS} (23), {@link
     * ProcessingErrorCode#LOSS_NOT_ACCEPTED} (521), {@link NetErrorCode#CLOCK_OUT_OF_SYNC} (606), {@link
     * PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link
     * PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link
     * PolicyErrorCode#LOSS_NOT_ALLOWED} (1205).
     *
     * @param params A message for the outbox.
     * @return the call; its result: The stored entry.
     */
    public Call<ResultOfOutboxSend> send(ParamsOfOutboxSend params) {
        return send(params, CallOptions.NONE);
    }

    /**
     * Stores a message and sends it; sending survives the end of this process.
     *
     * <p>Extension: The published library has no such function. Returns once the entry is stored, before any byte of
     * its message is sent. From then on, any client with the same storage and network works on it until it has a
     * result, one entry at a time within a group. The same key never sends twice: a second request with the same
     * parameters returns the existing entry; one with different parameters is an error (1001).
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE} (302), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316), {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35), {@link OutboxErrorCode#KEY_IN_USE} (1001), {@link
     * OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004), {@link
     * ProcessingErrorCode#EXTERNAL_SIGNER_MUST_NOT_BE_USED} (513), {@link ProcessingErrorCode#INVALID_DATA} (512),
     * {@link ProcessingErrorCode#MESSAGE_UNPROTECTED} (519), {@link AccountErrorCode#INVALID_PARAMS} (23), {@link
     * ProcessingErrorCode#LOSS_NOT_ACCEPTED} (521), {@link NetErrorCode#CLOCK_OUT_OF_SYNC} (606), {@link
     * PolicyErrorCode#RECIPIENT_NOT_ALLOWED} (1201), {@link PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link
     * PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link
     * PolicyErrorCode#LOSS_NOT_ALLOWED} (1205).
     *
     * @param params A message for the outbox.
     * @param options how to call
     * @return the call; its result: The stored entry.
     */
    public Call<ResultOfOutboxSend> send(ParamsOfOutboxSend params, CallOptions options) {
        return caller.call("outbox.send", params, ResultOfOutboxSend::fromJson, options);
    }

    /**
     * Returns one entry of the outbox.
     *
     * <p>Extension: The published library has no such function.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#ENTRY_NOT_FOUND} (1002), {@link
     * OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params An entry, identified by its id or its key.
     * @return the call; its result: An entry.
     */
    public Call<ResultOfOutboxGet> get(ParamsOfOutboxEntry params) {
        return get(params, CallOptions.NONE);
    }

    /**
     * Returns one entry of the outbox.
     *
     * <p>Extension: The published library has no such function.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#ENTRY_NOT_FOUND} (1002), {@link
     * OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params An entry, identified by its id or its key.
     * @param options how to call
     * @return the call; its result: An entry.
     */
    public Call<ResultOfOutboxGet> get(ParamsOfOutboxEntry params, CallOptions options) {
        return caller.call("outbox.get", params, ResultOfOutboxGet::fromJson, options);
    }

    /**
     * Lists entries of the outbox, oldest first.
     *
     * <p>Extension: The published library has no such function.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params Which entries to list.
     * @return the call; its result: Entries, oldest first.
     */
    public Call<ResultOfOutboxList> list(ParamsOfOutboxList params) {
        return list(params, CallOptions.NONE);
    }

    /**
     * Lists entries of the outbox, oldest first.
     *
     * <p>Extension: The published library has no such function.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params Which entries to list.
     * @param options how to call
     * @return the call; its result: Entries, oldest first.
     */
    public Call<ResultOfOutboxList> list(ParamsOfOutboxList params, CallOptions options) {
        return caller.call("outbox.list", params, ResultOfOutboxList::fromJson, options);
    }

    /**
     * Cancels an entry whose message has not been sent.
     *
     * <p>Extension: The published library has no such function. Once bytes of the message may have been sent, it cannot
     * be cancelled: the entry stays, and the result says so.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#ENTRY_NOT_FOUND} (1002), {@link
     * OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params An entry, identified by its id or its key.
     * @return the call; its result: Result of the cancellation.
     */
    public Call<ResultOfOutboxCancel> cancel(ParamsOfOutboxEntry params) {
        return cancel(params, CallOptions.NONE);
    }

    /**
     * Cancels an entry whose message has not been sent.
     *
     * <p>Extension: The published library has no such function. Once bytes of the message may have been sent, it cannot
     * be cancelled: the entry stays, and the result says so.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#ENTRY_NOT_FOUND} (1002), {@link
     * OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params An entry, identified by its id or its key.
     * @param options how to call
     * @return the call; its result: Result of the cancellation.
     */
    public Call<ResultOfOutboxCancel> cancel(ParamsOfOutboxEntry params, CallOptions options) {
        return caller.call("outbox.cancel", params, ResultOfOutboxCancel::fromJson, options);
    }

    /**
     * Releases entries held since the storage was restored.
     *
     * <p>Extension: The published library has no such function. For entries where nothing proves whether they were sent
     * after the copy was made. Check the history of the account first: releasing an entry as {@code unsent} that was in
     * fact sent pays twice. Entries that are not held are unaffected.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#ENTRY_NOT_FOUND} (1002), {@link
     * OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params Held entries: one by id or key, a group, or all.
     * @return the call; its result: The released entries.
     */
    public Call<ResultOfOutboxRelease> release(ParamsOfOutboxRelease params) {
        return release(params, CallOptions.NONE);
    }

    /**
     * Releases entries held since the storage was restored.
     *
     * <p>Extension: The published library has no such function. For entries where nothing proves whether they were sent
     * after the copy was made. Check the history of the account first: releasing an entry as {@code unsent} that was in
     * fact sent pays twice. Entries that are not held are unaffected.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#ENTRY_NOT_FOUND} (1002), {@link
     * OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params Held entries: one by id or key, a group, or all.
     * @param options how to call
     * @return the call; its result: The released entries.
     */
    public Call<ResultOfOutboxRelease> release(ParamsOfOutboxRelease params, CallOptions options) {
        return caller.call("outbox.release", params, ResultOfOutboxRelease::fromJson, options);
    }

    /**
     * Removes ended entries, with their keys.
     *
     * <p>Extension: The published library has no such function. A removed key can be used, and sends, again. Entries
     * that ended as {@code unknown} are kept.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params Which entries to remove.
     * @return the call; its result: Result of the removal.
     */
    public Call<ResultOfOutboxPrune> prune(ParamsOfOutboxPrune params) {
        return prune(params, CallOptions.NONE);
    }

    /**
     * Removes ended entries, with their keys.
     *
     * <p>Extension: The published library has no such function. A removed key can be used, and sends, again. Entries
     * that ended as {@code unknown} are kept.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003).
     *
     * @param params Which entries to remove.
     * @param options how to call
     * @return the call; its result: Result of the removal.
     */
    public Call<ResultOfOutboxPrune> prune(ParamsOfOutboxPrune params, CallOptions options) {
        return caller.call("outbox.prune", params, ResultOfOutboxPrune::fromJson, options);
    }

    /**
     * Returns unacknowledged results of entries.
     *
     * <p>Extension: The published library has no such function. Delivery is at least once, in order of {@code number};
     * results of one group follow the order of its entries. Unacknowledged results are returned again, even after a
     * restart. An entry that ended as {@code unknown} may get a second result later, which supersedes the first.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params Which results to return.
     * @return the call; its result: Results, oldest first.
     */
    public Call<ResultOfOutboxResults> results(ParamsOfOutboxResults params) {
        return results(params, CallOptions.NONE);
    }

    /**
     * Returns unacknowledged results of entries.
     *
     * <p>Extension: The published library has no such function. Delivery is at least once, in order of {@code number};
     * results of one group follow the order of its entries. Unacknowledged results are returned again, even after a
     * restart. An entry that ended as {@code unknown} may get a second result later, which supersedes the first.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params Which results to return.
     * @param options how to call
     * @return the call; its result: Results, oldest first.
     */
    public Call<ResultOfOutboxResults> results(ParamsOfOutboxResults params, CallOptions options) {
        return caller.call("outbox.results", params, ResultOfOutboxResults::fromJson, options);
    }

    /**
     * Acknowledges one result; it is never returned again.
     *
     * <p>Extension: The published library has no such function. All other results stay, including earlier ones:
     * applications that handle several results at once acknowledge each separately. Acknowledging a result again has no
     * effect. A number beyond the last result is refused.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params Which result to acknowledge.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> acknowledge(ParamsOfOutboxAcknowledge params) {
        return acknowledge(params, CallOptions.NONE);
    }

    /**
     * Acknowledges one result; it is never returned again.
     *
     * <p>Extension: The published library has no such function. All other results stay, including earlier ones:
     * applications that handle several results at once acknowledge each separately. Acknowledging a result again has no
     * effect. A number beyond the last result is refused.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params Which result to acknowledge.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> acknowledge(ParamsOfOutboxAcknowledge params, CallOptions options) {
        return caller.call("outbox.acknowledge", params, Decoders::nothing, options);
    }

    /**
     * Registers a signing box under a name, for entries that wait for it.
     *
     * <p>Extension: The published library has no such function. Neither the box nor its key is stored: an application
     * registers its signers each time it connects. An entry is signed only by a box with the same public key.
     *
     * <p>Errors: {@link CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link
     * OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params A signer to register.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> registerSigner(ParamsOfOutboxRegisterSigner params) {
        return registerSigner(params, CallOptions.NONE);
    }

    /**
     * Registers a signing box under a name, for entries that wait for it.
     *
     * <p>Extension: The published library has no such function. Neither the box nor its key is stored: an application
     * registers its signers each time it connects. An entry is signed only by a box with the same public key.
     *
     * <p>Errors: {@link CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link
     * OutboxErrorCode#INVALID_OUTBOX_PARAMETER} (1004).
     *
     * @param params A signer to register.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> registerSigner(ParamsOfOutboxRegisterSigner params, CallOptions options) {
        return caller.call("outbox.register_signer", params, Decoders::nothing, options);
    }
}
