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

/** Deposits of followed accounts that survive the process that receives them, each delivered until it is booked. */
public class InboxFunctions(caller: Caller) {
    private val java = InboxModule(caller)

    /**
     * Follows accounts from now on, whatever happens to this process, and collects their deposits.
     *
     * Extension: The published library has no such function. Answers when the accounts and their places are durable.
     * From then on any client with the same storage and network reads their transactions without gaps, and stores each
     * deposit once; `inbox.deposits` delivers them. Calls for the same name add accounts.
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
     * accounts.
     * @param accounts Addresses in any form, such as `<dapp_id>::<account_id>`. One that is followed already keeps its
     * place. At most 10,000 under a name.
     * @param from Where new accounts begin: `now`; `beginning`, with the first transaction that the network keeps; a
     * unix time in s; or the `cursor` of one account in `inbox.list`.
     * @param finality How far the network has to have gone with a transaction before it is delivered. All calls for a
     * name state the same.
     * @param abi ABI of the accounts: decodes the bodies of messages. All calls for a name state the same.
     * @param includeBounced Also deliver messages that came back to their sender, which are no deposits, with `bounced`
     * true. All calls for a name state the same.
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
     * Ends the following of accounts.
     *
     * Extension: The published library has no such function. Deposits that were collected before stay until they are
     * acknowledged. What was delivered is remembered: an account that is followed again does not bring it a second
     * time.
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
     * accounts.
     * @param accounts Addresses in any form. Absent: all of the name.
     */
    public suspend fun unfollow(
        name: String? = null,
        accounts: List<String>? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfInboxUnfollow =
        java.unfollow(ParamsOfInboxUnfollow(name, accounts), options).result()

    /**
     * Lists the followed accounts of a name, how far they were read, and what keeps them.
     *
     * Extension: The published library has no such function.
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
     * accounts.
     * @param after Only those behind this account: `next` of the page before.
     * @param limit At most so many.
     */
    public suspend fun list(
        name: String? = null,
        after: String? = null,
        limit: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfInboxList =
        java.list(ParamsOfInboxList(name, after, limit), options).result()

    /**
     * Returns deposits of followed accounts, each until it is acknowledged.
     *
     * Extension: The published library has no such function. Deposits come at least once, in the order of their
     * numbers; those of an account in the order of its transactions. What was not acknowledged comes again, also after
     * a restart. `transaction_id` is the key by which they are booked once.
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
     * accounts.
     * @param after Only those behind this one: `number` of a deposit.
     * @param acknowledge This deposit and all before it are done with and never come again.
     * @param limit At most so many.
     * @param waitMs How long to wait for a deposit while there is none.
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
     * Forgets which transactions were delivered, of those that were acknowledged.
     *
     * Extension: The published library has no such function. The place of each account stays, so that nothing comes
     * again by itself. Only an account that is followed anew from an earlier place brings what was forgotten once more.
     * @param name Name under which accounts are followed, 1 to 64 characters. Each name gets every deposit of its
     * accounts.
     * @param before Ids of transactions that were delivered before this time, unix time in ms, and acknowledged.
     * Followed again from an earlier place, they come again.
     */
    public suspend fun prune(
        before: BigInteger,
        name: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfInboxPrune =
        java.prune(ParamsOfInboxPrune(name, before), options).result()
}
