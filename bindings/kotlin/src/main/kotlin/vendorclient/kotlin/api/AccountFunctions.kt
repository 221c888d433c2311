// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.account.AccountModule
import vendorclient.api.account.ParamsOfGetAccount
import vendorclient.api.account.ResultOfGetAccount
import vendorclient.kotlin.result

/** Account states. */
public class AccountFunctions(caller: Caller) {
    private val java = AccountModule(caller)

    /**
     * Returns the current state of an account.
     *
     * The form of the request depends on the version of the node. If the version is unknown, the form with a Dapp ID is
     * tried first and, after a 400, the older form. A node that knows the account under another Dapp ID returns its
     * real one.
     * @param accountId Account id, 64 hex characters without prefix.
     * @param dappId Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all
     * others require it (518).
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     * agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension
     * of the published interface.
     */
    public suspend fun getAccount(
        accountId: String,
        dappId: String,
        verify: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfGetAccount =
        java.getAccount(ParamsOfGetAccount(accountId, dappId, verify), options).result()
}
