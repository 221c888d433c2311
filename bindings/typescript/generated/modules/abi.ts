// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as abi from '../types/abi.ts'

/** Contract ABIs: encoding and decoding messages, bodies and contract data. */
export class AbiModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Encodes a call as the body of a message.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 26 AppRequestError, 29 CanNotReceiveRequestResult, 30
   * CanNotParseRequestResult, 31 UnexpectedCallbackResponse, 2 InvalidHex, 3 InvalidBase64, 109 InvalidKeySize, 111
   * NaclBoxFailed, 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116 Bip32InvalidDerivePath, 118 Bip39InvalidWordCount,
   * 130 CryptoBoxNotRegistered, 133 CryptoBoxSecretDeserializationError, 100 InvalidPublicKey, 101 InvalidSecretKey,
   * 121 SigningBoxNotRegistered, 306 EncodeRunMessageFailed, 307 AttachSignatureFailed, 312 InvalidFunctionId.
   *
   * Function `abi.encode_message_body`.
   */
  encodeMessageBody(
    params: abi.ParamsOfEncodeMessageBody,
    options?: CallOptions,
  ): Promise<abi.ResultOfEncodeMessageBody> {
    return this.#caller.call('abi.encode_message_body', params, options)
  }

  /**
   * Adds a signature to a body that was encoded for an external signer.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 1 NotImplemented, 2 InvalidHex, 307 AttachSignatureFailed.
   *
   * Function `abi.attach_signature_to_message_body`.
   */
  attachSignatureToMessageBody(
    params: abi.ParamsOfAttachSignatureToMessageBody,
    options?: CallOptions,
  ): Promise<abi.ResultOfAttachSignatureToMessageBody> {
    return this.#caller.call('abi.attach_signature_to_message_body', params, options)
  }

  /**
   * Encodes an external message: a call, a deployment, or both.
   *
   * With `Signer.External` the message is not signed; sign `data_to_sign` and pass the signature to `attach_signature`.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 26 AppRequestError, 29
   * CanNotReceiveRequestResult, 30 CanNotParseRequestResult, 31 UnexpectedCallbackResponse, 2 InvalidHex, 3
   * InvalidBase64, 109 InvalidKeySize, 111 NaclBoxFailed, 114 Bip39InvalidPhrase, 115 Bip32InvalidKey, 116
   * Bip32InvalidDerivePath, 118 Bip39InvalidWordCount, 130 CryptoBoxNotRegistered, 133
   * CryptoBoxSecretDeserializationError, 100 InvalidPublicKey, 101 InvalidSecretKey, 121 SigningBoxNotRegistered, 4
   * InvalidAddress, 301 RequiredAddressMissingForEncodeMessage, 302 RequiredCallSetMissingForEncodeMessage, 305
   * EncodeDeployMessageFailed, 306 EncodeRunMessageFailed, 307 AttachSignatureFailed, 308 InvalidTvcImage, 312
   * InvalidFunctionId, 314 EncodeInitialDataFailed, 316 PubKeyNotSupported.
   *
   * Function `abi.encode_message`.
   */
  encodeMessage(params: abi.ParamsOfEncodeMessage, options?: CallOptions): Promise<abi.ResultOfEncodeMessage> {
    return this.#caller.call('abi.encode_message', params, options)
  }

  /**
   * Encodes an internal message: a call, a deployment, both, or a plain transfer.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 4 InvalidAddress, 100
   * InvalidPublicKey, 301 RequiredAddressMissingForEncodeMessage, 305 EncodeDeployMessageFailed, 306
   * EncodeRunMessageFailed, 308 InvalidTvcImage, 311 InvalidAbi, 312 InvalidFunctionId, 314 EncodeInitialDataFailed,
   * 316 PubKeyNotSupported.
   *
   * Function `abi.encode_internal_message`.
   */
  encodeInternalMessage(
    params: abi.ParamsOfEncodeInternalMessage,
    options?: CallOptions,
  ): Promise<abi.ResultOfEncodeInternalMessage> {
    return this.#caller.call('abi.encode_internal_message', params, options)
  }

  /**
   * Adds a signature to a message that was encoded for an external signer.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 1 NotImplemented, 2 InvalidHex, 307 AttachSignatureFailed.
   *
   * Function `abi.attach_signature`.
   */
  attachSignature(params: abi.ParamsOfAttachSignature, options?: CallOptions): Promise<abi.ResultOfAttachSignature> {
    return this.#caller.call('abi.attach_signature', params, options)
  }

  /**
   * Decodes the body of a message.
   *
   * External inbound messages are decoded as input, external outbound messages as output or event.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 304 InvalidMessage.
   *
   * Function `abi.decode_message`.
   */
  decodeMessage(params: abi.ParamsOfDecodeMessage, options?: CallOptions): Promise<abi.DecodedMessageBody> {
    return this.#caller.call('abi.decode_message', params, options)
  }

  /**
   * Decodes a message body.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 36 InvalidData, 304 InvalidMessage.
   *
   * Function `abi.decode_message_body`.
   */
  decodeMessageBody(params: abi.ParamsOfDecodeMessageBody, options?: CallOptions): Promise<abi.DecodedMessageBody> {
    return this.#caller.call('abi.decode_message_body', params, options)
  }

  /**
   * Builds an active account from a state init.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize, 308 InvalidTvcImage.
   *
   * Function `abi.encode_account`.
   */
  encodeAccount(params: abi.ParamsOfEncodeAccount, options?: CallOptions): Promise<abi.ResultOfEncodeAccount> {
    return this.#caller.call('abi.encode_account', params, options)
  }

  /**
   * Decodes the data of a contract using the storage fields of its ABI.
   *
   * Below ABI 2.4, the data of a contract that is not yet deployed have a different form: use `decode_initial_data`.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 36 InvalidData, 313 InvalidData.
   *
   * Function `abi.decode_account_data`.
   */
  decodeAccountData(
    params: abi.ParamsOfDecodeAccountData,
    options?: CallOptions,
  ): Promise<abi.ResultOfDecodeAccountData> {
    return this.#caller.call('abi.decode_account_data', params, options)
  }

  /**
   * Changes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205
   * InsufficientCacheSize, 2 InvalidHex, 36 InvalidData, 311 InvalidAbi, 314 EncodeInitialDataFailed.
   *
   * Function `abi.update_initial_data`.
   */
  updateInitialData(
    params: abi.ParamsOfUpdateInitialData,
    options?: CallOptions,
  ): Promise<abi.ResultOfUpdateInitialData> {
    return this.#caller.call('abi.update_initial_data', params, options)
  }

  /**
   * Encodes the initial data of a contract to be deployed.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 202 SerializationError, 205 InsufficientCacheSize, 2 InvalidHex, 314
   * EncodeInitialDataFailed, 316 PubKeyNotSupported.
   *
   * Function `abi.encode_initial_data`.
   */
  encodeInitialData(
    params: abi.ParamsOfEncodeInitialData,
    options?: CallOptions,
  ): Promise<abi.ResultOfEncodeInitialData> {
    return this.#caller.call('abi.encode_initial_data', params, options)
  }

  /**
   * Decodes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 36 InvalidData, 311 InvalidAbi, 313
   * InvalidData.
   *
   * Function `abi.decode_initial_data`.
   */
  decodeInitialData(
    params: abi.ParamsOfDecodeInitialData,
    options?: CallOptions,
  ): Promise<abi.ResultOfDecodeInitialData> {
    return this.#caller.call('abi.decode_initial_data', params, options)
  }

  /**
   * Decodes a cell tree into ABI values.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 36 InvalidData, 303 InvalidJson, 313 InvalidData.
   *
   * Function `abi.decode_boc`.
   */
  decodeBoc(params: abi.ParamsOfDecodeBoc, options?: CallOptions): Promise<abi.ResultOfDecodeBoc> {
    return this.#caller.call('abi.decode_boc', params, options)
  }

  /**
   * Encodes ABI values into a cell tree.
   *
   * Errors: 202 SerializationError, 205 InsufficientCacheSize, 303 InvalidJson, 311 InvalidAbi.
   *
   * Function `abi.encode_boc`.
   */
  encodeBoc(params: abi.ParamsOfAbiEncodeBoc, options?: CallOptions): Promise<abi.ResultOfAbiEncodeBoc> {
    return this.#caller.call('abi.encode_boc', params, options)
  }

  /**
   * Returns the id of a function.
   *
   * Under current rules, the id of `constructor` is always 1, whatever the ABI says.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 315 InvalidFunctionName.
   *
   * Function `abi.calc_function_id`.
   */
  calcFunctionId(params: abi.ParamsOfCalcFunctionId, options?: CallOptions): Promise<abi.ResultOfCalcFunctionId> {
    return this.#caller.call('abi.calc_function_id', params, options)
  }

  /**
   * Returns the signature of a message and the data it covers.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 304 InvalidMessage.
   *
   * Function `abi.get_signature_data`.
   */
  getSignatureData(params: abi.ParamsOfGetSignatureData, options?: CallOptions): Promise<abi.ResultOfGetSignatureData> {
    return this.#caller.call('abi.get_signature_data', params, options)
  }

  /**
   * Verifies that the bytes to sign are those of the message in the request, and decodes it.
   *
   * Extension: The published library has no such function. For signers that do not trust the library that asks them:
   * call it with your own instance of the library, which needs no network. Show what it returns instead of the other
   * fields of `content`. What the message would send and lose depends on the state of accounts and cannot be verified
   * here.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 3 InvalidBase64, 36 InvalidData, 304
   * InvalidMessage, 317 SigningContentMismatch.
   *
   * Function `abi.verify_signing_content`.
   */
  verifySigningContent(
    params: abi.ParamsOfVerifySigningContent,
    options?: CallOptions,
  ): Promise<abi.ResultOfVerifySigningContent> {
    return this.#caller.call('abi.verify_signing_content', params, options)
  }
}
