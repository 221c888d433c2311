// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions, WithForm } from '../../common/Caller.ts'
import type * as boc from '../types/boc.ts'

/** Bags of cells: parse, build and cache them. */
export class BocModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Decodes a contract image.
   *
   * Decodes images that begin with the tag a2f0b81c; use `decode_state_init` for a bare state init.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
   *
   * Function `boc.decode_tvc`.
   */
  decodeTvc(params: boc.ParamsOfDecodeTvc, options?: CallOptions): Promise<boc.ResultOfDecodeTvc> {
    return this.#caller.call('boc.decode_tvc', params, options)
  }

  /**
   * Parses a message.
   *
   * `parsed` has the form `ParsedMessage`.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
   *
   * Function `boc.parse_message`.
   */
  parseMessage(
    params: boc.ParamsOfParse,
    options?: CallOptions,
  ): Promise<WithForm<boc.ResultOfParse, { parsed: boc.ParsedMessage }>> {
    return this.#caller.call('boc.parse_message', params, options)
  }

  /**
   * Parses a transaction.
   *
   * `parsed` has the form `ParsedTransaction`.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
   *
   * Function `boc.parse_transaction`.
   */
  parseTransaction(
    params: boc.ParamsOfParse,
    options?: CallOptions,
  ): Promise<WithForm<boc.ResultOfParse, { parsed: boc.ParsedTransaction }>> {
    return this.#caller.call('boc.parse_transaction', params, options)
  }

  /**
   * Parses an account.
   *
   * Also accepts an account inside a Merkle proof. A BOC does not contain the Dapp ID: `dapp_id` is always `None`. An
   * account that does not exist is error 202. `parsed` has the form `ParsedAccount`.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
   *
   * Function `boc.parse_account`.
   */
  parseAccount(
    params: boc.ParamsOfParse,
    options?: CallOptions,
  ): Promise<WithForm<boc.ResultOfParse, { parsed: boc.ParsedAccount }>> {
    return this.#caller.call('boc.parse_account', params, options)
  }

  /**
   * Parses a block.
   *
   * `parsed` has the form `ParsedBlock`.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
   *
   * Function `boc.parse_block`.
   */
  parseBlock(
    params: boc.ParamsOfParse,
    options?: CallOptions,
  ): Promise<WithForm<boc.ResultOfParse, { parsed: boc.ParsedBlock }>> {
    return this.#caller.call('boc.parse_block', params, options)
  }

  /**
   * Parses a shard state.
   *
   * `parsed` has the form `ParsedShardState`.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
   *
   * Function `boc.parse_shardstate`.
   */
  parseShardstate(
    params: boc.ParamsOfParseShardstate,
    options?: CallOptions,
  ): Promise<WithForm<boc.ResultOfParse, { parsed: boc.ParsedShardState }>> {
    return this.#caller.call('boc.parse_shardstate', params, options)
  }

  /**
   * Extracts the blockchain configuration from a key block or zero state.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 203 InappropriateBlock.
   *
   * Function `boc.get_blockchain_config`.
   */
  getBlockchainConfig(
    params: boc.ParamsOfGetBlockchainConfig,
    options?: CallOptions,
  ): Promise<boc.ResultOfGetBlockchainConfig> {
    return this.#caller.call('boc.get_blockchain_config', params, options)
  }

  /**
   * Returns the hash of the root cell of a BOC.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound.
   *
   * Function `boc.get_boc_hash`.
   */
  getBocHash(params: boc.ParamsOfGetBocHash, options?: CallOptions): Promise<boc.ResultOfGetBocHash> {
    return this.#caller.call('boc.get_boc_hash', params, options)
  }

  /**
   * Returns the depth of the root cell of a BOC.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound.
   *
   * Function `boc.get_boc_depth`.
   */
  getBocDepth(params: boc.ParamsOfGetBocDepth, options?: CallOptions): Promise<boc.ResultOfGetBocDepth> {
    return this.#caller.call('boc.get_boc_depth', params, options)
  }

  /**
   * Extracts the code from a contract image or state init.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError.
   *
   * Function `boc.get_code_from_tvc`.
   */
  getCodeFromTvc(params: boc.ParamsOfGetCodeFromTvc, options?: CallOptions): Promise<boc.ResultOfGetCodeFromTvc> {
    return this.#caller.call('boc.get_code_from_tvc', params, options)
  }

  /**
   * Returns a cached BOC.
   *
   * Errors: 207 InvalidBocRef, 202 SerializationError.
   *
   * Function `boc.cache_get`.
   */
  cacheGet(params: boc.ParamsOfBocCacheGet, options?: CallOptions): Promise<boc.ResultOfBocCacheGet> {
    return this.#caller.call('boc.cache_get', params, options)
  }

  /**
   * Stores a BOC in the cache.
   *
   * Pass the reference to any function of this context in place of a BOC.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 205 InsufficientCacheSize.
   *
   * Function `boc.cache_set`.
   */
  cacheSet(params: boc.ParamsOfBocCacheSet, options?: CallOptions): Promise<boc.ResultOfBocCacheSet> {
    return this.#caller.call('boc.cache_set', params, options)
  }

  /**
   * Removes one pin of a cached BOC.
   *
   * A BOC is dropped once each of its pins has been removed as often as it was set. Unknown pins and references are
   * ignored.
   *
   * Errors: 207 InvalidBocRef.
   *
   * Function `boc.cache_unpin`.
   */
  cacheUnpin(params: boc.ParamsOfBocCacheUnpin, options?: CallOptions): Promise<void> {
    return this.#caller.call('boc.cache_unpin', params, options)
  }

  /**
   * Builds a cell tree.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize, 4 InvalidAddress.
   *
   * Function `boc.encode_boc`.
   */
  encodeBoc(params: boc.ParamsOfEncodeBoc, options?: CallOptions): Promise<boc.ResultOfEncodeBoc> {
    return this.#caller.call('boc.encode_boc', params, options)
  }

  /**
   * Returns the salt of contract code.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize.
   *
   * Function `boc.get_code_salt`.
   */
  getCodeSalt(params: boc.ParamsOfGetCodeSalt, options?: CallOptions): Promise<boc.ResultOfGetCodeSalt> {
    return this.#caller.call('boc.get_code_salt', params, options)
  }

  /**
   * Sets the salt of contract code.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize.
   *
   * Function `boc.set_code_salt`.
   */
  setCodeSalt(params: boc.ParamsOfSetCodeSalt, options?: CallOptions): Promise<boc.ResultOfSetCodeSalt> {
    return this.#caller.call('boc.set_code_salt', params, options)
  }

  /**
   * Splits a state init into its parts.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize.
   *
   * Function `boc.decode_state_init`.
   */
  decodeStateInit(params: boc.ParamsOfDecodeStateInit, options?: CallOptions): Promise<boc.ResultOfDecodeStateInit> {
    return this.#caller.call('boc.decode_state_init', params, options)
  }

  /**
   * Builds a state init.
   *
   * A split depth above 31 is error 202.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize.
   *
   * Function `boc.encode_state_init`.
   */
  encodeStateInit(params?: boc.ParamsOfEncodeStateInit, options?: CallOptions): Promise<boc.ResultOfEncodeStateInit> {
    return this.#caller.call('boc.encode_state_init', params, options)
  }

  /**
   * Builds an external inbound message from its parts.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound, 202 SerializationError, 205 InsufficientCacheSize, 4 InvalidAddress.
   *
   * Function `boc.encode_external_in_message`.
   */
  encodeExternalInMessage(
    params: boc.ParamsOfEncodeExternalInMessage,
    options?: CallOptions,
  ): Promise<boc.ResultOfEncodeExternalInMessage> {
    return this.#caller.call('boc.encode_external_in_message', params, options)
  }

  /**
   * Returns the compiler version stored in contract code.
   *
   * Errors: 201 InvalidBoc, 206 BocRefNotFound.
   *
   * Function `boc.get_compiler_version`.
   */
  getCompilerVersion(
    params: boc.ParamsOfGetCompilerVersion,
    options?: CallOptions,
  ): Promise<boc.ResultOfGetCompilerVersion> {
    return this.#caller.call('boc.get_compiler_version', params, options)
  }
}
