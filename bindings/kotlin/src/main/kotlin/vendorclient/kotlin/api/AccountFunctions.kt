// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.account.AccountModule
import vendorclient.api.account.ParamsOfGetAccount
import vendorclient.api.account.ResultOfGetAccount
import vendorclient.kotlin.result

/** States of accounts. */
public class AccountFunctions(caller: Caller) {
    private val java = AccountModule(caller)

    /**
     * Returns the state of an account from the network.
     *
     * The form of the request follows the version of the node. When the version cannot be asked for, the form with Dapp
     * ID is used, and the older one after a 400. A node that knows the account under another Dapp ID answers with its
     * real one.
     * @param accountId Account id, 64 hex characters without prefix.
     * @param dappId Dapp ID of the account, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; with
     * all others its absence is 518.
     * @param verify Whether what is returned is proven first (module proofs): what differs from what the network agreed
     * on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
     * published interface.
     */
    public suspend fun getAccount(
        accountId: String,
        dappId: String,
        verify: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfGetAccount =
        java.getAccount(ParamsOfGetAccount(accountId, dappId, verify), options).result()
}
