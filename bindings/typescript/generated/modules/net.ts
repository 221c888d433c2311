// Generated from the definitions by "npm run generate"; changes belong there.

import type { CallbackMessage, CallbackOptions, Caller, CallOptions } from '../../common/Caller.ts'
import type * as client from '../types/client.ts'
import type * as net from '../types/net.ts'

/** Queries and subscriptions of the network. */
export class NetModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Runs a GraphQL query.
   *
   * It travels over HTTP or WebSocket (`network.queries_protocol`), is repeated after network errors within
   * `network.max_reconnect_timeout` (`network.first_contact_timeout` while no endpoint has ever answered), and waits
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
   * Networks with default settings support what `query_collection` describes; one unsupported operation fails the
   * batch.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed, 605 InvalidServerResponse.
   *
   * Function `net.batch_query`.
   */
  batchQuery(params: net.ParamsOfBatchQuery, options?: CallOptions): Promise<net.ResultOfBatchQuery> {
    return this.#caller.call('net.batch_query', params, options)
  }

  /**
   * Selects objects of a collection.
   *
   * Addresses in a filter may have any form; what is none is error 23. Networks with default settings offer no
   * collections. There, objects that the filter names are selected in another way: `accounts` by `id`, `blocks` by `id`
   * or `block_height`, `messages` by `id`, `transactions` by `id` or `in_msg`, with `eq` or `in`; other conditions are
   * evaluated here. Anything else fails with 601, with 611 in `data.cause_code` and the interface in
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
   * Requires a network that offers the deprecated interface; otherwise it fails with 601, with 611 in
   * `data.cause_code`.
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
   * Returns the first object of a collection that matches, waiting for one within a time limit.
   *
   * Networks with default settings are asked as `query_collection` does, every second.
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
   * subscription then continues, and 614 reports in `data.gap` when events may have been missed. Networks with default
   * settings offer no subscriptions. There the accounts that the filter names, in any form of an address, are followed:
   * `transactions` by `account_addr`, `messages` by `dst` (when they arrive) or `src` (when they are sent), `events` by
   * `src`, `accounts` by `id`, each with `eq` or `in`; other conditions and `OR` are evaluated here. New objects come
   * in the order of the chain, each once, also after failures; of states that follow each other within
   * `network.follow_interval` the last one comes. Anything else fails with 602, with 611 in `data.cause_code` and the
   * interface in `data.deprecated_interface`.
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
   * Runs a GraphQL subscription.
   *
   * Connections are lost and opened again as for `subscribe_collection`. Where the network offers no subscriptions, one
   * to a single collection whose filter names accounts is followed as described there.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 13 CallbackNotRegistered, 23 InvalidParams, 602 SubscribeFailed.
   *
   * Function `net.subscribe`.
   *
   * @deprecated Since 3.0. Use subscribe_collection where a collection fits.
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
   * Stops network activity until `resume`.
   *
   * Queries wait meanwhile; subscriptions receive 609 and their connection is closed.
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
   * Subscriptions receive 614 when they run again.
   *
   * Errors: 14 NetModuleNotInit.
   *
   * Function `net.resume`.
   */
  resume(options?: CallOptions): Promise<void> {
    return this.#caller.call('net.resume', undefined, options)
  }

  /**
   * Finds the last block of the shard of an account.
   *
   * By the master blocks of the collection `blocks`, where there are any. On a network without that collection it is
   * the last block of the network, `blockchain.blocks(last: 1)`.
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
   * Asks the node which endpoints it recommends.
   *
   * They are not used until they are passed to `set_endpoints`.
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
   * An endpoint in use that is in the new list stays in use.
   *
   * Errors: 14 NetModuleNotInit, 612 NoEndpointsProvided, 619 ParseUrlFailed.
   *
   * Function `net.set_endpoints`.
   */
  setEndpoints(params: net.EndpointsSet, options?: CallOptions): Promise<void> {
    return this.#caller.call('net.set_endpoints', params, options)
  }

  /**
   * Returns the endpoint in use and all configured ones.
   *
   * Selects an endpoint when none is in use.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed.
   *
   * Function `net.get_endpoints`.
   */
  getEndpoints(options?: CallOptions): Promise<net.ResultOfGetEndpoints> {
    return this.#caller.call('net.get_endpoints', undefined, options)
  }

  /**
   * Returns accounts that exchanged messages with an account.
   *
   * Requires a service that networks with default settings lack; there it fails with 601, with 611 in
   * `data.cause_code`. For the next page pass the last `cursor` as `after`.
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
   * Returns the transactions and messages that followed from a message.
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
   * Creates an iterator over blocks of all shards.
   *
   * Items come in the chain order of the node. Without `end_time` there may always be more.
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
   * Creates an iterator over blocks that continues from a saved state.
   *
   * Errors: 14 NetModuleNotInit, 33 InternalError, 23 InvalidParams.
   *
   * Function `net.resume_block_iterator`.
   */
  resumeBlockIterator(params: net.ParamsOfResumeBlockIterator, options?: CallOptions): Promise<net.RegisteredIterator> {
    return this.#caller.call('net.resume_block_iterator', params, options)
  }

  /**
   * Creates an iterator over transactions of all shards.
   *
   * Items come in the chain order of the node. Without `end_time` there may always be more.
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
   * Creates an iterator over transactions that continues from a saved state.
   *
   * The filter of accounts is not part of the state; pass it again.
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
   * Returns the next items of an iterator.
   *
   * Sends at most one query, so that a filter may leave no items while there are more. At the end of the chain it waits
   * up to `network.follow_interval` before it asks again. With `end_time` it ends when the clock of the node has passed
   * that time; on nodes that do not report how far their data lags, a minute later.
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
   * `network.signature_id` when it is set; else the `global_id` of the latest block when its capabilities contain
   * CapSignatureWithId (0x4000000). Without endpoints nothing is demanded, as by the built-in configuration.
   *
   * Errors: 615 Unauthorized, 601 QueryFailed.
   *
   * Function `net.get_signature_id`.
   */
  getSignatureId(options?: CallOptions): Promise<net.ResultOfGetSignatureId> {
    return this.#caller.call('net.get_signature_id', undefined, options)
  }

  /**
   * Reports what the endpoint in use is and what it offers.
   *
   * Extension: The published library has no such function. Everything is determined by querying the endpoint; nothing
   * is inferred from its version. Selects an endpoint when none is in use.
   *
   * Errors: 14 NetModuleNotInit, 615 Unauthorized, 601 QueryFailed.
   *
   * Function `net.get_server_info`.
   */
  getServerInfo(options?: CallOptions): Promise<net.ResultOfGetServerInfo> {
    return this.#caller.call('net.get_server_info', undefined, options)
  }
}
