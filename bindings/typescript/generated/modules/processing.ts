// Generated from the definitions by "npm run generate"; changes belong there.

import type { CallbackMessage, CallbackOptions, Caller, CallOptions } from '../../common/Caller.ts'
import type * as processing from '../types/processing.ts'

/** Sends messages, waits for their transactions, and monitors them. */
export class ProcessingModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Adds messages to a monitoring queue.
   *
   * Creates the queue if it does not exist. With `durable`, returns after the messages are stored; they are monitored
   * until they have a result, by every client with the same storage and network that accesses the queue. To never lose
   * track of a message, monitor it before sending it.
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
   * An unknown queue has zero counts.
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
   * Returns results of a queue and removes them from it, optionally waiting for them.
   *
   * A waiting call fails if the network fails permanently; the queue continues. On an empty queue it waits until
   * messages are added and resolved; to end it, cancel the call or the queue. Results of a durable queue stay until
   * they are acknowledged, and report `Timeout` only if the network answered after `wait_until`.
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
   * Unknown queues are ignored. A waiting fetch returns without results.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
   *
   * Function `processing.cancel_monitor`.
   */
  cancelMonitor(params: processing.ParamsOfCancelMonitor, options?: CallOptions): Promise<void> {
    return this.#caller.call('processing.cancel_monitor', params, options)
  }

  /**
   * Sends external messages and optionally monitors them.
   *
   * The Dapp ID of each destination is assumed to be its account id; a node redirects to the real one. All messages are
   * parsed before the first is sent. A spending policy decides about all of them before the first is sent: if it
   * refuses one, none is sent and none counts. If some cannot be sent, the others are still sent. The error of the
   * first failure reports in `data.sent` whether any message was sent, in `data.executed` the hashes of executed
   * messages, and in `data.unknown` those that may have been executed or may still be. Both kinds are monitored.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 14 NetModuleNotInit, 11 HttpRequestSendError, 12 HttpRequestParseError,
   * 502 MessageHasNotDestinationAddress, 512 InvalidData, 518 DappIdRequired, 520 OtherRules, 615 Unauthorized, 619
   * ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623 AllAttemptsFailed, 1201 RecipientNotAllowed, 1202
   * SpendingLimitReached, 1203 SpendingUnknown, 1204 SpendingNotApproved, 1205 LossNotAllowed, 35 LocalStorageError.
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
   * Sends an external message and returns the outcome of its execution.
   *
   * Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects to another producer or
   * thread. If the node answers anything but a result, the transaction of the message is looked up and, if found, its
   * result is returned: nodes repost messages, so a message may be refused although it was executed. Every error has
   * `data.outcome` (`Outcome`), which is `not_executed` if this call sent nothing; every error after sending has
   * `data.sent` true, `data.message_hash` and, if `abi` determines it, `data.expire_at`: the message may have been
   * executed or may still be. With `abi`, messages to the same account with the same key are sent in turns.
   *
   * Errors: 1 NotImplemented, 3 InvalidBase64, 201 InvalidBoc, 206 BocRefNotFound, 303 InvalidJson, 501
   * MessageAlreadyExpired, 519 MessageUnprotected, 517 InvalidThread, 14 NetModuleNotInit, 11 HttpRequestSendError, 12
   * HttpRequestParseError, 502 MessageHasNotDestinationAddress, 512 InvalidData, 518 DappIdRequired, 520 OtherRules,
   * 615 Unauthorized, 619 ParseUrlFailed, 621 SendMessageFailed, 622 NotFound, 623 AllAttemptsFailed, 1201
   * RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown, 1204 SpendingNotApproved, 1205
   * LossNotAllowed, 35 LocalStorageError.
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
   * The wait ends `network.message_processing_timeout` after the expiration of the message, or after the call if it
   * does not expire. An aborted transaction is an error. A transaction that does not appear is an error too, with the
   * outcome of a local run in `data.local_error`. This function cannot prove that a message was not executed, because
   * it does not know the state of the account before sending: its errors always have `data.sent` true, with the outcome
   * `failed`, `unknown` or, if the result cannot be read, `executed`.
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
   * Encodes a message, sends it, and waits for its transaction.
   *
   * A message is replaced by a new one, signed again and with a longer lifetime, up to `network.message_retries_count`
   * times, but only after proof that it was not executed. The proof requires that the contract checks `expire`, and
   * that the message is not in the account state and the gapless list of its transactions, both taken later than
   * `expire` plus `network.expiration_margin`. A local run must also show that another attempt can succeed. While no
   * endpoint is reachable, the same message is sent again, within its lifetime and `network.max_reconnect_timeout`.
   * Every error has `data.outcome` (`Outcome`) and `data.sent`; after sending also `data.message_hash` and, with an
   * expiration, `data.expire_at`: `sent` is true while the message may have been executed, and false once it is proven
   * that it was not. A message without `expire` is never replaced; without replay protection (519), it is not even
   * repeated. Messages to one account with one key, from ABIs with `time`, are signed and sent in turns.
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
   * SpendingNotApproved, 1205 LossNotAllowed, 35 LocalStorageError, 507 MessageExpired, 508 TransactionWaitTimeout, 514
   * MessageRejected, 401 CanNotReadTransaction, 403 TransactionAborted, 405 ActionPhaseFailed, 406 AccountCodeMissing,
   * 407 LowBalance, 408 AccountFrozenOrDeleted, 414 ContractExecutionError, 415 AccountIsSuspended, 605
   * InvalidServerResponse, 608 GraphqlError, 904 DataDiffersFromProven, 903 InternalError, 901 InvalidData, 902
   * ProofCheckFailed, 513 ExternalSignerMustNotBeUsed, 519 MessageUnprotected, 606 ClockOutOfSync, 23 InvalidParams,
   * 521 LossNotAccepted, 418 AnswerMissing, 419 AnswerUnreadable.
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

  /**
   * Reports what became of a message, and proves that it was not executed where that is possible.
   *
   * Extension: The published library has no such function. Looks once for the transaction of the message. If the
   * network shows none, it looks for the proof that `process_message` and the outbox require before they replace a
   * message: a state of the account later than the expiration plus `network.expiration_margin`, on which the contract
   * no longer accepts the message, and all transactions of the account since before the message. The proof takes as
   * much as the configuration demands: with `network.agreement`, that many operators must agree; with
   * `proofs.prove_replacements`, signatures of the network must prove it. A message without an expiration, or one that
   * has not expired yet, is `unknown` until its transaction is found. Nothing is sent.
   *
   * Errors: 14 NetModuleNotInit, 11 HttpRequestSendError, 12 HttpRequestParseError, 23 InvalidParams, 201 InvalidBoc,
   * 206 BocRefNotFound, 303 InvalidJson, 517 InvalidThread, 502 MessageHasNotDestinationAddress, 512 InvalidData, 401
   * CanNotReadTransaction, 605 InvalidServerResponse, 608 GraphqlError, 615 Unauthorized.
   *
   * Function `processing.find_outcome`.
   */
  findOutcome(params: processing.ParamsOfFindOutcome, options?: CallOptions): Promise<processing.ResultOfFindOutcome> {
    return this.#caller.call('processing.find_outcome', params, options)
  }

  /**
   * Reports what a message would pay, how much would arrive and how much would be lost.
   *
   * Extension: The published library has no such function. Runs the message locally on the current state of its
   * account, and each resulting message on the state of its recipient. `out_messages` and `planned` are only run on
   * their recipients. A loss is `certain` if the run of the recipient shows it, and `possible` if it depends on
   * something that is not known. Nothing is signed or sent. A transaction that is executed before the message may
   * change the outcome.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 26 AppRequestError, 29
   * CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31 UnexpectedCallbackResponse, 2 InvalidHex, 3
   * InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116
   * Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130 CryptoBoxNotRegistered, 133
   * CryptoBoxSecretDeserializationError, 100 InvalidPublicKey, 101 InvalidSecretKey, 121 SigningBoxNotRegistered, 4
   * InvalidAddress, 301 RequiredAddressMissingForEncodeMessage, 302 RequiredCallSetMissingForEncodeMessage, 305
   * EncodeDeployMessageFailed, 306 EncodeRunMessageFailed, 307 AttachSignatureFailed, 308 InvalidTvcImage, 312
   * InvalidFunctionId, 314 EncodeInitialDataFailed, 316 PubKeyNotSupported, 14 NetModuleNotInit, 11
   * HttpRequestSendError, 12 HttpRequestParseError, 23 InvalidParams, 502 MessageHasNotDestinationAddress, 512
   * InvalidData, 605 InvalidServerResponse, 615 Unauthorized, 622 NotFound.
   *
   * Function `processing.find_losses`.
   */
  findLosses(params?: processing.ParamsOfFindLosses, options?: CallOptions): Promise<processing.ResultOfFindLosses> {
    return this.#caller.call('processing.find_losses', params, options)
  }

  /**
   * Reports how executed transactions changed the balances of their accounts, and what was lost.
   *
   * Extension: The published library has no such function. The `balance_delta` of networks does not show what was burnt
   * on arrival, such as tokens from another Dapp ID. No request is sent to the network.
   *
   * Errors: 23 InvalidParams, 2 InvalidHex, 201 InvalidBoc, 206 BocRefNotFound.
   *
   * Function `processing.read_balance_changes`.
   */
  readBalanceChanges(
    params: processing.ParamsOfReadBalanceChanges,
    options?: CallOptions,
  ): Promise<processing.ResultOfReadBalanceChanges> {
    return this.#caller.call('processing.read_balance_changes', params, options)
  }
}
