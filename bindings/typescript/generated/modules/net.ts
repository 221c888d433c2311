// Generated from the definitions by "npm run generate"; changes belong there.

import type { CallbackMessage, CallbackOptions, Caller, CallOptions } from '../../common/Caller.ts'
import { iterate, type IteratedItem } from '../../common/iterate.ts'
import { type SubscriptionStream, subscriptionStream } from '../../common/subscriptionStream.ts'
import type * as client from '../types/client.ts'
import type * as net from '../types/net.ts'

/** Queries and subscriptions. */
export class NetModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Runs a GraphQL query.
   *
   * Uses HTTP or WebSocket (`network.queries_protocol`). Retries after network errors within
   * `network.max_reconnect_timeout` (`network.first_contact_timeout` until an endpoint has answered once), and waits
   * while the network is suspended.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 901 InvalidData, 1203 SpendingUnknown.
   *
   * Function `net.query`.
   */
  query(params: net.ParamsOfQuery, options?: CallOptions): Promise<net.ResultOfQuery> {
    return this.#caller.call('net.query', params, options)
  }

  /**
   * Runs several collection operations in one GraphQL query.
   *
   * Networks with default settings support only what `query_collection` describes; one unsupported operation fails the
   * whole batch.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
   *
   * Function `net.batch_query`.
   */
  batchQuery(params: net.ParamsOfBatchQuery, options?: CallOptions): Promise<net.ResultOfBatchQuery> {
    return this.#caller.call('net.batch_query', params, options)
  }

  /**
   * Queries objects of a collection.
   *
   * Addresses in a filter may have any form; an invalid address is error 23. Networks with default settings have no
   * collections. There, objects named by the filter are fetched another way: `accounts` by `id`, `blocks` by `id` or
   * `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, each with `eq` or `in`; other conditions
   * are evaluated by the library. Anything else fails with 601, with 611 in `data.cause_code` and the interface in
   * `data.deprecated_interface`.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse, 904
   * DataDiffersFromProven, 903 InternalError, 901 InvalidData, 902 ProofCheckFailed.
   *
   * Function `net.query_collection`.
   */
  queryCollection(params: net.ParamsOfQueryCollection, options?: CallOptions): Promise<net.ResultOfQueryCollection> {
    return this.#caller.call('net.query_collection', params, options)
  }

  /**
   * Aggregates fields of a collection.
   *
   * Requires a network with the deprecated interface; otherwise fails with 601, with 611 in `data.cause_code`.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
   *
   * Function `net.aggregate_collection`.
   */
  aggregateCollection(
    params: net.ParamsOfAggregateCollection,
    options?: CallOptions,
  ): Promise<net.ResultOfAggregateCollection> {
    return this.#caller.call('net.aggregate_collection', params, options)
  }

  /**
   * Waits for the first matching object of a collection, within a time limit.
   *
   * Networks with default settings are polled every second, as described at `query_collection`.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 603 WaitForFailed, 607 WaitForTimeout, 605 InvalidServerResponse.
   *
   * Function `net.wait_for_collection`.
   */
  waitForCollection(
    params: net.ParamsOfWaitForCollection,
    options?: CallOptions,
  ): Promise<net.ResultOfWaitForCollection> {
    return this.#caller.call('net.wait_for_collection', params, options)
  }

  /**
   * Ends a subscription; an unknown handle is ignored.
   *
   * Function `net.unsubscribe`.
   */
  unsubscribe(params: net.ResultOfSubscribeCollection, options?: CallOptions): Promise<void> {
    return this.#caller.call('net.unsubscribe', params, options)
  }

  /**
   * Subscribes to new and changed objects of a collection.
   *
   * A lost connection is reported with its error (101) and reopened within `network.max_reconnect_timeout`; the
   * subscription then continues, and 614 reports in `data.gap` whether events may have been missed. Networks with
   * default settings have no subscriptions. There, the library follows the accounts named by the filter, in any address
   * form: `transactions` by `account_addr`, `messages` by `dst` (on arrival) or `src` (on sending), `events` by `src`,
   * `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are evaluated by the library. New objects are
   * delivered in chain order, each once, even after failures; of several states within `network.follow_interval`, only
   * the last is delivered. Anything else fails with 602, with 611 in `data.cause_code` and the interface in
   * `data.deprecated_interface`.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 13 CallbackNotRegistered, 23 InvalidParams, 602 SubscribeFailed.
   *
   * Function `net.subscribe_collection`.
   */
  subscribeCollection(
    params: net.ParamsOfSubscribeCollection,
    callback: (
      message: CallbackMessage<100, net.ResultOfSubscription> | CallbackMessage<101, client.ClientError>,
    ) => void,
    options?: CallbackOptions,
  ): Promise<net.ResultOfSubscribeCollection> {
    return this.#caller.callWithCallback('net.subscribe_collection', params, callback, options)
  }

  /**
   * Does the same as `subscribeCollection`, with the messages as a stream: its first step subscribes, leaving the loop
   * or `return` calls `unsubscribe`.
   */
  subscribeCollectionStream(params: net.ParamsOfSubscribeCollection, options?: CallOptions): SubscriptionStream<
    CallbackMessage<100, net.ResultOfSubscription> | CallbackMessage<101, client.ClientError>
  > {
    return subscriptionStream(
      (callback, given) => this.subscribeCollection(params, callback, given),
      (handle) => this.unsubscribe(handle),
      options,
    )
  }

  /**
   * Runs a GraphQL subscription.
   *
   * Lost connections are reopened as for `subscribe_collection`. If the network has no subscriptions, a subscription to
   * a single collection whose filter names accounts is followed as described there.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 13 CallbackNotRegistered, 23 InvalidParams, 602 SubscribeFailed,
   * 1203 SpendingUnknown.
   *
   * Function `net.subscribe`.
   *
   * @deprecated Since 3.0. Use subscribe_collection if a collection fits.
   */
  subscribe(
    params: net.ParamsOfSubscribe,
    callback: (
      message: CallbackMessage<100, net.ResultOfSubscription> | CallbackMessage<101, client.ClientError>,
    ) => void,
    options?: CallbackOptions,
  ): Promise<net.ResultOfSubscribeCollection> {
    return this.#caller.callWithCallback('net.subscribe', params, callback, options)
  }

  /**
   * Does the same as `subscribe`, with the messages as a stream: its first step subscribes, leaving the loop or
   * `return` calls `unsubscribe`.
   *
   * @deprecated Since 3.0. Use subscribe_collection if a collection fits.
   */
  subscribeStream(params: net.ParamsOfSubscribe, options?: CallOptions): SubscriptionStream<
    CallbackMessage<100, net.ResultOfSubscription> | CallbackMessage<101, client.ClientError>
  > {
    return subscriptionStream(
      (callback, given) => this.subscribe(params, callback, given),
      (handle) => this.unsubscribe(handle),
      options,
    )
  }

  /**
   * Stops network activity until `resume`.
   *
   * Meanwhile queries wait; subscriptions receive 609 and their connections are closed.
   *
   * Errors: 14 NetModuleNotInit.
   *
   * Function `net.suspend`.
   */
  suspend(options?: CallOptions): Promise<void> {
    return this.#caller.call('net.suspend', undefined, options)
  }

  /**
   * Resumes network activity after `suspend`.
   *
   * Active subscriptions receive 614 once they run again.
   *
   * Errors: 14 NetModuleNotInit.
   *
   * Function `net.resume`.
   */
  resume(options?: CallOptions): Promise<void> {
    return this.#caller.call('net.resume', undefined, options)
  }

  /**
   * Returns the last block of the shard of an account.
   *
   * Uses the master blocks of the collection `blocks`, if the network has it. Otherwise returns the last block of the
   * network, `blockchain.blocks(last: 1)`.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 4 InvalidAddress, 601 QueryFailed, 605 InvalidServerResponse, 511
   * BlockNotFound, 512 InvalidData.
   *
   * Function `net.find_last_shard_block`.
   */
  findLastShardBlock(
    params: net.ParamsOfFindLastShardBlock,
    options?: CallOptions,
  ): Promise<net.ResultOfFindLastShardBlock> {
    return this.#caller.call('net.find_last_shard_block', params, options)
  }

  /**
   * Returns the endpoints that the node recommends.
   *
   * They are not used until passed to `set_endpoints`.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
   *
   * Function `net.fetch_endpoints`.
   */
  fetchEndpoints(options?: CallOptions): Promise<net.EndpointsSet> {
    return this.#caller.call('net.fetch_endpoints', undefined, options)
  }

  /**
   * Replaces the endpoints of this client.
   *
   * If the endpoint in use is in the new list, it stays in use. A list whose endpoints have fewer operators than
   * `network.agreement` is refused (23).
   *
   * Errors: 14 NetModuleNotInit, 23 InvalidParams, 612 NoEndpointsProvided, 619 ParseUrlFailed.
   *
   * Function `net.set_endpoints`.
   */
  setEndpoints(params: net.EndpointsSet, options?: CallOptions): Promise<void> {
    return this.#caller.call('net.set_endpoints', params, options)
  }

  /**
   * Returns the endpoint in use and all configured endpoints.
   *
   * Selects an endpoint if none is in use.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed.
   *
   * Function `net.get_endpoints`.
   */
  getEndpoints(options?: CallOptions): Promise<net.ResultOfGetEndpoints> {
    return this.#caller.call('net.get_endpoints', undefined, options)
  }

  /**
   * Returns the accounts that exchanged messages with an account.
   *
   * Requires a service that networks with default settings lack; without it, fails with 601, with 611 in
   * `data.cause_code`. For the next page, pass the last `cursor` as `after`.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
   *
   * Function `net.query_counterparties`.
   */
  queryCounterparties(
    params: net.ParamsOfQueryCounterparties,
    options?: CallOptions,
  ): Promise<net.ResultOfQueryCollection> {
    return this.#caller.call('net.query_counterparties', params, options)
  }

  /**
   * Returns the transactions and messages caused by a message.
   *
   * Requests up to 20 messages per query, follows their outbound messages, and waits for messages and transactions that
   * do not exist yet.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 1 NotImplemented, 303 InvalidJson, 601 QueryFailed, 605
   * InvalidServerResponse, 616 QueryTransactionTreeTimeout, 904 DataDiffersFromProven, 903 InternalError, 901
   * InvalidData, 902 ProofCheckFailed.
   *
   * Function `net.query_transaction_tree`.
   */
  queryTransactionTree(
    params: net.ParamsOfQueryTransactionTree,
    options?: CallOptions,
  ): Promise<net.ResultOfQueryTransactionTree> {
    return this.#caller.call('net.query_transaction_tree', params, options)
  }

  /**
   * Creates an iterator over the blocks of all shards.
   *
   * Items follow the chain order of the node. Without `end_time`, there may always be more. The items have the form
   * `BlockItem`.
   *
   * Errors: 14 NetModuleNotInit, 23 InvalidParams.
   *
   * Function `net.create_block_iterator`.
   */
  createBlockIterator(
    params?: net.ParamsOfCreateBlockIterator,
    options?: CallOptions,
  ): Promise<net.RegisteredIterator> {
    return this.#caller.call('net.create_block_iterator', params, options)
  }

  /**
   * The items of `createBlockIterator` as they come, in a loop: leaving it frees the iterator. `Fields` are those that
   * the query selects besides.
   *
   * Functions `net.create_block_iterator`, `net.iterator_next` and `net.remove_iterator`.
   */
  blocks<Fields extends object = Record<never, never>>(
    params?: net.ParamsOfCreateBlockIterator,
    options?: CallOptions,
  ): AsyncGenerator<IteratedItem<net.BlockItem, Fields>, void, undefined> {
    return iterate(this.#caller, 'net.create_block_iterator', params, options)
  }

  /**
   * Creates a block iterator that continues from a saved state.
   *
   * The items have the form `BlockItem`.
   *
   * Errors: 14 NetModuleNotInit, 33 InternalError, 23 InvalidParams.
   *
   * Function `net.resume_block_iterator`.
   */
  resumeBlockIterator(params: net.ParamsOfResumeBlockIterator, options?: CallOptions): Promise<net.RegisteredIterator> {
    return this.#caller.call('net.resume_block_iterator', params, options)
  }

  /**
   * The items of `resumeBlockIterator` as they come, in a loop: leaving it frees the iterator. `Fields` are those that
   * the query selects besides.
   *
   * Functions `net.resume_block_iterator`, `net.iterator_next` and `net.remove_iterator`.
   */
  resumeBlocks<Fields extends object = Record<never, never>>(
    params: net.ParamsOfResumeBlockIterator,
    options?: CallOptions,
  ): AsyncGenerator<IteratedItem<net.BlockItem, Fields>, void, undefined> {
    return iterate(this.#caller, 'net.resume_block_iterator', params, options)
  }

  /**
   * Creates an iterator over the transactions of all shards.
   *
   * Items follow the chain order of the node. Without `end_time`, there may always be more. The items have the form
   * `TransactionItem`.
   *
   * Errors: 14 NetModuleNotInit, 23 InvalidParams.
   *
   * Function `net.create_transaction_iterator`.
   */
  createTransactionIterator(
    params?: net.ParamsOfCreateTransactionIterator,
    options?: CallOptions,
  ): Promise<net.RegisteredIterator> {
    return this.#caller.call('net.create_transaction_iterator', params, options)
  }

  /**
   * The items of `createTransactionIterator` as they come, in a loop: leaving it frees the iterator. `Fields` are those
   * that the query selects besides.
   *
   * Functions `net.create_transaction_iterator`, `net.iterator_next` and `net.remove_iterator`.
   */
  transactions<Fields extends object = Record<never, never>>(
    params?: net.ParamsOfCreateTransactionIterator,
    options?: CallOptions,
  ): AsyncGenerator<IteratedItem<net.TransactionItem, Fields>, void, undefined> {
    return iterate(this.#caller, 'net.create_transaction_iterator', params, options)
  }

  /**
   * Creates a transaction iterator that continues from a saved state.
   *
   * The account filter is not part of the state; pass it again. The items have the form `TransactionItem`.
   *
   * Errors: 14 NetModuleNotInit, 33 InternalError, 23 InvalidParams.
   *
   * Function `net.resume_transaction_iterator`.
   */
  resumeTransactionIterator(
    params: net.ParamsOfResumeTransactionIterator,
    options?: CallOptions,
  ): Promise<net.RegisteredIterator> {
    return this.#caller.call('net.resume_transaction_iterator', params, options)
  }

  /**
   * The items of `resumeTransactionIterator` as they come, in a loop: leaving it frees the iterator. `Fields` are those
   * that the query selects besides.
   *
   * Functions `net.resume_transaction_iterator`, `net.iterator_next` and `net.remove_iterator`.
   */
  resumeTransactions<Fields extends object = Record<never, never>>(
    params: net.ParamsOfResumeTransactionIterator,
    options?: CallOptions,
  ): AsyncGenerator<IteratedItem<net.TransactionItem, Fields>, void, undefined> {
    return iterate(this.#caller, 'net.resume_transaction_iterator', params, options)
  }

  /**
   * Returns the next items of an iterator.
   *
   * Sends at most one query, so a filter may leave no items although there are more. At the end of the chain, waits up
   * to `network.follow_interval` before querying again. With `end_time`, ends once the clock of the node has passed
   * that time; on nodes that do not report how far their data lags, one minute later.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 34 InvalidHandle, 601 QueryFailed, 605 InvalidServerResponse, 624
   * ChainReplaced.
   *
   * Function `net.iterator_next`.
   */
  iteratorNext(params: net.ParamsOfIteratorNext, options?: CallOptions): Promise<net.ResultOfIteratorNext> {
    return this.#caller.call('net.iterator_next', params, options)
  }

  /**
   * Removes an iterator.
   *
   * Errors: 34 InvalidHandle.
   *
   * Function `net.remove_iterator`.
   */
  removeIterator(params: net.RegisteredIterator, options?: CallOptions): Promise<void> {
    return this.#caller.call('net.remove_iterator', params, options)
  }

  /**
   * Returns the signature id that the network requires.
   *
   * Returns `network.signature_id` if it is set; otherwise the `global_id` of the latest block if its capabilities
   * contain CapSignatureWithId (0x4000000). Without endpoints, returns none, like the built-in configuration.
   *
   * Errors: 615 Unauthorized, 601 QueryFailed.
   *
   * Function `net.get_signature_id`.
   */
  getSignatureId(options?: CallOptions): Promise<net.ResultOfGetSignatureId> {
    return this.#caller.call('net.get_signature_id', undefined, options)
  }

  /**
   * Returns the version and capabilities of the endpoint in use.
   *
   * Extension: The published library has no such function. Determined by querying the endpoint, never inferred from its
   * version. Selects an endpoint if none is in use.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed.
   *
   * Function `net.get_server_info`.
   */
  getServerInfo(options?: CallOptions): Promise<net.ResultOfGetServerInfo> {
    return this.#caller.call('net.get_server_info', undefined, options)
  }

  /**
   * Returns the network time that messages are created with.
   *
   * Extension: The published library has no such function. Intended for programs that set the lifetime of messages
   * themselves. The network time is known after the first contact with an endpoint, so this call usually makes no
   * request. Without endpoints, or if none answers soon, returns the time of this machine.
   *
   * Errors: 606 ClockOutOfSync.
   *
   * Function `net.get_time`.
   */
  getTime(options?: CallOptions): Promise<net.ResultOfGetTime> {
    return this.#caller.call('net.get_time', undefined, options)
  }

  /**
   * Returns what happened at an account after a cursor, or waits for it.
   *
   * Extension: The published library has no such function. A stream is a loop of such calls, each with the cursor of
   * the previous result. Nothing is missed or repeated, neither after lost connections nor after a restart with a
   * stored cursor, and nothing is read before it is asked for. On a development node the cursor names the chain, so
   * that a stream ends with 624 after a reset or a reverted snapshot.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse, 624 ChainReplaced, 512
   * InvalidData, 23 InvalidParams, 1 NotImplemented, 303 InvalidJson.
   *
   * Function `net.follow_account`.
   */
  followAccount(params: net.ParamsOfFollowAccount, options?: CallOptions): Promise<net.ResultOfFollowAccount> {
    return this.#caller.call('net.follow_account', params, options)
  }
}
