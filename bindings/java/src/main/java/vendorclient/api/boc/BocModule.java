// Generated from the definitions of the API.
package vendorclient.api.boc;

import org.jspecify.annotations.Nullable;
import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.json.Decoders;

/** Bags of cells: parse, build and cache them. */
public final class BocModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public BocModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Decodes a contract image.
     *
     * <p>Decodes images that begin with the tag a2f0b81c; use {@code decode_state_init} for a bare state init.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A contract image.
     * @return the call; its result: Parts of a contract image.
     */
    public Call<ResultOfDecodeTvc> decodeTvc(ParamsOfDecodeTvc params) {
        return decodeTvc(params, CallOptions.NONE);
    }

    /**
     * Decodes a contract image.
     *
     * <p>Decodes images that begin with the tag a2f0b81c; use {@code decode_state_init} for a bare state init.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A contract image.
     * @param options how to call
     * @return the call; its result: Parts of a contract image.
     */
    public Call<ResultOfDecodeTvc> decodeTvc(ParamsOfDecodeTvc params, CallOptions options) {
        return caller.call("boc.decode_tvc", params, ResultOfDecodeTvc::fromJson, options);
    }

    /**
     * Parses a message.
     *
     * <p>{@code parsed} has the form {@code ParsedMessage}.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A BOC to parse.
     * @return the call; its result: A parsed object.
     */
    public Call<ResultOfParse> parseMessage(ParamsOfParse params) {
        return parseMessage(params, CallOptions.NONE);
    }

    /**
     * Parses a message.
     *
     * <p>{@code parsed} has the form {@code ParsedMessage}.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A BOC to parse.
     * @param options how to call
     * @return the call; its result: A parsed object.
     */
    public Call<ResultOfParse> parseMessage(ParamsOfParse params, CallOptions options) {
        return caller.call("boc.parse_message", params, ResultOfParse::fromJson, options);
    }

    /**
     * Parses a transaction.
     *
     * <p>{@code parsed} has the form {@code ParsedTransaction}.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A BOC to parse.
     * @return the call; its result: A parsed object.
     */
    public Call<ResultOfParse> parseTransaction(ParamsOfParse params) {
        return parseTransaction(params, CallOptions.NONE);
    }

    /**
     * Parses a transaction.
     *
     * <p>{@code parsed} has the form {@code ParsedTransaction}.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A BOC to parse.
     * @param options how to call
     * @return the call; its result: A parsed object.
     */
    public Call<ResultOfParse> parseTransaction(ParamsOfParse params, CallOptions options) {
        return caller.call("boc.parse_transaction", params, ResultOfParse::fromJson, options);
    }

    /**
     * Parses an account.
     *
     * <p>Also accepts an account inside a Merkle proof. A BOC does not contain the Dapp ID: {@code dapp_id} is always
     * {@code None}. An account that does not exist is error 202. {@code parsed} has the form {@code ParsedAccount}.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A BOC to parse.
     * @return the call; its result: A parsed object.
     */
    public Call<ResultOfParse> parseAccount(ParamsOfParse params) {
        return parseAccount(params, CallOptions.NONE);
    }

    /**
     * Parses an account.
     *
     * <p>Also accepts an account inside a Merkle proof. A BOC does not contain the Dapp ID: {@code dapp_id} is always
     * {@code None}. An account that does not exist is error 202. {@code parsed} has the form {@code ParsedAccount}.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A BOC to parse.
     * @param options how to call
     * @return the call; its result: A parsed object.
     */
    public Call<ResultOfParse> parseAccount(ParamsOfParse params, CallOptions options) {
        return caller.call("boc.parse_account", params, ResultOfParse::fromJson, options);
    }

    /**
     * Parses a block.
     *
     * <p>{@code parsed} has the form {@code ParsedBlock}.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A BOC to parse.
     * @return the call; its result: A parsed object.
     */
    public Call<ResultOfParse> parseBlock(ParamsOfParse params) {
        return parseBlock(params, CallOptions.NONE);
    }

    /**
     * Parses a block.
     *
     * <p>{@code parsed} has the form {@code ParsedBlock}.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A BOC to parse.
     * @param options how to call
     * @return the call; its result: A parsed object.
     */
    public Call<ResultOfParse> parseBlock(ParamsOfParse params, CallOptions options) {
        return caller.call("boc.parse_block", params, ResultOfParse::fromJson, options);
    }

    /**
     * Parses a shard state.
     *
     * <p>{@code parsed} has the form {@code ParsedShardState}.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A shard state to parse.
     * @return the call; its result: A parsed object.
     */
    public Call<ResultOfParse> parseShardstate(ParamsOfParseShardstate params) {
        return parseShardstate(params, CallOptions.NONE);
    }

    /**
     * Parses a shard state.
     *
     * <p>{@code parsed} has the form {@code ParsedShardState}.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A shard state to parse.
     * @param options how to call
     * @return the call; its result: A parsed object.
     */
    public Call<ResultOfParse> parseShardstate(ParamsOfParseShardstate params, CallOptions options) {
        return caller.call("boc.parse_shardstate", params, ResultOfParse::fromJson, options);
    }

    /**
     * Extracts the blockchain configuration from a key block or zero state.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INAPPROPRIATE_BLOCK} (203).
     *
     * @param params A masterchain block or state.
     * @return the call; its result: Blockchain configuration.
     */
    public Call<ResultOfGetBlockchainConfig> getBlockchainConfig(ParamsOfGetBlockchainConfig params) {
        return getBlockchainConfig(params, CallOptions.NONE);
    }

    /**
     * Extracts the blockchain configuration from a key block or zero state.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INAPPROPRIATE_BLOCK} (203).
     *
     * @param params A masterchain block or state.
     * @param options how to call
     * @return the call; its result: Blockchain configuration.
     */
    public Call<ResultOfGetBlockchainConfig> getBlockchainConfig(
            ParamsOfGetBlockchainConfig params, CallOptions options) {
        return caller.call("boc.get_blockchain_config", params, ResultOfGetBlockchainConfig::fromJson, options);
    }

    /**
     * Returns the hash of the root cell of a BOC.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206).
     *
     * @param params A BOC.
     * @return the call; its result: Hash of a BOC.
     */
    public Call<ResultOfGetBocHash> getBocHash(ParamsOfGetBocHash params) {
        return getBocHash(params, CallOptions.NONE);
    }

    /**
     * Returns the hash of the root cell of a BOC.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206).
     *
     * @param params A BOC.
     * @param options how to call
     * @return the call; its result: Hash of a BOC.
     */
    public Call<ResultOfGetBocHash> getBocHash(ParamsOfGetBocHash params, CallOptions options) {
        return caller.call("boc.get_boc_hash", params, ResultOfGetBocHash::fromJson, options);
    }

    /**
     * Returns the depth of the root cell of a BOC.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206).
     *
     * @param params A BOC.
     * @return the call; its result: Depth of a BOC.
     */
    public Call<ResultOfGetBocDepth> getBocDepth(ParamsOfGetBocDepth params) {
        return getBocDepth(params, CallOptions.NONE);
    }

    /**
     * Returns the depth of the root cell of a BOC.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206).
     *
     * @param params A BOC.
     * @param options how to call
     * @return the call; its result: Depth of a BOC.
     */
    public Call<ResultOfGetBocDepth> getBocDepth(ParamsOfGetBocDepth params, CallOptions options) {
        return caller.call("boc.get_boc_depth", params, ResultOfGetBocDepth::fromJson, options);
    }

    /**
     * Extracts the code from a contract image or state init.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A contract image.
     * @return the call; its result: Contract code.
     */
    public Call<ResultOfGetCodeFromTvc> getCodeFromTvc(ParamsOfGetCodeFromTvc params) {
        return getCodeFromTvc(params, CallOptions.NONE);
    }

    /**
     * Extracts the code from a contract image or state init.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A contract image.
     * @param options how to call
     * @return the call; its result: Contract code.
     */
    public Call<ResultOfGetCodeFromTvc> getCodeFromTvc(ParamsOfGetCodeFromTvc params, CallOptions options) {
        return caller.call("boc.get_code_from_tvc", params, ResultOfGetCodeFromTvc::fromJson, options);
    }

    /**
     * Returns a cached BOC.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC_REF} (207), {@link BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A reference to a cached BOC.
     * @return the call; its result: A cached BOC.
     */
    public Call<ResultOfBocCacheGet> cacheGet(ParamsOfBocCacheGet params) {
        return cacheGet(params, CallOptions.NONE);
    }

    /**
     * Returns a cached BOC.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC_REF} (207), {@link BocErrorCode#SERIALIZATION_ERROR} (202).
     *
     * @param params A reference to a cached BOC.
     * @param options how to call
     * @return the call; its result: A cached BOC.
     */
    public Call<ResultOfBocCacheGet> cacheGet(ParamsOfBocCacheGet params, CallOptions options) {
        return caller.call("boc.cache_get", params, ResultOfBocCacheGet::fromJson, options);
    }

    /**
     * Stores a BOC in the cache.
     *
     * <p>Pass the reference to any function of this context in place of a BOC.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205).
     *
     * @param params A BOC to cache.
     * @return the call; its result: A reference to a cached BOC.
     */
    public Call<ResultOfBocCacheSet> cacheSet(ParamsOfBocCacheSet params) {
        return cacheSet(params, CallOptions.NONE);
    }

    /**
     * Stores a BOC in the cache.
     *
     * <p>Pass the reference to any function of this context in place of a BOC.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205).
     *
     * @param params A BOC to cache.
     * @param options how to call
     * @return the call; its result: A reference to a cached BOC.
     */
    public Call<ResultOfBocCacheSet> cacheSet(ParamsOfBocCacheSet params, CallOptions options) {
        return caller.call("boc.cache_set", params, ResultOfBocCacheSet::fromJson, options);
    }

    /**
     * Removes one pin of a cached BOC.
     *
     * <p>A BOC is dropped once each of its pins has been removed as often as it was set. Unknown pins and references
     * are ignored.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC_REF} (207).
     *
     * @param params A pin to remove.
     * @return the call; it has no result
     */
    public Call<@Nullable Void> cacheUnpin(ParamsOfBocCacheUnpin params) {
        return cacheUnpin(params, CallOptions.NONE);
    }

    /**
     * Removes one pin of a cached BOC.
     *
     * <p>A BOC is dropped once each of its pins has been removed as often as it was set. Unknown pins and references
     * are ignored.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC_REF} (207).
     *
     * @param params A pin to remove.
     * @param options how to call
     * @return the call; it has no result
     */
    public Call<@Nullable Void> cacheUnpin(ParamsOfBocCacheUnpin params, CallOptions options) {
        return caller.call("boc.cache_unpin", params, Decoders::nothing, options);
    }

    /**
     * Builds a cell tree.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AccountErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params Steps to build a cell.
     * @return the call; its result: A built cell.
     */
    public Call<ResultOfEncodeBoc> encodeBoc(ParamsOfEncodeBoc params) {
        return encodeBoc(params, CallOptions.NONE);
    }

    /**
     * Builds a cell tree.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AccountErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params Steps to build a cell.
     * @param options how to call
     * @return the call; its result: A built cell.
     */
    public Call<ResultOfEncodeBoc> encodeBoc(ParamsOfEncodeBoc params, CallOptions options) {
        return caller.call("boc.encode_boc", params, ResultOfEncodeBoc::fromJson, options);
    }

    /**
     * Returns the salt of contract code.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205).
     *
     * @param params Contract code.
     * @return the call; its result: Salt of contract code.
     */
    public Call<ResultOfGetCodeSalt> getCodeSalt(ParamsOfGetCodeSalt params) {
        return getCodeSalt(params, CallOptions.NONE);
    }

    /**
     * Returns the salt of contract code.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205).
     *
     * @param params Contract code.
     * @param options how to call
     * @return the call; its result: Salt of contract code.
     */
    public Call<ResultOfGetCodeSalt> getCodeSalt(ParamsOfGetCodeSalt params, CallOptions options) {
        return caller.call("boc.get_code_salt", params, ResultOfGetCodeSalt::fromJson, options);
    }

    /**
     * Sets the salt of contract code.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205).
     *
     * @param params Contract code and its new salt.
     * @return the call; its result: Contract code with its salt.
     */
    public Call<ResultOfSetCodeSalt> setCodeSalt(ParamsOfSetCodeSalt params) {
        return setCodeSalt(params, CallOptions.NONE);
    }

    /**
     * Sets the salt of contract code.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205).
     *
     * @param params Contract code and its new salt.
     * @param options how to call
     * @return the call; its result: Contract code with its salt.
     */
    public Call<ResultOfSetCodeSalt> setCodeSalt(ParamsOfSetCodeSalt params, CallOptions options) {
        return caller.call("boc.set_code_salt", params, ResultOfSetCodeSalt::fromJson, options);
    }

    /**
     * Splits a state init into its parts.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205).
     *
     * @param params A state init.
     * @return the call; its result: Parts of a state init.
     */
    public Call<ResultOfDecodeStateInit> decodeStateInit(ParamsOfDecodeStateInit params) {
        return decodeStateInit(params, CallOptions.NONE);
    }

    /**
     * Splits a state init into its parts.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205).
     *
     * @param params A state init.
     * @param options how to call
     * @return the call; its result: Parts of a state init.
     */
    public Call<ResultOfDecodeStateInit> decodeStateInit(ParamsOfDecodeStateInit params, CallOptions options) {
        return caller.call("boc.decode_state_init", params, ResultOfDecodeStateInit::fromJson, options);
    }

    /**
     * Builds a state init.
     *
     * <p>A split depth above 31 is error 202.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205).
     *
     * @param params Parts of a state init.
     * @return the call; its result: A state init.
     */
    public Call<ResultOfEncodeStateInit> encodeStateInit(ParamsOfEncodeStateInit params) {
        return encodeStateInit(params, CallOptions.NONE);
    }

    /**
     * Builds a state init.
     *
     * <p>A split depth above 31 is error 202.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205).
     *
     * @param params Parts of a state init.
     * @param options how to call
     * @return the call; its result: A state init.
     */
    public Call<ResultOfEncodeStateInit> encodeStateInit(ParamsOfEncodeStateInit params, CallOptions options) {
        return caller.call("boc.encode_state_init", params, ResultOfEncodeStateInit::fromJson, options);
    }

    /**
     * Builds an external inbound message from its parts.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AccountErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params Parts of an external inbound message.
     * @return the call; its result: A message.
     */
    public Call<ResultOfEncodeExternalInMessage> encodeExternalInMessage(ParamsOfEncodeExternalInMessage params) {
        return encodeExternalInMessage(params, CallOptions.NONE);
    }

    /**
     * Builds an external inbound message from its parts.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AccountErrorCode#INVALID_ADDRESS} (4).
     *
     * @param params Parts of an external inbound message.
     * @param options how to call
     * @return the call; its result: A message.
     */
    public Call<ResultOfEncodeExternalInMessage> encodeExternalInMessage(
            ParamsOfEncodeExternalInMessage params, CallOptions options) {
        return caller.call(
                "boc.encode_external_in_message", params, ResultOfEncodeExternalInMessage::fromJson, options);
    }

    /**
     * Returns the compiler version stored in contract code.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206).
     *
     * @param params Contract code.
     * @return the call; its result: Compiler of contract code.
     */
    public Call<ResultOfGetCompilerVersion> getCompilerVersion(ParamsOfGetCompilerVersion params) {
        return getCompilerVersion(params, CallOptions.NONE);
    }

    /**
     * Returns the compiler version stored in contract code.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206).
     *
     * @param params Contract code.
     * @param options how to call
     * @return the call; its result: Compiler of contract code.
     */
    public Call<ResultOfGetCompilerVersion> getCompilerVersion(ParamsOfGetCompilerVersion params, CallOptions options) {
        return caller.call("boc.get_compiler_version", params, ResultOfGetCompilerVersion::fromJson, options);
    }
}
