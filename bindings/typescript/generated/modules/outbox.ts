// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as outbox from '../types/outbox.ts'

/** Messages stored until they have a result: they survive the process that sends them, and each is sent once. */
export class OutboxModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Stores a message and sends it; sending survives the end of this process.
   *
   * Extension: The published library has no such function. Returns once the entry is stored, before any byte of its
   * message is sent. From then on, any client with the same storage and network works on it until it has a result, one
   * entry at a time within a group. The same key never sends twice: a second request with the same parameters returns
   * the existing entry; one with different parameters is an error (1001).
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 26 AppRequestError, 29
   * CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31 UnexpectedCallbackResponse, 2 InvalidHex, 3
   * InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116
   * Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130 CryptoBoxNotRegistered, 133
   * CryptoBoxSecretDeserializationError, 100 InvalidPublicKey, 101 InvalidSecretKey, 121 SigningBoxNotRegistered, 4
   * InvalidAddress, 301 RequiredAddressMissingForEncodeMessage, 302 RequiredCallSetMissingForEncodeMessage, 305
   * EncodeDeployMessageFailed, 306 EncodeRunMessageFailed, 307 AttachSignatureFailed, 308 InvalidTvcImage, 312
   * InvalidFunctionId, 314 EncodeInitialDataFailed, 316 PubKeyNotSupported, 14 NetModuleNotInit, 35 LocalStorageError,
   * 1001 KeyInUse, 1003 NetworkNotIdentified, 1004 InvalidOutboxParameter, 513 ExternalSignerMustNotBeUsed, 512
   * InvalidData, 519 MessageUnprotected, 23 InvalidParams, 521 LossNotAccepted, 606 ClockOutOfSync, 1201
   * RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown, 1204 SpendingNotApproved, 1205
   * LossNotAllowed.
   *
   * Function `outbox.send`.
   */
  send(params: outbox.ParamsOfOutboxSend, options?: CallOptions): Promise<outbox.ResultOfOutboxSend> {
    return this.#caller.call('outbox.send', params, options)
  }

  /**
   * Returns one entry of the outbox.
   *
   * Extension: The published library has no such function.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1002 EntryNotFound, 1004
   * InvalidOutboxParameter.
   *
   * Function `outbox.get`.
   */
  get(params?: outbox.ParamsOfOutboxEntry, options?: CallOptions): Promise<outbox.ResultOfOutboxGet> {
    return this.#caller.call('outbox.get', params, options)
  }

  /**
   * Lists entries of the outbox, oldest first.
   *
   * Extension: The published library has no such function.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
   *
   * Function `outbox.list`.
   */
  list(params?: outbox.ParamsOfOutboxList, options?: CallOptions): Promise<outbox.ResultOfOutboxList> {
    return this.#caller.call('outbox.list', params, options)
  }

  /**
   * Cancels an entry whose message has not been sent.
   *
   * Extension: The published library has no such function. Once bytes of the message may have been sent, it cannot be
   * cancelled: the entry stays, and the result says so.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1002 EntryNotFound, 1004
   * InvalidOutboxParameter.
   *
   * Function `outbox.cancel`.
   */
  cancel(params?: outbox.ParamsOfOutboxEntry, options?: CallOptions): Promise<outbox.ResultOfOutboxCancel> {
    return this.#caller.call('outbox.cancel', params, options)
  }

  /**
   * Releases entries held since the storage was restored.
   *
   * Extension: The published library has no such function. For entries where nothing proves whether they were sent
   * after the copy was made. Check the history of the account first: releasing an entry as `unsent` that was in fact
   * sent pays twice. Entries that are not held are unaffected.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1002 EntryNotFound, 1004
   * InvalidOutboxParameter.
   *
   * Function `outbox.release`.
   */
  release(params: outbox.ParamsOfOutboxRelease, options?: CallOptions): Promise<outbox.ResultOfOutboxRelease> {
    return this.#caller.call('outbox.release', params, options)
  }

  /**
   * Removes ended entries, with their keys.
   *
   * Extension: The published library has no such function. A removed key can be used, and sends, again. Entries that
   * ended as `unknown` are kept.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
   *
   * Function `outbox.prune`.
   */
  prune(params: outbox.ParamsOfOutboxPrune, options?: CallOptions): Promise<outbox.ResultOfOutboxPrune> {
    return this.#caller.call('outbox.prune', params, options)
  }

  /**
   * Returns unacknowledged results of entries.
   *
   * Extension: The published library has no such function. Delivery is at least once, in order of `number`; results of
   * one group follow the order of its entries. Unacknowledged results are returned again, even after a restart. An
   * entry that ended as `unknown` may get a second result later, which supersedes the first.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1004 InvalidOutboxParameter.
   *
   * Function `outbox.results`.
   */
  results(params?: outbox.ParamsOfOutboxResults, options?: CallOptions): Promise<outbox.ResultOfOutboxResults> {
    return this.#caller.call('outbox.results', params, options)
  }

  /**
   * Acknowledges one result; it is never returned again.
   *
   * Extension: The published library has no such function. All other results stay, including earlier ones: applications
   * that handle several results at once acknowledge each separately. Acknowledging a result again has no effect. A
   * number beyond the last result is refused.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1004 InvalidOutboxParameter.
   *
   * Function `outbox.acknowledge`.
   */
  acknowledge(params: outbox.ParamsOfOutboxAcknowledge, options?: CallOptions): Promise<void> {
    return this.#caller.call('outbox.acknowledge', params, options)
  }

  /**
   * Registers a signing box under a name, for entries that wait for it.
   *
   * Extension: The published library has no such function. Neither the box nor its key is stored: an application
   * registers its signers each time it connects. An entry is signed only by a box with the same public key.
   *
   * Errors: 121 SigningBoxNotRegistered, 1004 InvalidOutboxParameter.
   *
   * Function `outbox.register_signer`.
   */
  registerSigner(params: outbox.ParamsOfOutboxRegisterSigner, options?: CallOptions): Promise<void> {
    return this.#caller.call('outbox.register_signer', params, options)
  }
}
