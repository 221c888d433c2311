// Generated from the definitions of the API.
package vendorclient.api.policy;

import org.jspecify.annotations.Nullable;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.api.boc.BocErrorCode;
import vendorclient.api.processing.ProcessingErrorCode;
import vendorclient.json.Decoders;

/** Spending policies: limits, allowed recipients and approval for everything that is sent. */
public final class PolicyModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public PolicyModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Returns the spending policies of this client.
     *
     * <p>Extension: The published library has no such function. Each configuration source may set one: the host, and
     * the settings of the daemon. A message must satisfy all of them, so a host can only add restrictions to those of
     * the daemon.
     *
     * @return the call; its result: The policies of this client.
     */
    public Call<ResultOfPolicyGet> get() {
        return get(CallOptions.NONE);
    }

    /**
     * Returns the spending policies of this client.
     *
     * <p>Extension: The published library has no such function. Each configuration source may set one: the host, and
     * the settings of the daemon. A message must satisfy all of them, so a host can only add restrictions to those of
     * the daemon.
     *
     * @param options how to call
     * @return the call; its result: The policies of this client.
     */
    public Call<ResultOfPolicyGet> get(CallOptions options) {
        return caller.call("policy.get", null, ResultOfPolicyGet::fromJson, options);
    }

    /**
     * Checks a message against the spending policies without sending it.
     *
     * <p>Extension: The published library has no such function. Use it before asking a person to confirm a message that
     * a policy would refuse anyway. The message does not count toward limits and no approver is asked; a refusal is
     * recorded as it is when sending. The message may still be refused when it is sent, if other messages have used up
     * a limit by then.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link PolicyErrorCode#RECIPIENT_NOT_ALLOWED}
     * (1201), {@link PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203),
     * {@link PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params A message that has not been sent yet.
     * @return the call; its result: What the policies require of a message that they allow.
     */
    public Call<ResultOfPolicyCheck> check(ParamsOfPolicyCheck params) {
        return check(params, CallOptions.NONE);
    }

    /**
     * Checks a message against the spending policies without sending it.
     *
     * <p>Extension: The published library has no such function. Use it before asking a person to confirm a message that
     * a policy would refuse anyway. The message does not count toward limits and no approver is asked; a refusal is
     * recorded as it is when sending. The message may still be refused when it is sent, if other messages have used up
     * a limit by then.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * ProcessingErrorCode#MESSAGE_HAS_NOT_DESTINATION_ADDRESS} (502), {@link PolicyErrorCode#RECIPIENT_NOT_ALLOWED}
     * (1201), {@link PolicyErrorCode#SPENDING_LIMIT_REACHED} (1202), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203),
     * {@link PolicyErrorCode#SPENDING_NOT_APPROVED} (1204), {@link PolicyErrorCode#LOSS_NOT_ALLOWED} (1205), {@link
     * AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params A message that has not been sent yet.
     * @param options how to call
     * @return the call; its result: What the policies require of a message that they allow.
     */
    public Call<ResultOfPolicyCheck> check(ParamsOfPolicyCheck params, CallOptions options) {
        return caller.call("policy.check", params, ResultOfPolicyCheck::fromJson, options);
    }

    /**
     * Returns messages refused by a spending policy.
     *
     * <p>Extension: The published library has no such function. Includes all clients with the same storage. The latest
     * 10000 refusals are kept.
     *
     * <p>Errors: {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params Which refusals to return.
     * @return the call; its result: Refusals, oldest first.
     */
    public Call<ResultOfPolicyRefusals> refusals(ParamsOfPolicyRefusals params) {
        return refusals(params, CallOptions.NONE);
    }

    /**
     * Returns messages refused by a spending policy.
     *
     * <p>Extension: The published library has no such function. Includes all clients with the same storage. The latest
     * 10000 refusals are kept.
     *
     * <p>Errors: {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params Which refusals to return.
     * @param options how to call
     * @return the call; its result: Refusals, oldest first.
     */
    public Call<ResultOfPolicyRefusals> refusals(ParamsOfPolicyRefusals params, CallOptions options) {
        return caller.call("policy.refusals", params, ResultOfPolicyRefusals::fromJson, options);
    }

    /**
     * Registers an approver for messages of this connection.
     *
     * <p>Extension: The published library has no such function. The approver is asked about every message that a policy
     * allows only with approval, before the message is signed, if the library signs it. A new approver replaces the
     * previous one. Without an approver, or if it does not answer in time, such messages are refused; entries of the
     * outbox wait for it.
     *
     * <p>Errors: {@link AccountErrorCode#CALLBACK_NOT_REGISTERED} (13).
     *
     * @param object answers the requests of the library
     * @return the call; it has no result
     */
    public Call<@Nullable Void> registerApprover(AppApprover object) {
        return registerApprover(object, CallOptions.NONE);
    }

    /**
     * Registers an approver for messages of this connection.
     *
     * <p>Extension: The published library has no such function. The approver is asked about every message that a policy
     * allows only with approval, before the message is signed, if the library signs it. A new approver replaces the
     * previous one. Without an approver, or if it does not answer in time, such messages are refused; entries of the
     * outbox wait for it.
     *
     * <p>Errors: {@link AccountErrorCode#CALLBACK_NOT_REGISTERED} (13).
     *
     * @param object answers the requests of the library
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> registerApprover(AppApprover object, CallOptions options) {
        return caller.callWithObject(
                "policy.register_approver", null, Decoders::nothing, options, AppApprover.untyped(object));
    }
}
