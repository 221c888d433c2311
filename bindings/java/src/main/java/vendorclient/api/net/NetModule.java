// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Callback;
import vendorclient.CallbackHandler;
import vendorclient.Caller;
import vendorclient.ItemStream;
import vendorclient.Subscription;
import vendorclient.api.abi.AbiErrorCode;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.api.client.ClientError;
import vendorclient.api.policy.PolicyErrorCode;
import vendorclient.api.processing.ProcessingErrorCode;
import vendorclient.api.proofs.ProofsErrorCode;
import vendorclient.json.Decoders;

/** Queries and subscriptions. */
public final class NetModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public NetModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Runs a GraphQL query.
     *
     * <p>Uses HTTP or WebSocket ({@code network.queries_protocol}). Retries after network errors within {@code
     * network.max_reconnect_timeout} ({@code network.first_contact_timeout} until an endpoint has answered once), and
     * waits while the network is suspended.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * PolicyErrorCode#SPENDING_UNKNOWN} (1203).
     *
     * @param params A GraphQL query.
     * @return the call; its result: Response to a GraphQL query.
     */
    public Call<ResultOfQuery> query(ParamsOfQuery params) {
        return query(params, CallOptions.NONE);
    }

    /**
     * Runs a GraphQL query.
     *
     * <p>Uses HTTP or WebSocket ({@code network.queries_protocol}). Retries after network errors within {@code
     * network.max_reconnect_timeout} ({@code network.first_contact_timeout} until an endpoint has answered once), and
     * waits while the network is suspended.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link ProofsErrorCode#INVALID_DATA} (901), {@link
     * PolicyErrorCode#SPENDING_UNKNOWN} (1203).
     *
     * @param params A GraphQL query.
     * @param options how to call
     * @return the call; its result: Response to a GraphQL query.
     */
    public Call<ResultOfQuery> query(ParamsOfQuery params, CallOptions options) {
        return caller.call("net.query", params, ResultOfQuery::fromJson, options);
    }

    /**
     * Runs several collection operations in one GraphQL query.
     *
     * <p>Networks with default settings support only what {@code query_collection} describes; one unsupported operation
     * fails the whole batch.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605).
     *
     * @param params Several operations in one query.
     * @return the call; its result: Results of a batch.
     */
    public Call<ResultOfBatchQuery> batchQuery(ParamsOfBatchQuery params) {
        return batchQuery(params, CallOptions.NONE);
    }

    /**
     * Runs several collection operations in one GraphQL query.
     *
     * <p>Networks with default settings support only what {@code query_collection} describes; one unsupported operation
     * fails the whole batch.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605).
     *
     * @param params Several operations in one query.
     * @param options how to call
     * @return the call; its result: Results of a batch.
     */
    public Call<ResultOfBatchQuery> batchQuery(ParamsOfBatchQuery params, CallOptions options) {
        return caller.call("net.batch_query", params, ResultOfBatchQuery::fromJson, options);
    }

    /**
     * Queries objects of a collection.
     *
     * <p>Addresses in a filter may have any form; an invalid address is error 23. Networks with default settings have
     * no collections. There, objects named by the filter are fetched another way: {@code accounts} by {@code id},
     * {@code blocks} by {@code id} or {@code block_height}, {@code messages} by {@code id}, {@code transactions} by
     * {@code id} or {@code in_msg}, each with {@code eq} or {@code in}; other conditions are evaluated by the library.
     * Anything else fails with 601, with 611 in {@code data.cause_code} and the interface in {@code
     * data.deprecated_interface}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link
     * ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link ProofsErrorCode#INTERNAL_ERROR} (903), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902).
     *
     * @param params A query of a collection.
     * @return the call; its result: Selected objects.
     */
    public Call<ResultOfQueryCollection> queryCollection(ParamsOfQueryCollection params) {
        return queryCollection(params, CallOptions.NONE);
    }

    /**
     * Queries objects of a collection.
     *
     * <p>Addresses in a filter may have any form; an invalid address is error 23. Networks with default settings have
     * no collections. There, objects named by the filter are fetched another way: {@code accounts} by {@code id},
     * {@code blocks} by {@code id} or {@code block_height}, {@code messages} by {@code id}, {@code transactions} by
     * {@code id} or {@code in_msg}, each with {@code eq} or {@code in}; other conditions are evaluated by the library.
     * Anything else fails with 601, with 611 in {@code data.cause_code} and the interface in {@code
     * data.deprecated_interface}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link
     * ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link ProofsErrorCode#INTERNAL_ERROR} (903), {@link
     * ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902).
     *
     * @param params A query of a collection.
     * @param options how to call
     * @return the call; its result: Selected objects.
     */
    public Call<ResultOfQueryCollection> queryCollection(ParamsOfQueryCollection params, CallOptions options) {
        return caller.call("net.query_collection", params, ResultOfQueryCollection::fromJson, options);
    }

    /**
     * Aggregates fields of a collection.
     *
     * <p>Requires a network with the deprecated interface; otherwise fails with 601, with 611 in {@code
     * data.cause_code}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605).
     *
     * @param params Aggregations over a collection.
     * @return the call; its result: Results of aggregations.
     */
    public Call<ResultOfAggregateCollection> aggregateCollection(ParamsOfAggregateCollection params) {
        return aggregateCollection(params, CallOptions.NONE);
    }

    /**
     * Aggregates fields of a collection.
     *
     * <p>Requires a network with the deprecated interface; otherwise fails with 601, with 611 in {@code
     * data.cause_code}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605).
     *
     * @param params Aggregations over a collection.
     * @param options how to call
     * @return the call; its result: Results of aggregations.
     */
    public Call<ResultOfAggregateCollection> aggregateCollection(
            ParamsOfAggregateCollection params, CallOptions options) {
        return caller.call("net.aggregate_collection", params, ResultOfAggregateCollection::fromJson, options);
    }

    /**
     * Waits for the first matching object of a collection, within a time limit.
     *
     * <p>Networks with default settings are polled every second, as described at {@code query_collection}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#WAIT_FOR_FAILED} (603), {@link NetErrorCode#WAIT_FOR_TIMEOUT} (607), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605).
     *
     * @param params An object to wait for.
     * @return the call; its result: The object that appeared.
     */
    public Call<ResultOfWaitForCollection> waitForCollection(ParamsOfWaitForCollection params) {
        return waitForCollection(params, CallOptions.NONE);
    }

    /**
     * Waits for the first matching object of a collection, within a time limit.
     *
     * <p>Networks with default settings are polled every second, as described at {@code query_collection}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#WAIT_FOR_FAILED} (603), {@link NetErrorCode#WAIT_FOR_TIMEOUT} (607), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605).
     *
     * @param params An object to wait for.
     * @param options how to call
     * @return the call; its result: The object that appeared.
     */
    public Call<ResultOfWaitForCollection> waitForCollection(ParamsOfWaitForCollection params, CallOptions options) {
        return caller.call("net.wait_for_collection", params, ResultOfWaitForCollection::fromJson, options);
    }

    /**
     * Ends a subscription; an unknown handle is ignored.
     *
     * @param params A running subscription.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> unsubscribe(ResultOfSubscribeCollection params) {
        return unsubscribe(params, CallOptions.NONE);
    }

    /**
     * Ends a subscription; an unknown handle is ignored.
     *
     * @param params A running subscription.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> unsubscribe(ResultOfSubscribeCollection params, CallOptions options) {
        return caller.call("net.unsubscribe", params, Decoders::nothing, options);
    }

    /** What subscribeCollection sends: one of the records in it. */
    public sealed interface SubscribeCollectionMessage {
        /**
         * Response type 100: Data of a subscription.
         *
         * @param value the message
         */
        record SubscriptionMessage(ResultOfSubscription value) implements SubscribeCollectionMessage {}

        /**
         * Response type 101: A failed call.
         *
         * @param value the message
         */
        record ClientErrorMessage(ClientError value) implements SubscribeCollectionMessage {}
    }

    /**
     * Subscribes to new and changed objects of a collection.
     *
     * <p>A lost connection is reported with its error (101) and reopened within {@code network.max_reconnect_timeout};
     * the subscription then continues, and 614 reports in {@code data.gap} whether events may have been missed.
     * Networks with default settings have no subscriptions. There, the library follows the accounts named by the
     * filter, in any address form: {@code transactions} by {@code account_addr}, {@code messages} by {@code dst} (on
     * arrival) or {@code src} (on sending), {@code events} by {@code src}, {@code accounts} by {@code id}, each with
     * {@code eq} or {@code in}; other conditions and {@code OR} are evaluated by the library. New objects are delivered
     * in chain order, each once, even after failures; of several states within {@code network.follow_interval}, only
     * the last is delivered. Anything else fails with 602, with 611 in {@code data.cause_code} and the interface in
     * {@code data.deprecated_interface}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * AccountErrorCode#CALLBACK_NOT_REGISTERED} (13), {@link AccountErrorCode#INVALID_PARAMS} (23), {@link
     * NetErrorCode#SUBSCRIBE_FAILED} (602).
     *
     * @param params What to subscribe to.
     * @param handler gets the messages
     * @return the call; its result: A running subscription.
     */
    public Call<ResultOfSubscribeCollection> subscribeCollection(
            ParamsOfSubscribeCollection params, CallbackHandler<? super SubscribeCollectionMessage> handler) {
        return subscribeCollection(params, handler, CallOptions.NONE);
    }

    /**
     * Subscribes to new and changed objects of a collection.
     *
     * <p>A lost connection is reported with its error (101) and reopened within {@code network.max_reconnect_timeout};
     * the subscription then continues, and 614 reports in {@code data.gap} whether events may have been missed.
     * Networks with default settings have no subscriptions. There, the library follows the accounts named by the
     * filter, in any address form: {@code transactions} by {@code account_addr}, {@code messages} by {@code dst} (on
     * arrival) or {@code src} (on sending), {@code events} by {@code src}, {@code accounts} by {@code id}, each with
     * {@code eq} or {@code in}; other conditions and {@code OR} are evaluated by the library. New objects are delivered
     * in chain order, each once, even after failures; of several states within {@code network.follow_interval}, only
     * the last is delivered. Anything else fails with 602, with 611 in {@code data.cause_code} and the interface in
     * {@code data.deprecated_interface}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * AccountErrorCode#CALLBACK_NOT_REGISTERED} (13), {@link AccountErrorCode#INVALID_PARAMS} (23), {@link
     * NetErrorCode#SUBSCRIBE_FAILED} (602).
     *
     * @param params What to subscribe to.
     * @param handler gets the messages
     * @param options how to call
     * @return the call; its result: A running subscription.
     */
    public Call<ResultOfSubscribeCollection> subscribeCollection(
            ParamsOfSubscribeCollection params,
            CallbackHandler<? super SubscribeCollectionMessage> handler,
            CallOptions options) {
        Callback<SubscribeCollectionMessage> callback = new Callback<>(
                Map.of(
                        100,
                        json -> new SubscribeCollectionMessage.SubscriptionMessage(ResultOfSubscription.fromJson(json)),
                        101, json -> new SubscribeCollectionMessage.ClientErrorMessage(ClientError.fromJson(json))),
                false,
                handler);
        return caller.callWithCallback(
                "net.subscribe_collection", params, ResultOfSubscribeCollection::fromJson, options, callback);
    }

    /**
     * Subscribes to new and changed objects of a collection. The messages come from a publisher: subscribing to it
     * makes the call, and ending its flow calls {@code unsubscribe}.
     *
     * @param params What to subscribe to.
     * @return the messages, for one subscriber
     */
    public Subscription<SubscribeCollectionMessage> subscribeCollection(ParamsOfSubscribeCollection params) {
        return new Subscription<>(
                handler -> subscribeCollection(params, handler).thenApply(ResultOfSubscribeCollection::handle),
                handle -> unsubscribe(new ResultOfSubscribeCollection(handle)),
                caller.executor());
    }

    /** What subscribe sends: one of the records in it. */
    public sealed interface SubscribeMessage {
        /**
         * Response type 100: Data of a subscription.
         *
         * @param value the message
         */
        record SubscriptionMessage(ResultOfSubscription value) implements SubscribeMessage {}

        /**
         * Response type 101: A failed call.
         *
         * @param value the message
         */
        record ClientErrorMessage(ClientError value) implements SubscribeMessage {}
    }

    /**
     * Runs a GraphQL subscription.
     *
     * <p>Lost connections are reopened as for {@code subscribe_collection}. If the network has no subscriptions, a
     * subscription to a single collection whose filter names accounts is followed as described there.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * AccountErrorCode#CALLBACK_NOT_REGISTERED} (13), {@link AccountErrorCode#INVALID_PARAMS} (23), {@link
     * NetErrorCode#SUBSCRIBE_FAILED} (602), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203).
     *
     * @param params A GraphQL subscription.
     * @param handler gets the messages
     * @return the call; its result: A running subscription.
     * @deprecated Since 3.0. Use subscribe_collection if a collection fits.
     */
    @Deprecated
    public Call<ResultOfSubscribeCollection> subscribe(
            ParamsOfSubscribe params, CallbackHandler<? super SubscribeMessage> handler) {
        return subscribe(params, handler, CallOptions.NONE);
    }

    /**
     * Runs a GraphQL subscription.
     *
     * <p>Lost connections are reopened as for {@code subscribe_collection}. If the network has no subscriptions, a
     * subscription to a single collection whose filter names accounts is followed as described there.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * AccountErrorCode#CALLBACK_NOT_REGISTERED} (13), {@link AccountErrorCode#INVALID_PARAMS} (23), {@link
     * NetErrorCode#SUBSCRIBE_FAILED} (602), {@link PolicyErrorCode#SPENDING_UNKNOWN} (1203).
     *
     * @param params A GraphQL subscription.
     * @param handler gets the messages
     * @param options how to call
     * @return the call; its result: A running subscription.
     * @deprecated Since 3.0. Use subscribe_collection if a collection fits.
     */
    @Deprecated
    public Call<ResultOfSubscribeCollection> subscribe(
            ParamsOfSubscribe params, CallbackHandler<? super SubscribeMessage> handler, CallOptions options) {
        Callback<SubscribeMessage> callback = new Callback<>(
                Map.of(
                        100, json -> new SubscribeMessage.SubscriptionMessage(ResultOfSubscription.fromJson(json)),
                        101, json -> new SubscribeMessage.ClientErrorMessage(ClientError.fromJson(json))),
                false,
                handler);
        return caller.callWithCallback(
                "net.subscribe", params, ResultOfSubscribeCollection::fromJson, options, callback);
    }

    /**
     * Runs a GraphQL subscription. The messages come from a publisher: subscribing to it makes the call, and ending its
     * flow calls {@code unsubscribe}.
     *
     * @param params A GraphQL subscription.
     * @return the messages, for one subscriber
     * @deprecated Since 3.0. Use subscribe_collection if a collection fits.
     */
    @Deprecated
    public Subscription<SubscribeMessage> subscribe(ParamsOfSubscribe params) {
        return new Subscription<>(
                handler -> subscribe(params, handler).thenApply(ResultOfSubscribeCollection::handle),
                handle -> unsubscribe(new ResultOfSubscribeCollection(handle)),
                caller.executor());
    }

    /**
     * Stops network activity until {@code resume}.
     *
     * <p>Meanwhile queries wait; subscriptions receive 609 and their connections are closed.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14).
     *
     * @return the call; it has no result
     */
    public Call<@Nullable Void> suspend() {
        return suspend(CallOptions.NONE);
    }

    /**
     * Stops network activity until {@code resume}.
     *
     * <p>Meanwhile queries wait; subscriptions receive 609 and their connections are closed.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14).
     *
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> suspend(CallOptions options) {
        return caller.call("net.suspend", null, Decoders::nothing, options);
    }

    /**
     * Resumes network activity after {@code suspend}.
     *
     * <p>Active subscriptions receive 614 once they run again.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14).
     *
     * @return the call; it has no result
     */
    public Call<@Nullable Void> resume() {
        return resume(CallOptions.NONE);
    }

    /**
     * Resumes network activity after {@code suspend}.
     *
     * <p>Active subscriptions receive 614 once they run again.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14).
     *
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> resume(CallOptions options) {
        return caller.call("net.resume", null, Decoders::nothing, options);
    }

    /**
     * Returns the last block of the shard of an account.
     *
     * <p>Uses the master blocks of the collection {@code blocks}, if the network has it. Otherwise returns the last
     * block of the network, {@code blockchain.blocks(last: 1)}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * AccountErrorCode#INVALID_ADDRESS} (4), {@link NetErrorCode#QUERY_FAILED} (601), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link ProcessingErrorCode#BLOCK_NOT_FOUND} (511), {@link
     * ProcessingErrorCode#INVALID_DATA} (512).
     *
     * @param params An account.
     * @return the call; its result: A block.
     */
    public Call<ResultOfFindLastShardBlock> findLastShardBlock(ParamsOfFindLastShardBlock params) {
        return findLastShardBlock(params, CallOptions.NONE);
    }

    /**
     * Returns the last block of the shard of an account.
     *
     * <p>Uses the master blocks of the collection {@code blocks}, if the network has it. Otherwise returns the last
     * block of the network, {@code blockchain.blocks(last: 1)}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * AccountErrorCode#INVALID_ADDRESS} (4), {@link NetErrorCode#QUERY_FAILED} (601), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link ProcessingErrorCode#BLOCK_NOT_FOUND} (511), {@link
     * ProcessingErrorCode#INVALID_DATA} (512).
     *
     * @param params An account.
     * @param options how to call
     * @return the call; its result: A block.
     */
    public Call<ResultOfFindLastShardBlock> findLastShardBlock(ParamsOfFindLastShardBlock params, CallOptions options) {
        return caller.call("net.find_last_shard_block", params, ResultOfFindLastShardBlock::fromJson, options);
    }

    /**
     * Returns the endpoints that the node recommends.
     *
     * <p>They are not used until passed to {@code set_endpoints}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605).
     *
     * @return the call; its result: Endpoints.
     */
    public Call<EndpointsSet> fetchEndpoints() {
        return fetchEndpoints(CallOptions.NONE);
    }

    /**
     * Returns the endpoints that the node recommends.
     *
     * <p>They are not used until passed to {@code set_endpoints}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605).
     *
     * @param options how to call
     * @return the call; its result: Endpoints.
     */
    public Call<EndpointsSet> fetchEndpoints(CallOptions options) {
        return caller.call("net.fetch_endpoints", null, EndpointsSet::fromJson, options);
    }

    /**
     * Replaces the endpoints of this client.
     *
     * <p>If the endpoint in use is in the new list, it stays in use. A list whose endpoints have fewer operators than
     * {@code network.agreement} is refused (23).
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#INVALID_PARAMS} (23),
     * {@link NetErrorCode#NO_ENDPOINTS_PROVIDED} (612), {@link NetErrorCode#PARSE_URL_FAILED} (619).
     *
     * @param params Endpoints.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> setEndpoints(EndpointsSet params) {
        return setEndpoints(params, CallOptions.NONE);
    }

    /**
     * Replaces the endpoints of this client.
     *
     * <p>If the endpoint in use is in the new list, it stays in use. A list whose endpoints have fewer operators than
     * {@code network.agreement} is refused (23).
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#INVALID_PARAMS} (23),
     * {@link NetErrorCode#NO_ENDPOINTS_PROVIDED} (612), {@link NetErrorCode#PARSE_URL_FAILED} (619).
     *
     * @param params Endpoints.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> setEndpoints(EndpointsSet params, CallOptions options) {
        return caller.call("net.set_endpoints", params, Decoders::nothing, options);
    }

    /**
     * Returns the endpoint in use and all configured endpoints.
     *
     * <p>Selects an endpoint if none is in use.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601).
     *
     * @return the call; its result: The endpoints of the client.
     */
    public Call<ResultOfGetEndpoints> getEndpoints() {
        return getEndpoints(CallOptions.NONE);
    }

    /**
     * Returns the endpoint in use and all configured endpoints.
     *
     * <p>Selects an endpoint if none is in use.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601).
     *
     * @param options how to call
     * @return the call; its result: The endpoints of the client.
     */
    public Call<ResultOfGetEndpoints> getEndpoints(CallOptions options) {
        return caller.call("net.get_endpoints", null, ResultOfGetEndpoints::fromJson, options);
    }

    /**
     * Returns the accounts that exchanged messages with an account.
     *
     * <p>Requires a service that networks with default settings lack; without it, fails with 601, with 611 in {@code
     * data.cause_code}. For the next page, pass the last {@code cursor} as {@code after}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605).
     *
     * @param params Counterparties of an account.
     * @return the call; its result: Selected objects.
     */
    public Call<ResultOfQueryCollection> queryCounterparties(ParamsOfQueryCounterparties params) {
        return queryCounterparties(params, CallOptions.NONE);
    }

    /**
     * Returns the accounts that exchanged messages with an account.
     *
     * <p>Requires a service that networks with default settings lack; without it, fails with 601, with 611 in {@code
     * data.cause_code}. For the next page, pass the last {@code cursor} as {@code after}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605).
     *
     * @param params Counterparties of an account.
     * @param options how to call
     * @return the call; its result: Selected objects.
     */
    public Call<ResultOfQueryCollection> queryCounterparties(ParamsOfQueryCounterparties params, CallOptions options) {
        return caller.call("net.query_counterparties", params, ResultOfQueryCollection::fromJson, options);
    }

    /**
     * Returns the transactions and messages caused by a message.
     *
     * <p>Requests up to 20 messages per query, follows their outbound messages, and waits for messages and transactions
     * that do not exist yet.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link NetErrorCode#QUERY_FAILED}
     * (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#QUERY_TRANSACTION_TREE_TIMEOUT}
     * (616), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link ProofsErrorCode#INTERNAL_ERROR} (903),
     * {@link ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902).
     *
     * @param params The root message and options of the tree.
     * @return the call; its result: A transaction tree.
     */
    public Call<ResultOfQueryTransactionTree> queryTransactionTree(ParamsOfQueryTransactionTree params) {
        return queryTransactionTree(params, CallOptions.NONE);
    }

    /**
     * Returns the transactions and messages caused by a message.
     *
     * <p>Requests up to 20 messages per query, follows their outbound messages, and waits for messages and transactions
     * that do not exist yet.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link NetErrorCode#QUERY_FAILED}
     * (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#QUERY_TRANSACTION_TREE_TIMEOUT}
     * (616), {@link ProofsErrorCode#DATA_DIFFERS_FROM_PROVEN} (904), {@link ProofsErrorCode#INTERNAL_ERROR} (903),
     * {@link ProofsErrorCode#INVALID_DATA} (901), {@link ProofsErrorCode#PROOF_CHECK_FAILED} (902).
     *
     * @param params The root message and options of the tree.
     * @param options how to call
     * @return the call; its result: A transaction tree.
     */
    public Call<ResultOfQueryTransactionTree> queryTransactionTree(
            ParamsOfQueryTransactionTree params, CallOptions options) {
        return caller.call("net.query_transaction_tree", params, ResultOfQueryTransactionTree::fromJson, options);
    }

    /**
     * Creates an iterator over the blocks of all shards.
     *
     * <p>Items follow the chain order of the node. Without {@code end_time}, there may always be more. The items have
     * the form {@code BlockItem}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Which blocks to iterate.
     * @return the call; its result: An iterator.
     */
    public Call<RegisteredIterator> createBlockIterator(ParamsOfCreateBlockIterator params) {
        return createBlockIterator(params, CallOptions.NONE);
    }

    /**
     * Creates an iterator over the blocks of all shards.
     *
     * <p>Items follow the chain order of the node. Without {@code end_time}, there may always be more. The items have
     * the form {@code BlockItem}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Which blocks to iterate.
     * @param options how to call
     * @return the call; its result: An iterator.
     */
    public Call<RegisteredIterator> createBlockIterator(ParamsOfCreateBlockIterator params, CallOptions options) {
        return caller.call("net.create_block_iterator", params, RegisteredIterator::fromJson, options);
    }

    /**
     * The items of {@code createBlockIterator} as they come, for one loop or one subscriber; closing the stream frees
     * the iterator.
     *
     * @param params Which blocks to iterate.
     * @return the items
     */
    public ItemStream<BlockItem> blocks(ParamsOfCreateBlockIterator params) {
        return new ItemStream<>(caller, "net.create_block_iterator", params, BlockItem::fromJson);
    }

    /**
     * Creates a block iterator that continues from a saved state.
     *
     * <p>The items have the form {@code BlockItem}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#INTERNAL_ERROR} (33),
     * {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Where to continue.
     * @return the call; its result: An iterator.
     */
    public Call<RegisteredIterator> resumeBlockIterator(ParamsOfResumeBlockIterator params) {
        return resumeBlockIterator(params, CallOptions.NONE);
    }

    /**
     * Creates a block iterator that continues from a saved state.
     *
     * <p>The items have the form {@code BlockItem}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#INTERNAL_ERROR} (33),
     * {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Where to continue.
     * @param options how to call
     * @return the call; its result: An iterator.
     */
    public Call<RegisteredIterator> resumeBlockIterator(ParamsOfResumeBlockIterator params, CallOptions options) {
        return caller.call("net.resume_block_iterator", params, RegisteredIterator::fromJson, options);
    }

    /**
     * The items of {@code resumeBlockIterator} as they come, for one loop or one subscriber; closing the stream frees
     * the iterator.
     *
     * @param params Where to continue.
     * @return the items
     */
    public ItemStream<BlockItem> resumeBlocks(ParamsOfResumeBlockIterator params) {
        return new ItemStream<>(caller, "net.resume_block_iterator", params, BlockItem::fromJson);
    }

    /**
     * Creates an iterator over the transactions of all shards.
     *
     * <p>Items follow the chain order of the node. Without {@code end_time}, there may always be more. The items have
     * the form {@code TransactionItem}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Which transactions to iterate.
     * @return the call; its result: An iterator.
     */
    public Call<RegisteredIterator> createTransactionIterator(ParamsOfCreateTransactionIterator params) {
        return createTransactionIterator(params, CallOptions.NONE);
    }

    /**
     * Creates an iterator over the transactions of all shards.
     *
     * <p>Items follow the chain order of the node. Without {@code end_time}, there may always be more. The items have
     * the form {@code TransactionItem}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Which transactions to iterate.
     * @param options how to call
     * @return the call; its result: An iterator.
     */
    public Call<RegisteredIterator> createTransactionIterator(
            ParamsOfCreateTransactionIterator params, CallOptions options) {
        return caller.call("net.create_transaction_iterator", params, RegisteredIterator::fromJson, options);
    }

    /**
     * The items of {@code createTransactionIterator} as they come, for one loop or one subscriber; closing the stream
     * frees the iterator.
     *
     * @param params Which transactions to iterate.
     * @return the items
     */
    public ItemStream<TransactionItem> transactions(ParamsOfCreateTransactionIterator params) {
        return new ItemStream<>(caller, "net.create_transaction_iterator", params, TransactionItem::fromJson);
    }

    /**
     * Creates a transaction iterator that continues from a saved state.
     *
     * <p>The account filter is not part of the state; pass it again. The items have the form {@code TransactionItem}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#INTERNAL_ERROR} (33),
     * {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Where to continue.
     * @return the call; its result: An iterator.
     */
    public Call<RegisteredIterator> resumeTransactionIterator(ParamsOfResumeTransactionIterator params) {
        return resumeTransactionIterator(params, CallOptions.NONE);
    }

    /**
     * Creates a transaction iterator that continues from a saved state.
     *
     * <p>The account filter is not part of the state; pass it again. The items have the form {@code TransactionItem}.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link AccountErrorCode#INTERNAL_ERROR} (33),
     * {@link AccountErrorCode#INVALID_PARAMS} (23).
     *
     * @param params Where to continue.
     * @param options how to call
     * @return the call; its result: An iterator.
     */
    public Call<RegisteredIterator> resumeTransactionIterator(
            ParamsOfResumeTransactionIterator params, CallOptions options) {
        return caller.call("net.resume_transaction_iterator", params, RegisteredIterator::fromJson, options);
    }

    /**
     * The items of {@code resumeTransactionIterator} as they come, for one loop or one subscriber; closing the stream
     * frees the iterator.
     *
     * @param params Where to continue.
     * @return the items
     */
    public ItemStream<TransactionItem> resumeTransactions(ParamsOfResumeTransactionIterator params) {
        return new ItemStream<>(caller, "net.resume_transaction_iterator", params, TransactionItem::fromJson);
    }

    /**
     * Returns the next items of an iterator.
     *
     * <p>Sends at most one query, so a filter may leave no items although there are more. At the end of the chain,
     * waits up to {@code network.follow_interval} before querying again. With {@code end_time}, ends once the clock of
     * the node has passed that time; on nodes that do not report how far their data lags, one minute later.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * AccountErrorCode#INVALID_HANDLE} (34), {@link NetErrorCode#QUERY_FAILED} (601), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#CHAIN_REPLACED} (624).
     *
     * @param params Which iterator to advance.
     * @return the call; its result: The next items of an iterator.
     */
    public Call<ResultOfIteratorNext> iteratorNext(ParamsOfIteratorNext params) {
        return iteratorNext(params, CallOptions.NONE);
    }

    /**
     * Returns the next items of an iterator.
     *
     * <p>Sends at most one query, so a filter may leave no items although there are more. At the end of the chain,
     * waits up to {@code network.follow_interval} before querying again. With {@code end_time}, ends once the clock of
     * the node has passed that time; on nodes that do not report how far their data lags, one minute later.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * AccountErrorCode#INVALID_HANDLE} (34), {@link NetErrorCode#QUERY_FAILED} (601), {@link
     * NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link NetErrorCode#CHAIN_REPLACED} (624).
     *
     * @param params Which iterator to advance.
     * @param options how to call
     * @return the call; its result: The next items of an iterator.
     */
    public Call<ResultOfIteratorNext> iteratorNext(ParamsOfIteratorNext params, CallOptions options) {
        return caller.call("net.iterator_next", params, ResultOfIteratorNext::fromJson, options);
    }

    /**
     * Removes an iterator.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HANDLE} (34).
     *
     * @param params An iterator.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> removeIterator(RegisteredIterator params) {
        return removeIterator(params, CallOptions.NONE);
    }

    /**
     * Removes an iterator.
     *
     * <p>Errors: {@link AccountErrorCode#INVALID_HANDLE} (34).
     *
     * @param params An iterator.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> removeIterator(RegisteredIterator params, CallOptions options) {
        return caller.call("net.remove_iterator", params, Decoders::nothing, options);
    }

    /**
     * Returns the signature id that the network requires.
     *
     * <p>Returns {@code network.signature_id} if it is set; otherwise the {@code global_id} of the latest block if its
     * capabilities contain CapSignatureWithId (0x4000000). Without endpoints, returns none, like the built-in
     * configuration.
     *
     * <p>Errors: {@link NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#QUERY_FAILED} (601).
     *
     * @return the call; its result: Signature id.
     */
    public Call<ResultOfGetSignatureId> getSignatureId() {
        return getSignatureId(CallOptions.NONE);
    }

    /**
     * Returns the signature id that the network requires.
     *
     * <p>Returns {@code network.signature_id} if it is set; otherwise the {@code global_id} of the latest block if its
     * capabilities contain CapSignatureWithId (0x4000000). Without endpoints, returns none, like the built-in
     * configuration.
     *
     * <p>Errors: {@link NetErrorCode#UNAUTHORIZED} (615), {@link NetErrorCode#QUERY_FAILED} (601).
     *
     * @param options how to call
     * @return the call; its result: Signature id.
     */
    public Call<ResultOfGetSignatureId> getSignatureId(CallOptions options) {
        return caller.call("net.get_signature_id", null, ResultOfGetSignatureId::fromJson, options);
    }

    /**
     * Returns the version and capabilities of the endpoint in use.
     *
     * <p>Extension: The published library has no such function. Determined by querying the endpoint, never inferred
     * from its version. Selects an endpoint if none is in use.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601).
     *
     * @return the call; its result: A server and what it offers.
     */
    public Call<ResultOfGetServerInfo> getServerInfo() {
        return getServerInfo(CallOptions.NONE);
    }

    /**
     * Returns the version and capabilities of the endpoint in use.
     *
     * <p>Extension: The published library has no such function. Determined by querying the endpoint, never inferred
     * from its version. Selects an endpoint if none is in use.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601).
     *
     * @param options how to call
     * @return the call; its result: A server and what it offers.
     */
    public Call<ResultOfGetServerInfo> getServerInfo(CallOptions options) {
        return caller.call("net.get_server_info", null, ResultOfGetServerInfo::fromJson, options);
    }

    /**
     * Returns the network time that messages are created with.
     *
     * <p>Extension: The published library has no such function. Intended for programs that set the lifetime of messages
     * themselves. The network time is known after the first contact with an endpoint, so this call usually makes no
     * request. Without endpoints, or if none answers soon, returns the time of this machine.
     *
     * <p>Errors: {@link NetErrorCode#CLOCK_OUT_OF_SYNC} (606).
     *
     * @return the call; its result: Time of the network.
     */
    public Call<ResultOfGetTime> getTime() {
        return getTime(CallOptions.NONE);
    }

    /**
     * Returns the network time that messages are created with.
     *
     * <p>Extension: The published library has no such function. Intended for programs that set the lifetime of messages
     * themselves. The network time is known after the first contact with an endpoint, so this call usually makes no
     * request. Without endpoints, or if none answers soon, returns the time of this machine.
     *
     * <p>Errors: {@link NetErrorCode#CLOCK_OUT_OF_SYNC} (606).
     *
     * @param options how to call
     * @return the call; its result: Time of the network.
     */
    public Call<ResultOfGetTime> getTime(CallOptions options) {
        return caller.call("net.get_time", null, ResultOfGetTime::fromJson, options);
    }

    /**
     * Returns what happened at an account after a cursor, or waits for it.
     *
     * <p>Extension: The published library has no such function. A stream is a loop of such calls, each with the cursor
     * of the previous result. Nothing is missed or repeated, neither after lost connections nor after a restart with a
     * stored cursor, and nothing is read before it is asked for. On a development node the cursor names the chain, so
     * that a stream ends with 624 after a reset or a reverted snapshot.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link
     * NetErrorCode#CHAIN_REPLACED} (624), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link
     * AccountErrorCode#INVALID_PARAMS} (23), {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link
     * AbiErrorCode#INVALID_JSON} (303).
     *
     * @param params Which list to read, and from where.
     * @return the call; its result: Items in the order of the chain.
     */
    public Call<ResultOfFollowAccount> followAccount(ParamsOfFollowAccount params) {
        return followAccount(params, CallOptions.NONE);
    }

    /**
     * Returns what happened at an account after a cursor, or waits for it.
     *
     * <p>Extension: The published library has no such function. A stream is a loop of such calls, each with the cursor
     * of the previous result. Nothing is missed or repeated, neither after lost connections nor after a restart with a
     * stored cursor, and nothing is read before it is asked for. On a development node the cursor names the chain, so
     * that a stream ends with 624 after a reset or a reverted snapshot.
     *
     * <p>Errors: {@link AccountErrorCode#NET_MODULE_NOT_INIT} (14), {@link NetErrorCode#UNAUTHORIZED} (615), {@link
     * NetErrorCode#QUERY_FAILED} (601), {@link NetErrorCode#INVALID_SERVER_RESPONSE} (605), {@link
     * NetErrorCode#CHAIN_REPLACED} (624), {@link ProcessingErrorCode#INVALID_DATA} (512), {@link
     * AccountErrorCode#INVALID_PARAMS} (23), {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link
     * AbiErrorCode#INVALID_JSON} (303).
     *
     * @param params Which list to read, and from where.
     * @param options how to call
     * @return the call; its result: Items in the order of the chain.
     */
    public Call<ResultOfFollowAccount> followAccount(ParamsOfFollowAccount params, CallOptions options) {
        return caller.call("net.follow_account", params, ResultOfFollowAccount::fromJson, options);
    }
}
