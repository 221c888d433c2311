// Generated from the definitions by "npm run generate"; changes belong there.

import type { CallbackMessage, CallbackOptions, Caller, CallOptions } from '../../common/Caller.ts'
import type * as processing from '../types/processing.ts'

/** Messages on their way: sending, waiting for transactions, watching. */
export class ProcessingModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Adds messages to a monitoring queue.
   *
   * Creates the queue when there is none of this name. With `durable` it answers after the messages are stored; they
   * are watched until they have a result, by every client with the same storage and network that is asked about the
   * queue. A message that is watched before it is sent is never lost sight of.
   *
   * Errors: 14 NetModuleNotInit, 201 InvalidBoc, 206 BocRefNotFound, 512 InvalidData, 35 LocalStorageError, 1003
   * NetworkNotIdentified.
   *
   * Function `processing.monitor_messages`.
   */
  monitorMessages(params: processing.ParamsOfMonitorMessages, options?: CallOptions): Promise<void> {
    return this.#caller.call('processing.monitor_messages', params, options)
  }

  /**
   * Counts the messages and results of a queue.
   *
   * Zeros for an unknown queue.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
   *
   * Function `processing.get_monitor_info`.
   */
  getMonitorInfo(
    params: processing.ParamsOfGetMonitorInfo,
    options?: CallOptions,
  ): Promise<processing.MonitoringQueueInfo> {
    return this.#caller.call('processing.get_monitor_info', params, options)
  }

  /**
   * Returns results of a queue and removes them from it, waiting for them on request.
   *
   * A waiting call fails when the network fails permanently; the queue continues. On a queue without messages it waits
   * until some are added and resolved; end it by cancelling the call, or the queue. Results of a durable queue stay in
   * it until they are acknowledged, and say `Timeout` only when the network answered after `wait_until`.
   *
   * Errors: 11 HttpRequestSendError, 12 HttpRequestParseError, 608 GraphqlError, 615 Unauthorized, 14 NetModuleNotInit,
   * 512 InvalidData, 35 LocalStorageError, 1003 NetworkNotIdentified.
   *
   * Function `processing.fetch_next_monitor_results`.
   */
  fetchNextMonitorResults(
    params: processing.ParamsOfFetchNextMonitorResults,
    options?: CallOptions,
  ): Promise<processing.ResultOfFetchNextMonitorResults> {
    return this.#caller.call('processing.fetch_next_monitor_results', params, options)
  }

  /**
   * Removes a queue with its messages and results.
   *
   * Unknown queues are ignored. A waiting fetch ends without results.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
   *
   * Function `processing.cancel_monitor`.
   */
  cancelMonitor(params: processing.ParamsOfCancelMonitor, options?: CallOptions): Promise<void> {
    return this.#caller.call('processing.cancel_monitor', params, options)
  }

  /**
   * Sends external messages, and monitors them on request.
   *
   * The Dapp ID of each destination is taken to be its account id; a node redirects to the real one. All messages are
   * read before the first is sent. When some cannot be sent the others are still sent. The error of the first states in
   * `data.sent` whether any message has left; `data.executed` has the hashes of those that a node executed,
   * `data.unknown` of those that may have been executed or still be. Both kinds are watched.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 14 NetModuleNotInit, 11 HttpRequestSendError, 12 HttpRequestParseError,
   * 502 MessageHasNotDestinationAddress, 512 InvalidData, 518 DappIdRequired, 520 OtherRules, 615 Unauthorized, 619
   * ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623 AllAttemptsFailed, 1201 RecipientNotAllowed, 1202
   * SpendingLimitReached, 1203 SpendingUnknown, 1204 SpendingNotApproved, 35 LocalStorageError.
   *
   * Function `processing.send_messages`.
   */
  sendMessages(
    params: processing.ParamsOfSendMessages,
    options?: CallOptions,
  ): Promise<processing.ResultOfSendMessages> {
    return this.#caller.call('processing.send_messages', params, options)
  }

  /**
   * Sends an external message; the node executes it and answers with the outcome.
   *
   * Up to 3 attempts at every endpoint, always with the same bytes. Redirects to another producer or thread are
   * followed. Whenever the node answers anything but a result, the transaction of the message is looked up: nodes
   * repost messages, so that a refusal can belong to a message that was executed. In that case its result is returned.
   * Every error after the message has left has `data.sent` true, `data.message_hash` and, when `abi` determines it,
   * `data.expire_at`: the message may have been executed, or still be.
   *
   * Errors: 1 NotImplemented, 3 InvalidBase64, 201 InvalidBoc, 206 BocRefNotFound, 303 InvalidJson, 501
   * MessageAlreadyExpired, 519 MessageUnprotected, 517 InvalidThread, 14 NetModuleNotInit, 11 HttpRequestSendError, 12
   * HttpRequestParseError, 502 MessageHasNotDestinationAddress, 512 InvalidData, 518 DappIdRequired, 520 OtherRules,
   * 615 Unauthorized, 619 ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623 AllAttemptsFailed, 1201
   * RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown, 1204 SpendingNotApproved, 35
   * LocalStorageError.
   *
   * Function `processing.send_message`.
   */
  sendMessage(
    params: processing.ParamsOfSendMessage,
    callback?: (message: CallbackMessage<100, processing.ProcessingEvent>) => void,
    options?: CallbackOptions,
  ): Promise<processing.ResultOfSendMessage> {
    return this.#caller.callWithCallback('processing.send_message', params, callback, options)
  }

  /**
   * Waits for the transaction of a sent message.
   *
   * The wait ends `network.message_processing_timeout` after the expiration of the message, or after the call when it
   * has none. An aborted transaction is an error; so is one that did not appear, with the outcome of a local run of the
   * message in `data.local_error`. This function cannot prove that a message was not executed, because it does not know
   * the account from before the sending: its errors always have `data.sent` true.
   *
   * Errors: 1 NotImplemented, 201 InvalidBoc, 206 BocRefNotFound, 303 InvalidJson, 14 NetModuleNotInit, 11
   * HttpRequestSendError, 12 HttpRequestParseError, 502 MessageHasNotDestinationAddress, 507 MessageExpired, 508
   * TransactionWaitTimeout, 512 InvalidData, 514 MessageRejected, 401 CanNotReadTransaction, 403 TransactionAborted,
   * 405 ActionPhaseFailed, 406 AccountCodeMissing, 407 LowBalance, 408 AccountFrozenOrDeleted, 414
   * ContractExecutionError, 415 AccountIsSuspended, 605 InvalidServerResponse, 608 GraphqlError, 615 Unauthorized, 904
   * DataDiffersFromProven, 903 InternalError, 901 InvalidData, 902 ProofCheckFailed.
   *
   * Function `processing.wait_for_transaction`.
   */
  waitForTransaction(
    params: processing.ParamsOfWaitForTransaction,
    callback?: (message: CallbackMessage<100, processing.ProcessingEvent>) => void,
    options?: CallbackOptions,
  ): Promise<processing.ResultOfProcessMessage> {
    return this.#caller.callWithCallback('processing.wait_for_transaction', params, callback, options)
  }

  /**
   * Creates a message, sends it, and waits for its transaction.
   *
   * A message is replaced by a new one, signed again and with a longer lifetime, up to `network.message_retries_count`
   * times, only after proof that it was not executed: the contract checks `expire`, and the state of the account and
   * its transactions without gaps, both from later than `expire` and `network.expiration_margin`, do not have it; and
   * only when a local run shows no reason against another one. While no endpoint can be reached the same message is
   * sent again, within its lifetime and `network.max_reconnect_timeout`. Every error after the message has left has
   * `data.sent`, `data.message_hash` and, with an expiration, `data.expire_at`: `sent` is true while the message may
   * have been executed, false once it is proven that it was not. A message without `expire` is never replaced, one that
   * the contract is not protected from (519) not even repeated.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 26 AppRequestError, 29
   * CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31 UnexpectedCallbackResponse, 2 InvalidHex, 3
   * InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116
   * Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130 CryptoBoxNotRegistered, 133
   * CryptoBoxSecretDeserializationError, 100 InvalidPublicKey, 101 InvalidSecretKey, 121 SigningBoxNotRegistered, 4
   * InvalidAddress, 301 RequiredAddressMissingForEncodeMessage, 302 RequiredCallSetMissingForEncodeMessage, 305
   * EncodeDeployMessageFailed, 306 EncodeRunMessageFailed, 307 AttachSignatureFailed, 308 InvalidTvcImage, 312
   * InvalidFunctionId, 314 EncodeInitialDataFailed, 316 PubKeyNotSupported, 14 NetModuleNotInit, 11
   * HttpRequestSendError, 12 HttpRequestParseError, 502 MessageHasNotDestinationAddress, 512 InvalidData, 518
   * DappIdRequired, 520 OtherRules, 615 Unauthorized, 619 ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623
   * AllAttemptsFailed, 1201 RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown, 1204
   * SpendingNotApproved, 35 LocalStorageError, 507 MessageExpired, 508 TransactionWaitTimeout, 514 MessageRejected, 401
   * CanNotReadTransaction, 403 TransactionAborted, 405 ActionPhaseFailed, 406 AccountCodeMissing, 407 LowBalance, 408
   * AccountFrozenOrDeleted, 414 ContractExecutionError, 415 AccountIsSuspended, 605 InvalidServerResponse, 608
   * GraphqlError, 904 DataDiffersFromProven, 903 InternalError, 901 InvalidData, 902 ProofCheckFailed, 513
   * ExternalSignerMustNotBeUsed, 519 MessageUnprotected.
   *
   * Function `processing.process_message`.
   */
  processMessage(
    params: processing.ParamsOfProcessMessage,
    callback?: (message: CallbackMessage<100, processing.ProcessingEvent>) => void,
    options?: CallbackOptions,
  ): Promise<processing.ResultOfProcessMessage> {
    return this.#caller.callWithCallback('processing.process_message', params, callback, options)
  }
}
