// Generated from the definitions by "npm run generate"; changes belong there.

import type { SyncCaller, SyncCallOptions, WithForm } from '../../common/Caller.ts'
import { BocModule } from '../modules/boc.ts'
import type * as boc from '../types/boc.ts'

/**
 * Bags of cells: parse, build and cache them.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncBocModule extends BocModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `decodeTvc`. */
  decodeTvcSync(params: boc.ParamsOfDecodeTvc, options?: SyncCallOptions): boc.ResultOfDecodeTvc {
    return this.#caller.callSync('boc.decode_tvc', params, options)
  }

  /** Synchronous form of `parseMessage`. */
  parseMessageSync(
    params: boc.ParamsOfParse,
    options?: SyncCallOptions,
  ): WithForm<boc.ResultOfParse, { parsed: boc.ParsedMessage }> {
    return this.#caller.callSync('boc.parse_message', params, options)
  }

  /** Synchronous form of `parseTransaction`. */
  parseTransactionSync(
    params: boc.ParamsOfParse,
    options?: SyncCallOptions,
  ): WithForm<boc.ResultOfParse, { parsed: boc.ParsedTransaction }> {
    return this.#caller.callSync('boc.parse_transaction', params, options)
  }

  /** Synchronous form of `parseAccount`. */
  parseAccountSync(
    params: boc.ParamsOfParse,
    options?: SyncCallOptions,
  ): WithForm<boc.ResultOfParse, { parsed: boc.ParsedAccount }> {
    return this.#caller.callSync('boc.parse_account', params, options)
  }

  /** Synchronous form of `parseBlock`. */
  parseBlockSync(
    params: boc.ParamsOfParse,
    options?: SyncCallOptions,
  ): WithForm<boc.ResultOfParse, { parsed: boc.ParsedBlock }> {
    return this.#caller.callSync('boc.parse_block', params, options)
  }

  /** Synchronous form of `parseShardstate`. */
  parseShardstateSync(
    params: boc.ParamsOfParseShardstate,
    options?: SyncCallOptions,
  ): WithForm<boc.ResultOfParse, { parsed: boc.ParsedShardState }> {
    return this.#caller.callSync('boc.parse_shardstate', params, options)
  }

  /** Synchronous form of `getBlockchainConfig`. */
  getBlockchainConfigSync(
    params: boc.ParamsOfGetBlockchainConfig,
    options?: SyncCallOptions,
  ): boc.ResultOfGetBlockchainConfig {
    return this.#caller.callSync('boc.get_blockchain_config', params, options)
  }

  /** Synchronous form of `getBocHash`. */
  getBocHashSync(params: boc.ParamsOfGetBocHash, options?: SyncCallOptions): boc.ResultOfGetBocHash {
    return this.#caller.callSync('boc.get_boc_hash', params, options)
  }

  /** Synchronous form of `getBocDepth`. */
  getBocDepthSync(params: boc.ParamsOfGetBocDepth, options?: SyncCallOptions): boc.ResultOfGetBocDepth {
    return this.#caller.callSync('boc.get_boc_depth', params, options)
  }

  /** Synchronous form of `getCodeFromTvc`. */
  getCodeFromTvcSync(params: boc.ParamsOfGetCodeFromTvc, options?: SyncCallOptions): boc.ResultOfGetCodeFromTvc {
    return this.#caller.callSync('boc.get_code_from_tvc', params, options)
  }

  /** Synchronous form of `cacheGet`. */
  cacheGetSync(params: boc.ParamsOfBocCacheGet, options?: SyncCallOptions): boc.ResultOfBocCacheGet {
    return this.#caller.callSync('boc.cache_get', params, options)
  }

  /** Synchronous form of `cacheSet`. */
  cacheSetSync(params: boc.ParamsOfBocCacheSet, options?: SyncCallOptions): boc.ResultOfBocCacheSet {
    return this.#caller.callSync('boc.cache_set', params, options)
  }

  /** Synchronous form of `cacheUnpin`. */
  cacheUnpinSync(params: boc.ParamsOfBocCacheUnpin, options?: SyncCallOptions): void {
    this.#caller.callSync('boc.cache_unpin', params, options)
  }

  /** Synchronous form of `encodeBoc`. */
  encodeBocSync(params: boc.ParamsOfEncodeBoc, options?: SyncCallOptions): boc.ResultOfEncodeBoc {
    return this.#caller.callSync('boc.encode_boc', params, options)
  }

  /** Synchronous form of `getCodeSalt`. */
  getCodeSaltSync(params: boc.ParamsOfGetCodeSalt, options?: SyncCallOptions): boc.ResultOfGetCodeSalt {
    return this.#caller.callSync('boc.get_code_salt', params, options)
  }

  /** Synchronous form of `setCodeSalt`. */
  setCodeSaltSync(params: boc.ParamsOfSetCodeSalt, options?: SyncCallOptions): boc.ResultOfSetCodeSalt {
    return this.#caller.callSync('boc.set_code_salt', params, options)
  }

  /** Synchronous form of `decodeStateInit`. */
  decodeStateInitSync(params: boc.ParamsOfDecodeStateInit, options?: SyncCallOptions): boc.ResultOfDecodeStateInit {
    return this.#caller.callSync('boc.decode_state_init', params, options)
  }

  /** Synchronous form of `encodeStateInit`. */
  encodeStateInitSync(params?: boc.ParamsOfEncodeStateInit, options?: SyncCallOptions): boc.ResultOfEncodeStateInit {
    return this.#caller.callSync('boc.encode_state_init', params, options)
  }

  /** Synchronous form of `encodeExternalInMessage`. */
  encodeExternalInMessageSync(
    params: boc.ParamsOfEncodeExternalInMessage,
    options?: SyncCallOptions,
  ): boc.ResultOfEncodeExternalInMessage {
    return this.#caller.callSync('boc.encode_external_in_message', params, options)
  }

  /** Synchronous form of `getCompilerVersion`. */
  getCompilerVersionSync(
    params: boc.ParamsOfGetCompilerVersion,
    options?: SyncCallOptions,
  ): boc.ResultOfGetCompilerVersion {
    return this.#caller.callSync('boc.get_compiler_version', params, options)
  }
}
