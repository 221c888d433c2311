// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import kotlinx.coroutines.flow.Flow
import vendorclient.CallOptions
import vendorclient.CallbackHandler
import vendorclient.Caller
import vendorclient.Subscription
import vendorclient.api.abi.Abi
import vendorclient.api.net.EndpointsSet
import vendorclient.api.net.FieldAggregation
import vendorclient.api.net.NetModule
import vendorclient.api.net.OrderBy
import vendorclient.api.net.ParamsOfAggregateCollection
import vendorclient.api.net.ParamsOfBatchQuery
import vendorclient.api.net.ParamsOfCreateBlockIterator
import vendorclient.api.net.ParamsOfCreateTransactionIterator
import vendorclient.api.net.ParamsOfFindLastShardBlock
import vendorclient.api.net.ParamsOfIteratorNext
import vendorclient.api.net.ParamsOfQuery
import vendorclient.api.net.ParamsOfQueryCollection
import vendorclient.api.net.ParamsOfQueryCounterparties
import vendorclient.api.net.ParamsOfQueryOperation
import vendorclient.api.net.ParamsOfQueryTransactionTree
import vendorclient.api.net.ParamsOfResumeBlockIterator
import vendorclient.api.net.ParamsOfResumeTransactionIterator
import vendorclient.api.net.ParamsOfSubscribe
import vendorclient.api.net.ParamsOfSubscribeCollection
import vendorclient.api.net.ParamsOfWaitForCollection
import vendorclient.api.net.RegisteredIterator
import vendorclient.api.net.ResultOfAggregateCollection
import vendorclient.api.net.ResultOfBatchQuery
import vendorclient.api.net.ResultOfFindLastShardBlock
import vendorclient.api.net.ResultOfGetEndpoints
import vendorclient.api.net.ResultOfGetServerInfo
import vendorclient.api.net.ResultOfGetSignatureId
import vendorclient.api.net.ResultOfIteratorNext
import vendorclient.api.net.ResultOfQuery
import vendorclient.api.net.ResultOfQueryCollection
import vendorclient.api.net.ResultOfQueryTransactionTree
import vendorclient.api.net.ResultOfSubscribeCollection
import vendorclient.api.net.ResultOfWaitForCollection
import vendorclient.kotlin.closingFlow
import vendorclient.kotlin.result

/** Queries and subscriptions of the network. */
public class NetFunctions(caller: Caller) {
    private val java = NetModule(caller)

    /**
     * Runs a GraphQL query.
     *
     * It travels over HTTP or WebSocket (`network.queries_protocol`), is repeated after network errors within
     * `network.max_reconnect_timeout` (`network.first_contact_timeout` while no endpoint has ever answered), and waits
     * while the network is suspended.
     * @param query GraphQL text.
     * @param variables Values of its variables, an object.
     * @param verify True ends with 901: free text cannot be proven. Extension of the published interface.
     */
    public suspend fun query(
        query: String,
        variables: Any? = null,
        verify: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfQuery =
        java.query(ParamsOfQuery(query, variables, verify), options).result()

    /**
     * Runs several collection operations in one GraphQL query.
     *
     * Networks with default settings support what `query_collection` describes; one unsupported operation fails the
     * batch.
     * @param operations The operations.
     */
    public suspend fun batchQuery(
        operations: List<ParamsOfQueryOperation>,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfBatchQuery =
        java.batchQuery(ParamsOfBatchQuery(operations), options).result()

    /**
     * Selects objects of a collection.
     *
     * Addresses in a filter may have any form; what is none is error 23. Networks with default settings offer no
     * collections. There, objects that the filter names are selected in another way: `accounts` by `id`, `blocks` by
     * `id` or `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, with `eq` or `in`; other
     * conditions are evaluated here. Anything else fails with 601, with 611 in `data.cause_code` and the interface in
     * `data.deprecated_interface`.
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     * one of the node.
     * @param filter GraphQL filter object of the collection.
     * @param result Fields to select, GraphQL text without the outer braces.
     * @param order How the objects are sorted.
     * @param limit Largest number of objects.
     * @param verify Whether what is returned is proven first (module proofs): what differs from what the network agreed
     * on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
     * published interface.
     */
    public suspend fun queryCollection(
        collection: String,
        result: String,
        filter: Any? = null,
        order: List<OrderBy>? = null,
        limit: Long? = null,
        verify: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfQueryCollection =
        java.queryCollection(ParamsOfQueryCollection(collection, filter, result, order, limit, verify), options).result()

    /**
     * Aggregates fields of a collection.
     *
     * Requires a network that offers the deprecated interface; otherwise it fails with 601, with 611 in
     * `data.cause_code`.
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     * one of the node.
     * @param filter GraphQL filter object of the collection.
     * @param fields What is computed. Default: the number of objects.
     */
    public suspend fun aggregateCollection(
        collection: String,
        filter: Any? = null,
        fields: List<FieldAggregation>? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfAggregateCollection =
        java.aggregateCollection(ParamsOfAggregateCollection(collection, filter, fields), options).result()

    /**
     * Returns the first object of a collection that matches, waiting for one within a time limit.
     *
     * Networks with default settings are asked as `query_collection` does, every second.
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     * one of the node.
     * @param filter GraphQL filter object of the collection.
     * @param result Fields to select, GraphQL text without the outer braces.
     * @param timeout How long to wait, in ms. Default: `network.wait_for_timeout`.
     */
    public suspend fun waitForCollection(
        collection: String,
        result: String,
        filter: Any? = null,
        timeout: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfWaitForCollection =
        java.waitForCollection(ParamsOfWaitForCollection(collection, filter, result, timeout), options).result()

    /**
     * Ends a subscription; an unknown handle is ignored.
     * @param handle Handle to pass to `unsubscribe`.
     */
    public suspend fun unsubscribe(handle: Long, options: CallOptions = CallOptions.NONE) {
        java.unsubscribe(ResultOfSubscribeCollection(handle), options).result()
    }

    /**
     * Subscribes to new and changed objects of a collection.
     *
     * A lost connection is reported with its error (101) and reopened within `network.max_reconnect_timeout`; the
     * subscription then continues, and 614 reports in `data.gap` when events may have been missed. Networks with
     * default settings offer no subscriptions. There the accounts that the filter names, in any form of an address, are
     * followed: `transactions` by `account_addr`, `messages` by `dst` (when they arrive) or `src` (when they are sent),
     * `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are evaluated here. New
     * objects come in the order of the chain, each once, also after failures; of states that follow each other within
     * `network.follow_interval` the last one comes. Anything else fails with 602, with 611 in `data.cause_code` and the
     * interface in `data.deprecated_interface`.
     * @param collection Name of the collection: accounts, blocks, transactions or messages.
     * @param filter GraphQL filter object of the collection.
     * @param result Fields to select, GraphQL text without the outer braces.
     */
    public suspend fun subscribeCollection(
        collection: String,
        result: String,
        onMessage: CallbackHandler<NetModule.SubscribeCollectionMessage>,
        filter: Any? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfSubscribeCollection =
        java.subscribeCollection(ParamsOfSubscribeCollection(collection, filter, result), onMessage, options).result()

    /**
     * Subscribes to new and changed objects of a collection.
     *
     * A lost connection is reported with its error (101) and reopened within `network.max_reconnect_timeout`; the
     * subscription then continues, and 614 reports in `data.gap` when events may have been missed. Networks with
     * default settings offer no subscriptions. There the accounts that the filter names, in any form of an address, are
     * followed: `transactions` by `account_addr`, `messages` by `dst` (when they arrive) or `src` (when they are sent),
     * `events` by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are evaluated here. New
     * objects come in the order of the chain, each once, also after failures; of states that follow each other within
     * `network.follow_interval` the last one comes. Anything else fails with 602, with 611 in `data.cause_code` and the
     * interface in `data.deprecated_interface`.
     * @param collection Name of the collection: accounts, blocks, transactions or messages.
     * @param filter GraphQL filter object of the collection.
     * @param result Fields to select, GraphQL text without the outer braces.
     */
    public fun subscribeCollection(
        collection: String,
        result: String,
        filter: Any? = null,
    ): Flow<Subscription.Message<NetModule.SubscribeCollectionMessage>> =
        closingFlow { java.subscribeCollection(ParamsOfSubscribeCollection(collection, filter, result)) }

    /**
     * Runs a GraphQL subscription.
     *
     * Connections are lost and opened again as for `subscribe_collection`. Where the network offers no subscriptions,
     * one to a single collection whose filter names accounts is followed as described there.
     * @param subscription GraphQL text.
     * @param variables Values of its variables, an object.
     */
    @Deprecated("Since 3.0. Use subscribe_collection where a collection fits.")
    public suspend fun subscribe(
        subscription: String,
        onMessage: CallbackHandler<NetModule.SubscribeMessage>,
        variables: Any? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfSubscribeCollection =
        java.subscribe(ParamsOfSubscribe(subscription, variables), onMessage, options).result()

    /**
     * Runs a GraphQL subscription.
     *
     * Connections are lost and opened again as for `subscribe_collection`. Where the network offers no subscriptions,
     * one to a single collection whose filter names accounts is followed as described there.
     * @param subscription GraphQL text.
     * @param variables Values of its variables, an object.
     */
    @Deprecated("Since 3.0. Use subscribe_collection where a collection fits.")
    public fun subscribe(
        subscription: String,
        variables: Any? = null,
    ): Flow<Subscription.Message<NetModule.SubscribeMessage>> =
        closingFlow { java.subscribe(ParamsOfSubscribe(subscription, variables)) }

    /**
     * Stops network activity until `resume`.
     *
     * Queries wait meanwhile; subscriptions receive 609 and their connection is closed.
     */
    public suspend fun suspend(options: CallOptions = CallOptions.NONE) {
        java.suspend(options).result()
    }

    /**
     * Resumes network activity after `suspend`.
     *
     * Subscriptions receive 614 when they run again.
     */
    public suspend fun resume(options: CallOptions = CallOptions.NONE) {
        java.resume(options).result()
    }

    /**
     * Finds the last block of the shard of an account.
     *
     * By the master blocks of the collection `blocks`, where there are any. On a network without that collection it is
     * the last block of the network, `blockchain.blocks(last: 1)`.
     * @param address Address of the account.
     */
    public suspend fun findLastShardBlock(
        address: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfFindLastShardBlock =
        java.findLastShardBlock(ParamsOfFindLastShardBlock(address), options).result()

    /**
     * Asks the node which endpoints it recommends.
     *
     * They are not used until they are passed to `set_endpoints`.
     */
    public suspend fun fetchEndpoints(options: CallOptions = CallOptions.NONE): EndpointsSet =
        java.fetchEndpoints(options).result()

    /**
     * Replaces the endpoints of this client.
     *
     * An endpoint in use that is in the new list stays in use.
     * @param endpoints Endpoints in any URL form.
     */
    public suspend fun setEndpoints(endpoints: List<String>, options: CallOptions = CallOptions.NONE) {
        java.setEndpoints(EndpointsSet(endpoints), options).result()
    }

    /**
     * Returns the endpoint in use and all configured ones.
     *
     * Selects an endpoint when none is in use.
     */
    public suspend fun getEndpoints(options: CallOptions = CallOptions.NONE): ResultOfGetEndpoints =
        java.getEndpoints(options).result()

    /**
     * Returns accounts that exchanged messages with an account.
     *
     * Requires a service that networks with default settings lack; there it fails with 601, with 611 in
     * `data.cause_code`. For the next page pass the last `cursor` as `after`.
     * @param account Address of the account, as the node names it.
     * @param result Fields to select, GraphQL text without the outer braces.
     * @param first Number of counterparties.
     * @param after Field `cursor` of the last one of the page before.
     */
    public suspend fun queryCounterparties(
        account: String,
        result: String,
        first: Long? = null,
        after: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfQueryCollection =
        java.queryCounterparties(ParamsOfQueryCounterparties(account, result, first, after), options).result()

    /**
     * Returns the transactions and messages that followed from a message.
     *
     * Requests up to 20 messages per query, follows their outbound messages, and waits for messages and transactions
     * that do not exist yet.
     * @param inMsg Id of the message.
     * @param abiRegistry ABIs that bodies are decoded with; each is tried in this order.
     * @param timeout How long to wait for the messages of one query, in ms; 0 waits without limit.
     * @param transactionMaxCount Stop after the query that reaches this number of transactions; 0 means all of them.
     * @param verify Whether what is returned is proven first (module proofs): what differs from what the network agreed
     * on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration. Extension of the
     * published interface.
     */
    public suspend fun queryTransactionTree(
        inMsg: String,
        abiRegistry: List<Abi>? = null,
        timeout: Long? = null,
        transactionMaxCount: Long? = null,
        verify: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfQueryTransactionTree =
        java.queryTransactionTree(ParamsOfQueryTransactionTree(inMsg, abiRegistry, timeout, transactionMaxCount, verify), options).result()

    /**
     * Creates an iterator over blocks of all shards.
     *
     * Items come in the chain order of the node. Without `end_time` there may always be more.
     * @param startTime Time of the first block, in s since 1970, inclusive. Absent: from the first one.
     * @param endTime Time where it ends, in s since 1970, exclusive. Absent: never.
     * @param shardFilter Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant.
     * Absent: all shards.
     * @param result Further fields to select, GraphQL text without the outer braces.
     */
    public suspend fun createBlockIterator(
        startTime: Long? = null,
        endTime: Long? = null,
        shardFilter: List<String>? = null,
        result: String? = null,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredIterator =
        java.createBlockIterator(ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result), options).result()

    /**
     * Creates an iterator over blocks that continues from a saved state.
     * @param resumeState State from `iterator_next`.
     */
    public suspend fun resumeBlockIterator(
        resumeState: Any?,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredIterator =
        java.resumeBlockIterator(ParamsOfResumeBlockIterator(resumeState), options).result()

    /**
     * Creates an iterator over transactions of all shards.
     *
     * Items come in the chain order of the node. Without `end_time` there may always be more.
     * @param startTime Time of the first block, in s since 1970, inclusive. Absent: from the first one.
     * @param endTime Time where it ends, in s since 1970, exclusive. Absent: never.
     * @param shardFilter Shards `workchain:prefix` with the prefix as 16 hex digits; without workchain 0 is meant.
     * Absent: all shards.
     * @param accountsFilter Accounts whose transactions are given. Absent: all accounts.
     * @param result Further fields to select, GraphQL text without the outer braces.
     * @param includeTransfers Add a list `transfers` of TransactionTransfer to each transaction.
     */
    public suspend fun createTransactionIterator(
        startTime: Long? = null,
        endTime: Long? = null,
        shardFilter: List<String>? = null,
        accountsFilter: List<String>? = null,
        result: String? = null,
        includeTransfers: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredIterator =
        java.createTransactionIterator(ParamsOfCreateTransactionIterator(startTime, endTime, shardFilter, accountsFilter, result, includeTransfers), options).result()

    /**
     * Creates an iterator over transactions that continues from a saved state.
     *
     * The filter of accounts is not part of the state; pass it again.
     * @param resumeState State from `iterator_next`.
     * @param accountsFilter Accounts whose transactions are given. Absent: all accounts.
     */
    public suspend fun resumeTransactionIterator(
        resumeState: Any?,
        accountsFilter: List<String>? = null,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredIterator =
        java.resumeTransactionIterator(ParamsOfResumeTransactionIterator(resumeState, accountsFilter), options).result()

    /**
     * Returns the next items of an iterator.
     *
     * Sends at most one query, so that a filter may leave no items while there are more. At the end of the chain it
     * waits up to `network.follow_interval` before it asks again. With `end_time` it ends when the clock of the node
     * has passed that time; on nodes that do not report how far their data lags, a minute later.
     * @param iterator Its handle.
     * @param limit Largest number of items; below 1 means 1.
     * @param returnResumeState Return the state after these items.
     */
    public suspend fun iteratorNext(
        iterator: Long,
        limit: Long? = null,
        returnResumeState: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfIteratorNext =
        java.iteratorNext(ParamsOfIteratorNext(iterator, limit, returnResumeState), options).result()

    /**
     * Removes an iterator.
     * @param handle Handle of the iterator, to be passed to `remove_iterator` at the end.
     */
    public suspend fun removeIterator(handle: Long, options: CallOptions = CallOptions.NONE) {
        java.removeIterator(RegisteredIterator(handle), options).result()
    }

    /**
     * Returns the signature id that the network requires.
     *
     * `network.signature_id` when it is set; else the `global_id` of the latest block when its capabilities contain
     * CapSignatureWithId (0x4000000). Without endpoints nothing is demanded, as by the built-in configuration.
     */
    public suspend fun getSignatureId(options: CallOptions = CallOptions.NONE): ResultOfGetSignatureId =
        java.getSignatureId(options).result()

    /**
     * Reports what the endpoint in use is and what it offers.
     *
     * Extension: The published library has no such function. Everything is determined by querying the endpoint; nothing
     * is inferred from its version. Selects an endpoint when none is in use.
     */
    public suspend fun getServerInfo(options: CallOptions = CallOptions.NONE): ResultOfGetServerInfo =
        java.getServerInfo(options).result()
}
