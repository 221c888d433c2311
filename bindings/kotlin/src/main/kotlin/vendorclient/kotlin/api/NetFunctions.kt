// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import kotlinx.coroutines.flow.Flow
import vendorclient.CallOptions
import vendorclient.CallbackHandler
import vendorclient.Caller
import vendorclient.IteratedItem
import vendorclient.Subscription
import vendorclient.api.abi.Abi
import vendorclient.api.abi.ChainRules
import vendorclient.api.net.BlockItem
import vendorclient.api.net.EndpointsSet
import vendorclient.api.net.FieldAggregation
import vendorclient.api.net.FollowedKind
import vendorclient.api.net.NetModule
import vendorclient.api.net.OrderBy
import vendorclient.api.net.ParamsOfAggregateCollection
import vendorclient.api.net.ParamsOfBatchQuery
import vendorclient.api.net.ParamsOfCreateBlockIterator
import vendorclient.api.net.ParamsOfCreateTransactionIterator
import vendorclient.api.net.ParamsOfFindLastShardBlock
import vendorclient.api.net.ParamsOfFollowAccount
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
import vendorclient.api.net.ResultOfFollowAccount
import vendorclient.api.net.ResultOfGetEndpoints
import vendorclient.api.net.ResultOfGetServerInfo
import vendorclient.api.net.ResultOfGetSignatureId
import vendorclient.api.net.ResultOfGetTime
import vendorclient.api.net.ResultOfIteratorNext
import vendorclient.api.net.ResultOfQuery
import vendorclient.api.net.ResultOfQueryCollection
import vendorclient.api.net.ResultOfQueryTransactionTree
import vendorclient.api.net.ResultOfSubscribeCollection
import vendorclient.api.net.ResultOfWaitForCollection
import vendorclient.api.net.TransactionItem
import vendorclient.kotlin.closingFlow
import vendorclient.kotlin.result

/** Queries and subscriptions. */
public class NetFunctions(caller: Caller) {
    private val java = NetModule(caller)

    /**
     * Runs a GraphQL query.
     *
     * Uses HTTP or WebSocket (`network.queries_protocol`). Retries after network errors within
     * `network.max_reconnect_timeout` (`network.first_contact_timeout` until an endpoint has answered once), and waits
     * while the network is suspended.
     * @param query GraphQL text. A call whose text contains a mutation counts as one that makes changes.
     * @param variables Values of its variables, an object.
     * @param verify True fails with 901: free-form queries cannot be proven. Extension of the published interface.
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
     * Networks with default settings support only what `query_collection` describes; one unsupported operation fails
     * the whole batch.
     * @param operations The operations.
     */
    public suspend fun batchQuery(
        operations: List<ParamsOfQueryOperation>,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfBatchQuery =
        java.batchQuery(ParamsOfBatchQuery(operations), options).result()

    /**
     * Queries objects of a collection.
     *
     * Addresses in a filter may have any form; an invalid address is error 23. Networks with default settings have no
     * collections. There, objects named by the filter are fetched another way: `accounts` by `id`, `blocks` by `id` or
     * `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, each with `eq` or `in`; other conditions
     * are evaluated by the library. Anything else fails with 601, with 611 in `data.cause_code` and the interface in
     * `data.deprecated_interface`.
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     * collection of the node.
     * @param filter GraphQL filter object of the collection.
     * @param result Fields to select, GraphQL text without the outer braces.
     * @param order Sort order of the objects.
     * @param limit Maximum number of objects.
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     * agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension
     * of the published interface.
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
     * Requires a network with the deprecated interface; otherwise fails with 601, with 611 in `data.cause_code`.
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     * collection of the node.
     * @param filter GraphQL filter object of the collection.
     * @param fields What to compute. Default: the number of objects.
     */
    public suspend fun aggregateCollection(
        collection: String,
        filter: Any? = null,
        fields: List<FieldAggregation>? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfAggregateCollection =
        java.aggregateCollection(ParamsOfAggregateCollection(collection, filter, fields), options).result()

    /**
     * Waits for the first matching object of a collection, within a time limit.
     *
     * Networks with default settings are polled every second, as described at `query_collection`.
     * @param collection Name of the collection: accounts, blocks, transactions, messages, block_signatures or another
     * collection of the node.
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
     * subscription then continues, and 614 reports in `data.gap` whether events may have been missed. Networks with
     * default settings have no subscriptions. There, the library follows the accounts named by the filter, in any
     * address form: `transactions` by `account_addr`, `messages` by `dst` (on arrival) or `src` (on sending), `events`
     * by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are evaluated by the library. New
     * objects are delivered in chain order, each once, even after failures; of several states within
     * `network.follow_interval`, only the last is delivered. Anything else fails with 602, with 611 in
     * `data.cause_code` and the interface in `data.deprecated_interface`.
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
     * subscription then continues, and 614 reports in `data.gap` whether events may have been missed. Networks with
     * default settings have no subscriptions. There, the library follows the accounts named by the filter, in any
     * address form: `transactions` by `account_addr`, `messages` by `dst` (on arrival) or `src` (on sending), `events`
     * by `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are evaluated by the library. New
     * objects are delivered in chain order, each once, even after failures; of several states within
     * `network.follow_interval`, only the last is delivered. Anything else fails with 602, with 611 in
     * `data.cause_code` and the interface in `data.deprecated_interface`.
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
     * Lost connections are reopened as for `subscribe_collection`. If the network has no subscriptions, a subscription
     * to a single collection whose filter names accounts is followed as described there.
     * @param subscription GraphQL text.
     * @param variables Values of its variables, an object.
     */
    @Deprecated("Since 3.0. Use subscribe_collection if a collection fits.")
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
     * Lost connections are reopened as for `subscribe_collection`. If the network has no subscriptions, a subscription
     * to a single collection whose filter names accounts is followed as described there.
     * @param subscription GraphQL text.
     * @param variables Values of its variables, an object.
     */
    @Deprecated("Since 3.0. Use subscribe_collection if a collection fits.")
    public fun subscribe(
        subscription: String,
        variables: Any? = null,
    ): Flow<Subscription.Message<NetModule.SubscribeMessage>> =
        closingFlow { java.subscribe(ParamsOfSubscribe(subscription, variables)) }

    /**
     * Stops network activity until `resume`.
     *
     * Meanwhile queries wait; subscriptions receive 609 and their connections are closed.
     */
    public suspend fun suspend(options: CallOptions = CallOptions.NONE) {
        java.suspend(options).result()
    }

    /**
     * Resumes network activity after `suspend`.
     *
     * Active subscriptions receive 614 once they run again.
     */
    public suspend fun resume(options: CallOptions = CallOptions.NONE) {
        java.resume(options).result()
    }

    /**
     * Returns the last block of the shard of an account.
     *
     * Uses the master blocks of the collection `blocks`, if the network has it. Otherwise returns the last block of the
     * network, `blockchain.blocks(last: 1)`.
     * @param address Address of the account.
     */
    public suspend fun findLastShardBlock(
        address: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfFindLastShardBlock =
        java.findLastShardBlock(ParamsOfFindLastShardBlock(address), options).result()

    /**
     * Returns the endpoints that the node recommends.
     *
     * They are not used until passed to `set_endpoints`.
     */
    public suspend fun fetchEndpoints(options: CallOptions = CallOptions.NONE): EndpointsSet =
        java.fetchEndpoints(options).result()

    /**
     * Replaces the endpoints of this client.
     *
     * If the endpoint in use is in the new list, it stays in use. A list whose endpoints have fewer operators than
     * `network.agreement` is refused (23).
     * @param endpoints Endpoint URLs, in any form.
     */
    public suspend fun setEndpoints(endpoints: List<String>, options: CallOptions = CallOptions.NONE) {
        java.setEndpoints(EndpointsSet(endpoints), options).result()
    }

    /**
     * Returns the endpoint in use and all configured endpoints.
     *
     * Selects an endpoint if none is in use.
     */
    public suspend fun getEndpoints(options: CallOptions = CallOptions.NONE): ResultOfGetEndpoints =
        java.getEndpoints(options).result()

    /**
     * Returns the accounts that exchanged messages with an account.
     *
     * Requires a service that networks with default settings lack; without it, fails with 601, with 611 in
     * `data.cause_code`. For the next page, pass the last `cursor` as `after`.
     * @param account Address of the account, as the node writes it.
     * @param result Fields to select, GraphQL text without the outer braces.
     * @param first Maximum number of counterparties.
     * @param after The `cursor` of the last counterparty of the previous page.
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
     * Returns the transactions and messages caused by a message.
     *
     * Requests up to 20 messages per query, follows their outbound messages, and waits for messages and transactions
     * that do not exist yet.
     * @param inMsg Id of the message.
     * @param abiRegistry ABIs to decode bodies with, tried in this order.
     * @param timeout How long to wait for the messages of one query, in ms; 0 waits indefinitely.
     * @param transactionMaxCount Number of transactions after which no further query is made; 0 means no limit.
     * @param verify Prove the result before it is returned (module proofs): anything that differs from what the network
     * agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the configuration. Extension
     * of the published interface.
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
     * Creates an iterator over the blocks of all shards.
     *
     * Items follow the chain order of the node. Without `end_time`, there may always be more. The items have the form
     * `BlockItem`.
     * @param startTime Time of the first block, in s since 1970, inclusive. Default: from the first block.
     * @param endTime End time, in s since 1970, exclusive. Default: no end.
     * @param shardFilter Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed.
     * Default: all shards.
     * @param result Additional fields to select, GraphQL text without the outer braces.
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
     * The items of `createBlockIterator` as they come; the end of the flow frees the iterator.
     * @param startTime Time of the first block, in s since 1970, inclusive. Default: from the first block.
     * @param endTime End time, in s since 1970, exclusive. Default: no end.
     * @param shardFilter Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed.
     * Default: all shards.
     * @param result Additional fields to select, GraphQL text without the outer braces.
     */
    public fun blocks(
        startTime: Long? = null,
        endTime: Long? = null,
        shardFilter: List<String>? = null,
        result: String? = null,
    ): Flow<IteratedItem<BlockItem>> =
        closingFlow { java.blocks(ParamsOfCreateBlockIterator(startTime, endTime, shardFilter, result)) }

    /**
     * Creates a block iterator that continues from a saved state.
     *
     * The items have the form `BlockItem`.
     * @param resumeState State from `iterator_next`.
     */
    public suspend fun resumeBlockIterator(
        resumeState: Any?,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredIterator =
        java.resumeBlockIterator(ParamsOfResumeBlockIterator(resumeState), options).result()

    /**
     * The items of `resumeBlockIterator` as they come; the end of the flow frees the iterator.
     * @param resumeState State from `iterator_next`.
     */
    public fun resumeBlocks(resumeState: Any?): Flow<IteratedItem<BlockItem>> =
        closingFlow { java.resumeBlocks(ParamsOfResumeBlockIterator(resumeState)) }

    /**
     * Creates an iterator over the transactions of all shards.
     *
     * Items follow the chain order of the node. Without `end_time`, there may always be more. The items have the form
     * `TransactionItem`.
     * @param startTime Time of the first block, in s since 1970, inclusive. Default: from the first block.
     * @param endTime End time, in s since 1970, exclusive. Default: no end.
     * @param shardFilter Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed.
     * Default: all shards.
     * @param accountsFilter Accounts whose transactions are returned. Default: all accounts.
     * @param result Additional fields to select, GraphQL text without the outer braces.
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
     * The items of `createTransactionIterator` as they come; the end of the flow frees the iterator.
     * @param startTime Time of the first block, in s since 1970, inclusive. Default: from the first block.
     * @param endTime End time, in s since 1970, exclusive. Default: no end.
     * @param shardFilter Shards as `workchain:prefix`, the prefix as 16 hex digits; without a workchain, 0 is assumed.
     * Default: all shards.
     * @param accountsFilter Accounts whose transactions are returned. Default: all accounts.
     * @param result Additional fields to select, GraphQL text without the outer braces.
     * @param includeTransfers Add a list `transfers` of TransactionTransfer to each transaction.
     */
    public fun transactions(
        startTime: Long? = null,
        endTime: Long? = null,
        shardFilter: List<String>? = null,
        accountsFilter: List<String>? = null,
        result: String? = null,
        includeTransfers: Boolean? = null,
    ): Flow<IteratedItem<TransactionItem>> =
        closingFlow { java.transactions(ParamsOfCreateTransactionIterator(startTime, endTime, shardFilter, accountsFilter, result, includeTransfers)) }

    /**
     * Creates a transaction iterator that continues from a saved state.
     *
     * The account filter is not part of the state; pass it again. The items have the form `TransactionItem`.
     * @param resumeState State from `iterator_next`.
     * @param accountsFilter Accounts whose transactions are returned. Default: all accounts.
     */
    public suspend fun resumeTransactionIterator(
        resumeState: Any?,
        accountsFilter: List<String>? = null,
        options: CallOptions = CallOptions.NONE,
    ): RegisteredIterator =
        java.resumeTransactionIterator(ParamsOfResumeTransactionIterator(resumeState, accountsFilter), options).result()

    /**
     * The items of `resumeTransactionIterator` as they come; the end of the flow frees the iterator.
     * @param resumeState State from `iterator_next`.
     * @param accountsFilter Accounts whose transactions are returned. Default: all accounts.
     */
    public fun resumeTransactions(
        resumeState: Any?,
        accountsFilter: List<String>? = null,
    ): Flow<IteratedItem<TransactionItem>> =
        closingFlow { java.resumeTransactions(ParamsOfResumeTransactionIterator(resumeState, accountsFilter)) }

    /**
     * Returns the next items of an iterator.
     *
     * Sends at most one query, so a filter may leave no items although there are more. At the end of the chain, waits
     * up to `network.follow_interval` before querying again. With `end_time`, ends once the clock of the node has
     * passed that time; on nodes that do not report how far their data lags, one minute later.
     * @param iterator Handle of the iterator.
     * @param limit Maximum number of items; values below 1 mean 1.
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
     * @param handle Handle of the iterator; pass it to `remove_iterator` when done.
     */
    public suspend fun removeIterator(handle: Long, options: CallOptions = CallOptions.NONE) {
        java.removeIterator(RegisteredIterator(handle), options).result()
    }

    /**
     * Returns the signature id that the network requires.
     *
     * Returns `network.signature_id` if it is set; otherwise the `global_id` of the latest block if its capabilities
     * contain CapSignatureWithId (0x4000000). Without endpoints, returns none, like the built-in configuration.
     */
    public suspend fun getSignatureId(options: CallOptions = CallOptions.NONE): ResultOfGetSignatureId =
        java.getSignatureId(options).result()

    /**
     * Returns the version and capabilities of the endpoint in use.
     *
     * Extension: The published library has no such function. Determined by querying the endpoint, never inferred from
     * its version. Selects an endpoint if none is in use.
     */
    public suspend fun getServerInfo(options: CallOptions = CallOptions.NONE): ResultOfGetServerInfo =
        java.getServerInfo(options).result()

    /**
     * Returns the network time that messages are created with.
     *
     * Extension: The published library has no such function. Intended for programs that set the lifetime of messages
     * themselves. The network time is known after the first contact with an endpoint, so this call usually makes no
     * request. Without endpoints, or if none answers soon, returns the time of this machine.
     */
    public suspend fun getTime(options: CallOptions = CallOptions.NONE): ResultOfGetTime =
        java.getTime(options).result()

    /**
     * Returns what happened at an account after a cursor, or waits for it.
     *
     * Extension: The published library has no such function. A stream is a loop of such calls, each with the cursor of
     * the previous result. Nothing is missed or repeated, neither after lost connections nor after a restart with a
     * stored cursor, and nothing is read before it is asked for. On a development node the cursor names the chain, so
     * that a stream ends with 624 after a reset or a reverted snapshot.
     * @param accountId Account id, 64 hex characters without prefix.
     * @param dappId Dapp ID of the account, 64 hex characters without prefix. Default: the account id.
     * @param kind What to read.
     * @param result Fields of the items to select, GraphQL text without the outer braces. Of events, `id`, `body` and
     * `created_at` are always selected.
     * @param after Items after this cursor; an empty text: from the first item that the network keeps. Absent: no
     * items, only the cursor of the end, at once.
     * @param abi ABI for `Events`: only the events that it describes are returned, decoded.
     * @param event Only events of this name; needs `abi`.
     * @param rules Rules of the chain, for `abi`. Default: `abi.rules` of the configuration.
     * @param waitMs How long to wait for an item if there is none, in ms. The network is asked every
     * `network.follow_interval`, also again after it could not be reached.
     */
    public suspend fun followAccount(
        accountId: String,
        kind: FollowedKind,
        dappId: String? = null,
        result: String? = null,
        after: String? = null,
        abi: Abi? = null,
        event: String? = null,
        rules: ChainRules? = null,
        waitMs: Long? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfFollowAccount =
        java.followAccount(ParamsOfFollowAccount(accountId, dappId, kind, result, after, abi, event, rules, waitMs), options).result()
}
