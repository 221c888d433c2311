// Generated from the definitions of the API.
package vendorclient.api.inbox;

import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.api.net.NetErrorCode;
import vendorclient.api.outbox.OutboxErrorCode;
import vendorclient.api.policy.PolicyErrorCode;
import vendorclient.api.proofs.ProofsErrorCode;

/** Deposits of followed accounts: stored across restarts, and delivered until they are acknowledged. */
public final class InboxModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public InboxModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Starts following accounts and collecting their deposits; following survives the end of this process.
     *
     * <p>Extension: The published library has no such function. Returns once the accounts and their positions are
     * stored. From then on, any client with the same storage and network reads their transactions without gaps and
     * stores each deposit once; {@code inbox.deposits} delivers them. Calls with the same name add accounts.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#QUERY_FAILED} (601), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link
     * AccountErrorCode#INVALID_ADDRESS} (4), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AccountErrorCode#NOT_IMPLEMENTED} (1), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link
     * NetErrorCode#CHAIN_REPLACED} (624), {@link InboxErrorCode#FOLLOWED_OTHERWISE} (1101), {@link
     * InboxErrorCode#TOO_MANY_ACCOUNTS} (1104).
     *
     * @param params Accounts to follow.
     * @return the call; its result: The followed accounts.
     */
    public Call<ResultOfInboxFollow> follow(ParamsOfInboxFollow params) {
        return follow(params, CallOptions.NONE);
    }

    /**
     * Starts following accounts and collecting their deposits; following survives the end of this process.
     *
     * <p>Extension: The published library has no such function. Returns once the accounts and their positions are
     * stored. From then on, any client with the same storage and network reads their transactions without gaps and
     * stores each deposit once; {@code inbox.deposits} delivers them. Calls with the same name add accounts.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#QUERY_FAILED} (601), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203), {@link
     * AccountErrorCode#INVALID_ADDRESS} (4), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AccountErrorCode#NOT_IMPLEMENTED} (1), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link
     * NetErrorCode#CHAIN_REPLACED} (624), {@link InboxErrorCode#FOLLOWED_OTHERWISE} (1101), {@link
     * InboxErrorCode#TOO_MANY_ACCOUNTS} (1104).
     *
     * @param params Accounts to follow.
     * @param options how to call
     * @return the call; its result: The followed accounts.
     */
    public Call<ResultOfInboxFollow> follow(ParamsOfInboxFollow params, CallOptions options) {
        return caller.call("inbox.follow", params, ResultOfInboxFollow::fromJson, options);
    }

    /**
     * Stops following accounts.
     *
     * <p>Extension: The published library has no such function. Deposits already collected stay until they are
     * acknowledged. Delivered deposits are remembered: following an account again does not deliver them a second time.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link InboxErrorCode#NOT_FOLLOWED} (1102), {@link
     * InboxErrorCode#TOO_MANY_ACCOUNTS} (1104).
     *
     * @param params Accounts to stop following.
     * @return the call; its result: The remaining accounts.
     */
    public Call<ResultOfInboxUnfollow> unfollow(ParamsOfInboxUnfollow params) {
        return unfollow(params, CallOptions.NONE);
    }

    /**
     * Stops following accounts.
     *
     * <p>Extension: The published library has no such function. Deposits already collected stay until they are
     * acknowledged. Delivered deposits are remembered: following an account again does not deliver them a second time.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link InboxErrorCode#NOT_FOLLOWED} (1102), {@link
     * InboxErrorCode#TOO_MANY_ACCOUNTS} (1104).
     *
     * @param params Accounts to stop following.
     * @param options how to call
     * @return the call; its result: The remaining accounts.
     */
    public Call<ResultOfInboxUnfollow> unfollow(ParamsOfInboxUnfollow params, CallOptions options) {
        return caller.call("inbox.unfollow", params, ResultOfInboxUnfollow::fromJson, options);
    }

    /**
     * Lists the accounts followed under a name, the position of each, and what blocks it.
     *
     * <p>Extension: The published library has no such function.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link InboxErrorCode#NOT_FOLLOWED} (1102).
     *
     * @param params Which accounts to list.
     * @return the call; its result: Followed accounts, ordered by id.
     */
    public Call<ResultOfInboxList> list(ParamsOfInboxList params) {
        return list(params, CallOptions.NONE);
    }

    /**
     * Lists the accounts followed under a name, the position of each, and what blocks it.
     *
     * <p>Extension: The published library has no such function.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link InboxErrorCode#NOT_FOLLOWED} (1102).
     *
     * @param params Which accounts to list.
     * @param options how to call
     * @return the call; its result: Followed accounts, ordered by id.
     */
    public Call<ResultOfInboxList> list(ParamsOfInboxList params, CallOptions options) {
        return caller.call("inbox.list", params, ResultOfInboxList::fromJson, options);
    }

    /**
     * Returns unacknowledged deposits of followed accounts.
     *
     * <p>Extension: The published library has no such function. Delivery is at least once, in order of {@code number};
     * deposits of one account follow the order of its transactions. Unacknowledged deposits are returned again, even
     * after a restart. Use {@code transaction_id} as the key to book each deposit once.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link InboxErrorCode#NOT_FOLLOWED} (1102).
     *
     * @param params Which deposits to return.
     * @return the call; its result: Deposits, oldest first.
     */
    public Call<ResultOfInboxDeposits> deposits(ParamsOfInboxDeposits params) {
        return deposits(params, CallOptions.NONE);
    }

    /**
     * Returns unacknowledged deposits of followed accounts.
     *
     * <p>Extension: The published library has no such function. Delivery is at least once, in order of {@code number};
     * deposits of one account follow the order of its transactions. Unacknowledged deposits are returned again, even
     * after a restart. Use {@code transaction_id} as the key to book each deposit once.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link InboxErrorCode#NOT_FOLLOWED} (1102).
     *
     * @param params Which deposits to return.
     * @param options how to call
     * @return the call; its result: Deposits, oldest first.
     */
    public Call<ResultOfInboxDeposits> deposits(ParamsOfInboxDeposits params, CallOptions options) {
        return caller.call("inbox.deposits", params, ResultOfInboxDeposits::fromJson, options);
    }

    /**
     * Removes the records of delivered and acknowledged transactions.
     *
     * <p>Extension: The published library has no such function. The position of each account is kept, so nothing is
     * delivered again. Only an account that is unfollowed and followed again from an earlier position delivers the
     * removed transactions once more.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103).
     *
     * @param params Which transactions to forget.
     * @return the call; its result: Result of the removal.
     */
    public Call<ResultOfInboxPrune> prune(ParamsOfInboxPrune params) {
        return prune(params, CallOptions.NONE);
    }

    /**
     * Removes the records of delivered and acknowledged transactions.
     *
     * <p>Extension: The published library has no such function. The position of each account is kept, so nothing is
     * delivered again. Only an account that is unfollowed and followed again from an earlier position delivers the
     * removed transactions once more.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103).
     *
     * @param params Which transactions to forget.
     * @param options how to call
     * @return the call; its result: Result of the removal.
     */
    public Call<ResultOfInboxPrune> prune(ParamsOfInboxPrune params, CallOptions options) {
        return caller.call("inbox.prune", params, ResultOfInboxPrune::fromJson, options);
    }
}
