// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.abi.Abi
import vendorclient.api.abi.ChainRules
import vendorclient.api.policy.ParamsOfPolicyCheck
import vendorclient.api.policy.ParamsOfPolicyRefusals
import vendorclient.api.policy.PolicyModule
import vendorclient.api.policy.ResultOfPolicyCheck
import vendorclient.api.policy.ResultOfPolicyGet
import vendorclient.api.policy.ResultOfPolicyRefusals
import vendorclient.json.Decoders
import vendorclient.kotlin.result

/** Spending policies: limits, allowed recipients and approval for everything that is sent. */
public class PolicyFunctions(private val caller: Caller) {
    private val java = PolicyModule(caller)

    /**
     * Returns the spending policies of this client.
     *
     * Extension: The published library has no such function. Each configuration source may set one: the host, and the
     * settings of the daemon. A message must satisfy all of them, so a host can only add restrictions to those of the
     * daemon.
     */
    public suspend fun get(options: CallOptions = CallOptions.NONE): ResultOfPolicyGet =
        java.get(options).result()

    /**
     * Checks a message against the spending policies without sending it.
     *
     * Extension: The published library has no such function. Use it before asking a person to confirm a message that a
     * policy would refuse anyway. The message does not count toward limits and no approver is asked; a refusal is
     * recorded as it is when sending. The message may still be refused when it is sent, if other messages have used up
     * a limit by then.
     * @param message Message BOC, base64. The signature need not be valid, but there must be room for one.
     * @param dappId Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp.
     * @param abi ABI to decode the message with. Default: only those of the policies.
     * @param publicKey Public key of the signer, 64 hex digits. Default: none, for limits per signer.
     * @param rules Chain rules of the message. Default: `abi.rules` of the configuration.
     */
    public suspend fun check(
        message: String,
        dappId: String? = null,
        abi: Abi? = null,
        publicKey: String? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfPolicyCheck =
        java.check(ParamsOfPolicyCheck(message, dappId, abi, publicKey, rules), options).result()

    /**
     * Returns messages refused by a spending policy.
     *
     * Extension: The published library has no such function. Includes all clients with the same storage. The latest
     * 10000 refusals are kept.
     * @param after Only refusals after this `number`.
     * @param limit Maximum number of items.
     */
    public suspend fun refusals(
        after: String? = null,
        limit: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfPolicyRefusals =
        java.refusals(ParamsOfPolicyRefusals(after, limit), options).result()

    /**
     * Registers an approver for messages of this connection.
     *
     * Extension: The published library has no such function. The approver is asked about every message that a policy
     * allows only with approval, before the message is signed, if the library signs it. A new approver replaces the
     * previous one. Without an approver, or if it does not answer in time, such messages are refused; entries of the
     * outbox wait for it.
     */
    public suspend fun registerApprover(handler: AppApprover, options: CallOptions = CallOptions.NONE) {
        caller.callWithObject("policy.register_approver", null, Decoders::nothing, options, untyped(handler)).result()
    }
}
