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

/** Deposits of followed accounts that survive the process that receives them, each delivered until it is booked. */
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
     * Follows accounts from now on, whatever happens to this process, and collects their deposits.
     *
     * <p>Extension: The published library has no such function. Answers when the accounts and their places are durable.
     * From then on any client with the same storage and network reads their transactions without gaps, and stores each
     * deposit once; {@code inbox.deposits} delivers them. Calls for the same name add accounts.
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
     * @param params Accounts to be followed.
     * @return the call; its result: Accounts that are followed.
     */
    public Call<ResultOfInboxFollow> follow(ParamsOfInboxFollow params) {
        return follow(params, CallOptions.NONE);
    }

    /**
     * Follows accounts from now on, whatever happens to this process, and collects their deposits.
     *
     * <p>Extension: The published library has no such function. Answers when the accounts and their places are durable.
     * From then on any client with the same storage and network reads their transactions without gaps, and stores each
     * deposit once; {@code inbox.deposits} delivers them. Calls for the same name add accounts.
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
     * @param params Accounts to be followed.
     * @param options how to call
     * @return the call; its result: Accounts that are followed.
     */
    public Call<ResultOfInboxFollow> follow(ParamsOfInboxFollow params, CallOptions options) {
        return caller.call("inbox.follow", params, ResultOfInboxFollow::fromJson, options);
    }

    /**
     * Ends the following of accounts.
     *
     * <p>Extension: The published library has no such function. Deposits that were collected before stay until they are
     * acknowledged. What was delivered is remembered: an account that is followed again does not bring it a second
     * time.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link InboxErrorCode#NOT_FOLLOWED} (1102), {@link
     * InboxErrorCode#TOO_MANY_ACCOUNTS} (1104).
     *
     * @param params Accounts that are not followed any more.
     * @return the call; its result: What is left.
     */
    public Call<ResultOfInboxUnfollow> unfollow(ParamsOfInboxUnfollow params) {
        return unfollow(params, CallOptions.NONE);
    }

    /**
     * Ends the following of accounts.
     *
     * <p>Extension: The published library has no such function. Deposits that were collected before stay until they are
     * acknowledged. What was delivered is remembered: an account that is followed again does not bring it a second
     * time.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link InboxErrorCode#NOT_FOLLOWED} (1102), {@link
     * InboxErrorCode#TOO_MANY_ACCOUNTS} (1104).
     *
     * @param params Accounts that are not followed any more.
     * @param options how to call
     * @return the call; its result: What is left.
     */
    public Call<ResultOfInboxUnfollow> unfollow(ParamsOfInboxUnfollow params, CallOptions options) {
        return caller.call("inbox.unfollow", params, ResultOfInboxUnfollow::fromJson, options);
    }

    /**
     * Lists the followed accounts of a name, how far they were read, and what keeps them.
     *
     * <p>Extension: The published library has no such function.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link InboxErrorCode#NOT_FOLLOWED} (1102).
     *
     * @param params Which accounts.
     * @return the call; its result: Followed accounts by their ids.
     */
    public Call<ResultOfInboxList> list(ParamsOfInboxList params) {
        return list(params, CallOptions.NONE);
    }

    /**
     * Lists the followed accounts of a name, how far they were read, and what keeps them.
     *
     * <p>Extension: The published library has no such function.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link InboxErrorCode#NOT_FOLLOWED} (1102).
     *
     * @param params Which accounts.
     * @param options how to call
     * @return the call; its result: Followed accounts by their ids.
     */
    public Call<ResultOfInboxList> list(ParamsOfInboxList params, CallOptions options) {
        return caller.call("inbox.list", params, ResultOfInboxList::fromJson, options);
    }

    /**
     * Returns deposits of followed accounts, each until it is acknowledged.
     *
     * <p>Extension: The published library has no such function. Deposits come at least once, in the order of their
     * numbers; those of an account in the order of its transactions. What was not acknowledged comes again, also after
     * a restart. {@code transaction_id} is the key by which they are booked once.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link InboxErrorCode#NOT_FOLLOWED} (1102).
     *
     * @param params Which deposits.
     * @return the call; its result: Deposits, the oldest first.
     */
    public Call<ResultOfInboxDeposits> deposits(ParamsOfInboxDeposits params) {
        return deposits(params, CallOptions.NONE);
    }

    /**
     * Returns deposits of followed accounts, each until it is acknowledged.
     *
     * <p>Extension: The published library has no such function. Deposits come at least once, in the order of their
     * numbers; those of an account in the order of its transactions. What was not acknowledged comes again, also after
     * a restart. {@code transaction_id} is the key by which they are booked once.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103),
     * {@link InboxErrorCode#NOT_FOLLOWED} (1102).
     *
     * @param params Which deposits.
     * @param options how to call
     * @return the call; its result: Deposits, the oldest first.
     */
    public Call<ResultOfInboxDeposits> deposits(ParamsOfInboxDeposits params, CallOptions options) {
        return caller.call("inbox.deposits", params, ResultOfInboxDeposits::fromJson, options);
    }

    /**
     * Forgets which transactions were delivered, of those that were acknowledged.
     *
     * <p>Extension: The published library has no such function. The place of each account stays, so that nothing comes
     * again by itself. Only an account that is followed anew from an earlier place brings what was forgotten once more.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103).
     *
     * @param params Which transactions are forgotten.
     * @return the call; its result: What was forgotten.
     */
    public Call<ResultOfInboxPrune> prune(ParamsOfInboxPrune params) {
        return prune(params, CallOptions.NONE);
    }

    /**
     * Forgets which transactions were delivered, of those that were acknowledged.
     *
     * <p>Extension: The published library has no such function. The place of each account stays, so that nothing comes
     * again by itself. Only an account that is followed anew from an earlier place brings what was forgotten once more.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#LOCAL_STORAGE_ERROR} (35),
     * {@link OutboxErrorCode#NETWORK_NOT_IDENTIFIED} (1003), {@link InboxErrorCode#INVALID_INBOX_PARAMETER} (1103).
     *
     * @param params Which transactions are forgotten.
     * @param options how to call
     * @return the call; its result: What was forgotten.
     */
    public Call<ResultOfInboxPrune> prune(ParamsOfInboxPrune params, CallOptions options) {
        return caller.call("inbox.prune", params, ResultOfInboxPrune::fromJson, options);
    }
}
