// Generated from the definitions by "npm run generate"; changes belong there.

import type { CallbackMessage, SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { NetModule } from '../modules/net.ts'
import type * as client from '../types/client.ts'
import type * as net from '../types/net.ts'

/**
 * Queries and subscriptions.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncNetModule extends NetModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `query`. */
  querySync(params: net.ParamsOfQuery, options?: SyncCallOptions): net.ResultOfQuery {
    return this.#caller.callSync('net.query', params, options)
  }

  /** Synchronous form of `batchQuery`. */
  batchQuerySync(params: net.ParamsOfBatchQuery, options?: SyncCallOptions): net.ResultOfBatchQuery {
    return this.#caller.callSync('net.batch_query', params, options)
  }

  /** Synchronous form of `queryCollection`. */
  queryCollectionSync(params: net.ParamsOfQueryCollection, options?: SyncCallOptions): net.ResultOfQueryCollection {
    return this.#caller.callSync('net.query_collection', params, options)
  }

  /** Synchronous form of `aggregateCollection`. */
  aggregateCollectionSync(
    params: net.ParamsOfAggregateCollection,
    options?: SyncCallOptions,
  ): net.ResultOfAggregateCollection {
    return this.#caller.callSync('net.aggregate_collection', params, options)
  }

  /** Synchronous form of `waitForCollection`. */
  waitForCollectionSync(
    params: net.ParamsOfWaitForCollection,
    options?: SyncCallOptions,
  ): net.ResultOfWaitForCollection {
    return this.#caller.callSync('net.wait_for_collection', params, options)
  }

  /** Synchronous form of `unsubscribe`. */
  unsubscribeSync(params: net.ResultOfSubscribeCollection, options?: SyncCallOptions): void {
    this.#caller.callSync('net.unsubscribe', params, options)
  }

  /** Synchronous form of `subscribeCollection`. */
  subscribeCollectionSync(
    params: net.ParamsOfSubscribeCollection,
    callback: (
      message: CallbackMessage<100, net.ResultOfSubscription> | CallbackMessage<101, client.ClientError>,
    ) => void,
    options?: SyncCallOptions,
  ): net.ResultOfSubscribeCollection {
    return this.#caller.callSync('net.subscribe_collection', params, options, callback)
  }

  /**
   * Synchronous form of `subscribe`.
   *
   * @deprecated Since 3.0. Use subscribe_collection if a collection fits.
   */
  subscribeSync(
    params: net.ParamsOfSubscribe,
    callback: (
      message: CallbackMessage<100, net.ResultOfSubscription> | CallbackMessage<101, client.ClientError>,
    ) => void,
    options?: SyncCallOptions,
  ): net.ResultOfSubscribeCollection {
    return this.#caller.callSync('net.subscribe', params, options, callback)
  }

  /** Synchronous form of `suspend`. */
  suspendSync(options?: SyncCallOptions): void {
    this.#caller.callSync('net.suspend', undefined, options)
  }

  /** Synchronous form of `resume`. */
  resumeSync(options?: SyncCallOptions): void {
    this.#caller.callSync('net.resume', undefined, options)
  }

  /** Synchronous form of `findLastShardBlock`. */
  findLastShardBlockSync(
    params: net.ParamsOfFindLastShardBlock,
    options?: SyncCallOptions,
  ): net.ResultOfFindLastShardBlock {
    return this.#caller.callSync('net.find_last_shard_block', params, options)
  }

  /** Synchronous form of `fetchEndpoints`. */
  fetchEndpointsSync(options?: SyncCallOptions): net.EndpointsSet {
    return this.#caller.callSync('net.fetch_endpoints', undefined, options)
  }

  /** Synchronous form of `setEndpoints`. */
  setEndpointsSync(params: net.EndpointsSet, options?: SyncCallOptions): void {
    this.#caller.callSync('net.set_endpoints', params, options)
  }

  /** Synchronous form of `getEndpoints`. */
  getEndpointsSync(options?: SyncCallOptions): net.ResultOfGetEndpoints {
    return this.#caller.callSync('net.get_endpoints', undefined, options)
  }

  /** Synchronous form of `queryCounterparties`. */
  queryCounterpartiesSync(
    params: net.ParamsOfQueryCounterparties,
    options?: SyncCallOptions,
  ): net.ResultOfQueryCollection {
    return this.#caller.callSync('net.query_counterparties', params, options)
  }

  /** Synchronous form of `queryTransactionTree`. */
  queryTransactionTreeSync(
    params: net.ParamsOfQueryTransactionTree,
    options?: SyncCallOptions,
  ): net.ResultOfQueryTransactionTree {
    return this.#caller.callSync('net.query_transaction_tree', params, options)
  }

  /** Synchronous form of `createBlockIterator`. */
  createBlockIteratorSync(params?: net.ParamsOfCreateBlockIterator, options?: SyncCallOptions): net.RegisteredIterator {
    return this.#caller.callSync('net.create_block_iterator', params, options)
  }

  /** Synchronous form of `resumeBlockIterator`. */
  resumeBlockIteratorSync(params: net.ParamsOfResumeBlockIterator, options?: SyncCallOptions): net.RegisteredIterator {
    return this.#caller.callSync('net.resume_block_iterator', params, options)
  }

  /** Synchronous form of `createTransactionIterator`. */
  createTransactionIteratorSync(
    params?: net.ParamsOfCreateTransactionIterator,
    options?: SyncCallOptions,
  ): net.RegisteredIterator {
    return this.#caller.callSync('net.create_transaction_iterator', params, options)
  }

  /** Synchronous form of `resumeTransactionIterator`. */
  resumeTransactionIteratorSync(
    params: net.ParamsOfResumeTransactionIterator,
    options?: SyncCallOptions,
  ): net.RegisteredIterator {
    return this.#caller.callSync('net.resume_transaction_iterator', params, options)
  }

  /** Synchronous form of `iteratorNext`. */
  iteratorNextSync(params: net.ParamsOfIteratorNext, options?: SyncCallOptions): net.ResultOfIteratorNext {
    return this.#caller.callSync('net.iterator_next', params, options)
  }

  /** Synchronous form of `removeIterator`. */
  removeIteratorSync(params: net.RegisteredIterator, options?: SyncCallOptions): void {
    this.#caller.callSync('net.remove_iterator', params, options)
  }

  /** Synchronous form of `getSignatureId`. */
  getSignatureIdSync(options?: SyncCallOptions): net.ResultOfGetSignatureId {
    return this.#caller.callSync('net.get_signature_id', undefined, options)
  }

  /** Synchronous form of `getServerInfo`. */
  getServerInfoSync(options?: SyncCallOptions): net.ResultOfGetServerInfo {
    return this.#caller.callSync('net.get_server_info', undefined, options)
  }

  /** Synchronous form of `getTime`. */
  getTimeSync(options?: SyncCallOptions): net.ResultOfGetTime {
    return this.#caller.callSync('net.get_time', undefined, options)
  }

  /** Synchronous form of `followAccount`. */
  followAccountSync(params: net.ParamsOfFollowAccount, options?: SyncCallOptions): net.ResultOfFollowAccount {
    return this.#caller.callSync('net.follow_account', params, options)
  }
}
