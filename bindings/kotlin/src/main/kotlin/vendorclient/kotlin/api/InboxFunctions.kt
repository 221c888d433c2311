// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import java.math.BigInteger
import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.abi.Abi
import vendorclient.api.inbox.InboxModule
import vendorclient.api.inbox.ParamsOfInboxDeposits
import vendorclient.api.inbox.ParamsOfInboxFollow
import vendorclient.api.inbox.ParamsOfInboxList
import vendorclient.api.inbox.ParamsOfInboxPrune
import vendorclient.api.inbox.ParamsOfInboxUnfollow
import vendorclient.api.inbox.ResultOfInboxDeposits
import vendorclient.api.inbox.ResultOfInboxFollow
import vendorclient.api.inbox.ResultOfInboxList
import vendorclient.api.inbox.ResultOfInboxPrune
import vendorclient.api.inbox.ResultOfInboxUnfollow
import vendorclient.api.processing.Finality
import vendorclient.kotlin.result

/** Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged. */
public class InboxFunctions(caller: Caller) {
    private val java = InboxModule(caller)

    /**
     * Starts following accounts and collecting their deposits; following survives the end of this process.
     *
     * Extension: The published library has no such function. Returns once the accounts and their positions are stored.
     * From then on, any client with the same storage and network reads their transactions without gaps and stores each
     * deposit once; `inbox.deposits` delivers them. Calls with the same name add accounts.
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
     * accounts.
     * @param accounts Addresses in any form, such as `<dapp_id>::<account_id>`. An account already followed keeps its
     * position. At most 10,000 per name.
     * @param from Where new accounts begin: `now`; `beginning`, the first transaction that the network keeps; a Unix
     * time in s; or the `cursor` of one account in `inbox.list`.
     * @param finality How final a transaction must be before it is delivered. Must be the same in all calls for a name.
     * @param abi ABI of the accounts, used to decode message bodies. Must be the same in all calls for a name.
     * @param includeBounced Also deliver bounced messages, which are not deposits, with `bounced` set to true. Must be
     * the same in all calls for a name.
     */
    public suspend fun follow(
        accounts: List<String>,
        name: String? = null,
        from: String? = null,
        finality: Finality? = null,
        abi: Abi? = null,
        includeBounced: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfInboxFollow =
        java.follow(ParamsOfInboxFollow(name, accounts, from, finality, abi, includeBounced), options).result()

    /**
     * Stops following accounts.
     *
     * Extension: The published library has no such function. Deposits already collected stay until they are
     * acknowledged. Delivered deposits are remembered: following an account again does not deliver them a second time.
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
     * accounts.
     * @param accounts Addresses in any form. Default: all accounts of the name.
     */
    public suspend fun unfollow(
        name: String? = null,
        accounts: List<String>? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfInboxUnfollow =
        java.unfollow(ParamsOfInboxUnfollow(name, accounts), options).result()

    /**
     * Lists the accounts followed under a name, the position of each, and what blocks it.
     *
     * Extension: The published library has no such function.
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
     * accounts.
     * @param after Only accounts after this one: `next` of the previous page.
     * @param limit Maximum number of items.
     */
    public suspend fun list(
        name: String? = null,
        after: String? = null,
        limit: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfInboxList =
        java.list(ParamsOfInboxList(name, after, limit), options).result()

    /**
     * Returns unacknowledged deposits of followed accounts.
     *
     * Extension: The published library has no such function. Delivery is at least once, in order of `number`; deposits
     * of one account follow the order of its transactions. Unacknowledged deposits are returned again, even after a
     * restart. Use `transaction_id` as the key to book each deposit once.
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
     * accounts.
     * @param after Only deposits after this `number`.
     * @param acknowledge Acknowledges this deposit and all before it; they are never returned again. A number beyond
     * the last deposit is refused.
     * @param limit Maximum number of items.
     * @param waitMs How long to wait for a deposit if there is none, in ms.
     */
    public suspend fun deposits(
        name: String? = null,
        after: String? = null,
        acknowledge: String? = null,
        limit: Long? = null,
        waitMs: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfInboxDeposits =
        java.deposits(ParamsOfInboxDeposits(name, after, acknowledge, limit, waitMs), options).result()

    /**
     * Removes the records of delivered and acknowledged transactions.
     *
     * Extension: The published library has no such function. The position of each account is kept, so nothing is
     * delivered again. Only an account that is unfollowed and followed again from an earlier position delivers the
     * removed transactions once more.
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name receives every deposit of its
     * accounts.
     * @param before Forget acknowledged transactions delivered before this time, Unix time in ms. If their account is
     * followed again from an earlier position, they are delivered again.
     */
    public suspend fun prune(
        before: BigInteger,
        name: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfInboxPrune =
        java.prune(ParamsOfInboxPrune(name, before), options).result()
}
