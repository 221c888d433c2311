// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.abi.ChainRules
import vendorclient.api.boc.BocCacheType
import vendorclient.api.boc.BocModule
import vendorclient.api.boc.BuilderOp
import vendorclient.api.boc.ParamsOfBocCacheGet
import vendorclient.api.boc.ParamsOfBocCacheSet
import vendorclient.api.boc.ParamsOfBocCacheUnpin
import vendorclient.api.boc.ParamsOfDecodeStateInit
import vendorclient.api.boc.ParamsOfDecodeTvc
import vendorclient.api.boc.ParamsOfEncodeBoc
import vendorclient.api.boc.ParamsOfEncodeExternalInMessage
import vendorclient.api.boc.ParamsOfEncodeStateInit
import vendorclient.api.boc.ParamsOfGetBlockchainConfig
import vendorclient.api.boc.ParamsOfGetBocDepth
import vendorclient.api.boc.ParamsOfGetBocHash
import vendorclient.api.boc.ParamsOfGetCodeFromTvc
import vendorclient.api.boc.ParamsOfGetCodeSalt
import vendorclient.api.boc.ParamsOfGetCompilerVersion
import vendorclient.api.boc.ParamsOfParse
import vendorclient.api.boc.ParamsOfParseShardstate
import vendorclient.api.boc.ParamsOfSetCodeSalt
import vendorclient.api.boc.ResultOfBocCacheGet
import vendorclient.api.boc.ResultOfBocCacheSet
import vendorclient.api.boc.ResultOfDecodeStateInit
import vendorclient.api.boc.ResultOfDecodeTvc
import vendorclient.api.boc.ResultOfEncodeBoc
import vendorclient.api.boc.ResultOfEncodeExternalInMessage
import vendorclient.api.boc.ResultOfEncodeStateInit
import vendorclient.api.boc.ResultOfGetBlockchainConfig
import vendorclient.api.boc.ResultOfGetBocDepth
import vendorclient.api.boc.ResultOfGetBocHash
import vendorclient.api.boc.ResultOfGetCodeFromTvc
import vendorclient.api.boc.ResultOfGetCodeSalt
import vendorclient.api.boc.ResultOfGetCompilerVersion
import vendorclient.api.boc.ResultOfParse
import vendorclient.api.boc.ResultOfSetCodeSalt
import vendorclient.kotlin.result

/** Bags of cells: parse, build and cache them. */
public class BocFunctions(caller: Caller) {
    private val java = BocModule(caller)

    /**
     * Decodes a contract image.
     *
     * Decodes images that begin with the tag a2f0b81c; use `decode_state_init` for a bare state init.
     * @param tvc Contract image with a tag.
     */
    public suspend fun decodeTvc(tvc: String, options: CallOptions = CallOptions.NONE): ResultOfDecodeTvc =
        java.decodeTvc(ParamsOfDecodeTvc(tvc), options).result()

    /**
     * Parses a message.
     *
     * `parsed` has the form `ParsedMessage`.
     * @param boc The BOC.
     * @param rules Chain rules under which messages, transactions and blocks were created; accounts have only one form.
     * Default: `abi.rules` of the configuration. Extension of the published interface.
     */
    public suspend fun parseMessage(
        boc: String,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfParse =
        java.parseMessage(ParamsOfParse(boc, rules), options).result()

    /**
     * Parses a transaction.
     *
     * `parsed` has the form `ParsedTransaction`.
     * @param boc The BOC.
     * @param rules Chain rules under which messages, transactions and blocks were created; accounts have only one form.
     * Default: `abi.rules` of the configuration. Extension of the published interface.
     */
    public suspend fun parseTransaction(
        boc: String,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfParse =
        java.parseTransaction(ParamsOfParse(boc, rules), options).result()

    /**
     * Parses an account.
     *
     * Also accepts an account inside a Merkle proof. A BOC does not contain the Dapp ID: `dapp_id` is always `None`. An
     * account that does not exist is error 202. `parsed` has the form `ParsedAccount`.
     * @param boc The BOC.
     * @param rules Chain rules under which messages, transactions and blocks were created; accounts have only one form.
     * Default: `abi.rules` of the configuration. Extension of the published interface.
     */
    public suspend fun parseAccount(
        boc: String,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfParse =
        java.parseAccount(ParamsOfParse(boc, rules), options).result()

    /**
     * Parses a block.
     *
     * `parsed` has the form `ParsedBlock`.
     * @param boc The BOC.
     * @param rules Chain rules under which messages, transactions and blocks were created; accounts have only one form.
     * Default: `abi.rules` of the configuration. Extension of the published interface.
     */
    public suspend fun parseBlock(
        boc: String,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfParse =
        java.parseBlock(ParamsOfParse(boc, rules), options).result()

    /**
     * Parses a shard state.
     *
     * `parsed` has the form `ParsedShardState`.
     * @param boc The shard state.
     * @param id Id to copy to the result.
     * @param workchainId Workchain to copy to the result.
     */
    public suspend fun parseShardstate(
        boc: String,
        id: String,
        workchainId: Int,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfParse =
        java.parseShardstate(ParamsOfParseShardstate(boc, id, workchainId), options).result()

    /**
     * Extracts the blockchain configuration from a key block or zero state.
     * @param blockBoc Key block or zero state.
     */
    public suspend fun getBlockchainConfig(
        blockBoc: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfGetBlockchainConfig =
        java.getBlockchainConfig(ParamsOfGetBlockchainConfig(blockBoc), options).result()

    /**
     * Returns the hash of the root cell of a BOC.
     * @param boc The BOC.
     */
    public suspend fun getBocHash(boc: String, options: CallOptions = CallOptions.NONE): ResultOfGetBocHash =
        java.getBocHash(ParamsOfGetBocHash(boc), options).result()

    /**
     * Returns the depth of the root cell of a BOC.
     * @param boc The BOC.
     */
    public suspend fun getBocDepth(boc: String, options: CallOptions = CallOptions.NONE): ResultOfGetBocDepth =
        java.getBocDepth(ParamsOfGetBocDepth(boc), options).result()

    /**
     * Extracts the code from a contract image or state init.
     * @param tvc Contract image with a tag, or state init.
     */
    public suspend fun getCodeFromTvc(tvc: String, options: CallOptions = CallOptions.NONE): ResultOfGetCodeFromTvc =
        java.getCodeFromTvc(ParamsOfGetCodeFromTvc(tvc), options).result()

    /**
     * Returns a cached BOC.
     * @param bocRef `*` and the hash of the root cell.
     */
    public suspend fun cacheGet(bocRef: String, options: CallOptions = CallOptions.NONE): ResultOfBocCacheGet =
        java.cacheGet(ParamsOfBocCacheGet(bocRef), options).result()

    /**
     * Stores a BOC in the cache.
     *
     * Pass the reference to any function of this context in place of a BOC.
     * @param boc The BOC.
     * @param cacheType How to keep it.
     */
    public suspend fun cacheSet(
        boc: String,
        cacheType: BocCacheType,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfBocCacheSet =
        java.cacheSet(ParamsOfBocCacheSet(boc, cacheType), options).result()

    /**
     * Removes one pin of a cached BOC.
     *
     * A BOC is dropped once each of its pins has been removed as often as it was set. Unknown pins and references are
     * ignored.
     * @param pin Name of the pin.
     * @param bocRef Reference to the BOC. Default: all BOCs with this pin.
     */
    public suspend fun cacheUnpin(pin: String, bocRef: String? = null, options: CallOptions = CallOptions.NONE) {
        java.cacheUnpin(ParamsOfBocCacheUnpin(pin, bocRef), options).result()
    }

    /**
     * Builds a cell tree.
     * @param builder The steps, in order.
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64.
     */
    public suspend fun encodeBoc(
        builder: List<BuilderOp>,
        bocCache: BocCacheType? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncodeBoc =
        java.encodeBoc(ParamsOfEncodeBoc(builder, bocCache), options).result()

    /**
     * Returns the salt of contract code.
     * @param code The code.
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64.
     */
    public suspend fun getCodeSalt(
        code: String,
        bocCache: BocCacheType? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfGetCodeSalt =
        java.getCodeSalt(ParamsOfGetCodeSalt(code, bocCache), options).result()

    /**
     * Sets the salt of contract code.
     * @param code The code.
     * @param salt The salt.
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64.
     */
    public suspend fun setCodeSalt(
        code: String,
        salt: String,
        bocCache: BocCacheType? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfSetCodeSalt =
        java.setCodeSalt(ParamsOfSetCodeSalt(code, salt, bocCache), options).result()

    /**
     * Splits a state init into its parts.
     * @param stateInit The state init.
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64.
     */
    public suspend fun decodeStateInit(
        stateInit: String,
        bocCache: BocCacheType? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfDecodeStateInit =
        java.decodeStateInit(ParamsOfDecodeStateInit(stateInit, bocCache), options).result()

    /**
     * Builds a state init.
     *
     * A split depth above 31 is error 202.
     * @param code Contract code.
     * @param data Contract data.
     * @param library Library dictionary.
     * @param tick Run the contract at the start of each block. `tick` or `tock` marks it as special.
     * @param tock Run the contract at the end of each block.
     * @param splitDepth Split depth of a large contract, 0 to 31.
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64.
     */
    public suspend fun encodeStateInit(
        code: String? = null,
        data: String? = null,
        library: String? = null,
        tick: Boolean? = null,
        tock: Boolean? = null,
        splitDepth: Long? = null,
        bocCache: BocCacheType? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncodeStateInit =
        java.encodeStateInit(ParamsOfEncodeStateInit(code, data, library, tick, tock, splitDepth, bocCache), options).result()

    /**
     * Builds an external inbound message from its parts.
     * @param src External source address `:<hex>`. Default: none.
     * @param dst Address of the account.
     * @param init State init, to deploy.
     * @param body Message body.
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64.
     */
    public suspend fun encodeExternalInMessage(
        dst: String,
        src: String? = null,
        init: String? = null,
        body: String? = null,
        bocCache: BocCacheType? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncodeExternalInMessage =
        java.encodeExternalInMessage(ParamsOfEncodeExternalInMessage(src, dst, init, body, bocCache), options).result()

    /**
     * Returns the compiler version stored in contract code.
     * @param code The code.
     */
    public suspend fun getCompilerVersion(
        code: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfGetCompilerVersion =
        java.getCompilerVersion(ParamsOfGetCompilerVersion(code), options).result()
}
