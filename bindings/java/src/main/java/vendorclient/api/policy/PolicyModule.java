// Generated from the definitions of the API.
package vendorclient.api.policy;

import org.jspecify.annotations.Nullable;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.json.Decoders;

/** What may be spent: limits, recipients and approval for everything that is sent. */
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
     * <p>Extension: The published library has no such function. Every source of configuration may set one: the host,
     * and what the daemon was started with. A message has to satisfy all of them, so that a host can only add to what
     * the daemon demands.
     *
     * @return the call; its result: The policies of this client.
     */
    public Call<ResultOfPolicyGet> get() {
        return get(CallOptions.NONE);
    }

    /**
     * Returns the spending policies of this client.
     *
     * <p>Extension: The published library has no such function. Every source of configuration may set one: the host,
     * and what the daemon was started with. A message has to satisfy all of them, so that a host can only add to what
     * the daemon demands.
     *
     * @param options how to call
     * @return the call; its result: The policies of this client.
     */
    public Call<ResultOfPolicyGet> get(CallOptions options) {
        return caller.call("policy.get", null, ResultOfPolicyGet::fromJson, options);
    }

    /**
     * Returns messages that a spending policy refused.
     *
     * <p>Extension: The published library has no such function. Of all clients with the same storage. The latest 10000
     * are kept.
     *
     * <p>Errors: {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params Which refusals.
     * @return the call; its result: Refusals, the oldest first.
     */
    public Call<ResultOfPolicyRefusals> refusals(ParamsOfPolicyRefusals params) {
        return refusals(params, CallOptions.NONE);
    }

    /**
     * Returns messages that a spending policy refused.
     *
     * <p>Extension: The published library has no such function. Of all clients with the same storage. The latest 10000
     * are kept.
     *
     * <p>Errors: {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35).
     *
     * @param params Which refusals.
     * @param options how to call
     * @return the call; its result: Refusals, the oldest first.
     */
    public Call<ResultOfPolicyRefusals> refusals(ParamsOfPolicyRefusals params, CallOptions options) {
        return caller.call("policy.refusals", params, ResultOfPolicyRefusals::fromJson, options);
    }

    /**
     * Registers who approves messages of this connection.
     *
     * <p>Extension: The published library has no such function. Asked for every message that a policy allows with
     * approval only, before it is signed where the library signs it. It replaces the one that was registered before.
     * Without one, and when it gives no answer in time, such messages are refused; entries of the outbox wait for it.
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
     * Registers who approves messages of this connection.
     *
     * <p>Extension: The published library has no such function. Asked for every message that a policy allows with
     * approval only, before it is signed where the library signs it. It replaces the one that was registered before.
     * Without one, and when it gives no answer in time, such messages are refused; entries of the outbox wait for it.
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
