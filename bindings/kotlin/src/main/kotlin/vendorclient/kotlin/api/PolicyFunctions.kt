// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.policy.AppApprover
import vendorclient.api.policy.ParamsOfPolicyRefusals
import vendorclient.api.policy.PolicyModule
import vendorclient.api.policy.ResultOfPolicyGet
import vendorclient.api.policy.ResultOfPolicyRefusals
import vendorclient.kotlin.result

/** What may be spent: limits, recipients and approval for everything that is sent. */
public class PolicyFunctions(caller: Caller) {
    private val java = PolicyModule(caller)

    /**
     * Returns the spending policies of this client.
     *
     * Extension: The published library has no such function. Every source of configuration may set one: the host, and
     * what the daemon was started with. A message has to satisfy all of them, so that a host can only add to what the
     * daemon demands.
     */
    public suspend fun get(options: CallOptions = CallOptions.NONE): ResultOfPolicyGet =
        java.get(options).result()

    /**
     * Returns messages that a spending policy refused.
     *
     * Extension: The published library has no such function. Of all clients with the same storage. The latest 10000 are
     * kept.
     * @param after Only those behind this one: `number` of a refusal.
     * @param limit At most so many.
     */
    public suspend fun refusals(
        after: String? = null,
        limit: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfPolicyRefusals =
        java.refusals(ParamsOfPolicyRefusals(after, limit), options).result()

    /**
     * Registers who approves messages of this connection.
     *
     * Extension: The published library has no such function. Asked for every message that a policy allows with approval
     * only, before it is signed where the library signs it. It replaces the one that was registered before. Without
     * one, and when it gives no answer in time, such messages are refused; entries of the outbox wait for it.
     */
    public suspend fun registerApprover(handler: AppApprover, options: CallOptions = CallOptions.NONE) {
        java.registerApprover(handler, options).result()
    }
}
