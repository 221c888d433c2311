// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as outbox from '../types/outbox.ts'

/** Messages that survive the process that sends them, each sent once, each with an end. */
export class OutboxModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Stores a message that is sent from now on, whatever happens to this process.
   *
   * Extension: The published library has no such function. Answers as soon as the entry is durable, before the first
   * byte of its message leaves. From then on any client with the same storage and network works on it, one after the
   * other within a group, until its end is known. The same key never sends twice: a second request with the same
   * parameters answers with the entry that is there, one with others is an error (1001).
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
   * InvalidData, 519 MessageUnprotected, 1201 RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown,
   * 1204 SpendingNotApproved.
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
   * Lists entries of the outbox, the oldest first.
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
   * Cancels an entry whose message has not left.
   *
   * Extension: The published library has no such function. Once the bytes of a message may have left nothing takes them
   * back: the entry stays, and the result says so.
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
   * Decides about entries that are held since the storage was restored.
   *
   * Extension: The published library has no such function. For entries of which nothing proves whether they were sent
   * after the copy was made. Look at the history of the account first: an entry that is released as `unsent` and was
   * sent pays twice. Entries that are not held stay as they are.
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
   * Forgets entries that have ended, with their keys.
   *
   * Extension: The published library has no such function. A key that is forgotten can be used again, and then sends
   * again. Entries that ended as `unknown` stay.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified.
   *
   * Function `outbox.prune`.
   */
  prune(params: outbox.ParamsOfOutboxPrune, options?: CallOptions): Promise<outbox.ResultOfOutboxPrune> {
    return this.#caller.call('outbox.prune', params, options)
  }

  /**
   * Returns the ends of entries, each until it is acknowledged.
   *
   * Extension: The published library has no such function. Results come at least once, in the order of their numbers;
   * those of a group in the order of its entries. What was not acknowledged comes again, also after a restart. An entry
   * that ended as `unknown` may have a second result later, which supersedes the first.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1004 InvalidOutboxParameter.
   *
   * Function `outbox.results`.
   */
  results(params?: outbox.ParamsOfOutboxResults, options?: CallOptions): Promise<outbox.ResultOfOutboxResults> {
    return this.#caller.call('outbox.results', params, options)
  }

  /**
   * Marks one result as done with: it never comes again.
   *
   * Extension: The published library has no such function. Other results stay, also those before it: applications that
   * work on several results at once acknowledge each by itself. Nothing happens when the result was acknowledged
   * before.
   *
   * Errors: 14 NetModuleNotInit, 35 LocalStorageError, 1003 NetworkNotIdentified, 1004 InvalidOutboxParameter.
   *
   * Function `outbox.acknowledge`.
   */
  acknowledge(params: outbox.ParamsOfOutboxAcknowledge, options?: CallOptions): Promise<void> {
    return this.#caller.call('outbox.acknowledge', params, options)
  }

  /**
   * Names a signing box of this connection, for entries that wait for it.
   *
   * Extension: The published library has no such function. Neither the box nor its key is stored: an application
   * registers its signers each time it connects. An entry is signed by a box with the same public key only.
   *
   * Errors: 121 SigningBoxNotRegistered, 1004 InvalidOutboxParameter.
   *
   * Function `outbox.register_signer`.
   */
  registerSigner(params: outbox.ParamsOfOutboxRegisterSigner, options?: CallOptions): Promise<void> {
    return this.#caller.call('outbox.register_signer', params, options)
  }
}
