// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { AbiModule } from '../modules/abi.ts'
import type * as abi from '../types/abi.ts'

/**
 * Contract ABIs: encoding and decoding messages, bodies and contract data.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncAbiModule extends AbiModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `encodeMessageBody`. */
  encodeMessageBodySync(
    params: abi.ParamsOfEncodeMessageBody,
    options?: SyncCallOptions,
  ): abi.ResultOfEncodeMessageBody {
    return this.#caller.callSync('abi.encode_message_body', params, options)
  }

  /** Synchronous form of `attachSignatureToMessageBody`. */
  attachSignatureToMessageBodySync(
    params: abi.ParamsOfAttachSignatureToMessageBody,
    options?: SyncCallOptions,
  ): abi.ResultOfAttachSignatureToMessageBody {
    return this.#caller.callSync('abi.attach_signature_to_message_body', params, options)
  }

  /** Synchronous form of `encodeMessage`. */
  encodeMessageSync(params: abi.ParamsOfEncodeMessage, options?: SyncCallOptions): abi.ResultOfEncodeMessage {
    return this.#caller.callSync('abi.encode_message', params, options)
  }

  /** Synchronous form of `encodeInternalMessage`. */
  encodeInternalMessageSync(
    params: abi.ParamsOfEncodeInternalMessage,
    options?: SyncCallOptions,
  ): abi.ResultOfEncodeInternalMessage {
    return this.#caller.callSync('abi.encode_internal_message', params, options)
  }

  /** Synchronous form of `attachSignature`. */
  attachSignatureSync(params: abi.ParamsOfAttachSignature, options?: SyncCallOptions): abi.ResultOfAttachSignature {
    return this.#caller.callSync('abi.attach_signature', params, options)
  }

  /** Synchronous form of `decodeMessage`. */
  decodeMessageSync(params: abi.ParamsOfDecodeMessage, options?: SyncCallOptions): abi.DecodedMessageBody {
    return this.#caller.callSync('abi.decode_message', params, options)
  }

  /** Synchronous form of `decodeMessageBody`. */
  decodeMessageBodySync(params: abi.ParamsOfDecodeMessageBody, options?: SyncCallOptions): abi.DecodedMessageBody {
    return this.#caller.callSync('abi.decode_message_body', params, options)
  }

  /** Synchronous form of `encodeAccount`. */
  encodeAccountSync(params: abi.ParamsOfEncodeAccount, options?: SyncCallOptions): abi.ResultOfEncodeAccount {
    return this.#caller.callSync('abi.encode_account', params, options)
  }

  /** Synchronous form of `decodeAccountData`. */
  decodeAccountDataSync(
    params: abi.ParamsOfDecodeAccountData,
    options?: SyncCallOptions,
  ): abi.ResultOfDecodeAccountData {
    return this.#caller.callSync('abi.decode_account_data', params, options)
  }

  /** Synchronous form of `updateInitialData`. */
  updateInitialDataSync(
    params: abi.ParamsOfUpdateInitialData,
    options?: SyncCallOptions,
  ): abi.ResultOfUpdateInitialData {
    return this.#caller.callSync('abi.update_initial_data', params, options)
  }

  /** Synchronous form of `encodeInitialData`. */
  encodeInitialDataSync(
    params: abi.ParamsOfEncodeInitialData,
    options?: SyncCallOptions,
  ): abi.ResultOfEncodeInitialData {
    return this.#caller.callSync('abi.encode_initial_data', params, options)
  }

  /** Synchronous form of `decodeInitialData`. */
  decodeInitialDataSync(
    params: abi.ParamsOfDecodeInitialData,
    options?: SyncCallOptions,
  ): abi.ResultOfDecodeInitialData {
    return this.#caller.callSync('abi.decode_initial_data', params, options)
  }

  /** Synchronous form of `decodeBoc`. */
  decodeBocSync(params: abi.ParamsOfDecodeBoc, options?: SyncCallOptions): abi.ResultOfDecodeBoc {
    return this.#caller.callSync('abi.decode_boc', params, options)
  }

  /** Synchronous form of `encodeBoc`. */
  encodeBocSync(params: abi.ParamsOfAbiEncodeBoc, options?: SyncCallOptions): abi.ResultOfAbiEncodeBoc {
    return this.#caller.callSync('abi.encode_boc', params, options)
  }

  /** Synchronous form of `calcFunctionId`. */
  calcFunctionIdSync(params: abi.ParamsOfCalcFunctionId, options?: SyncCallOptions): abi.ResultOfCalcFunctionId {
    return this.#caller.callSync('abi.calc_function_id', params, options)
  }

  /** Synchronous form of `getSignatureData`. */
  getSignatureDataSync(params: abi.ParamsOfGetSignatureData, options?: SyncCallOptions): abi.ResultOfGetSignatureData {
    return this.#caller.callSync('abi.get_signature_data', params, options)
  }

  /** Synchronous form of `verifySigningContent`. */
  verifySigningContentSync(
    params: abi.ParamsOfVerifySigningContent,
    options?: SyncCallOptions,
  ): abi.ResultOfVerifySigningContent {
    return this.#caller.callSync('abi.verify_signing_content', params, options)
  }
}
