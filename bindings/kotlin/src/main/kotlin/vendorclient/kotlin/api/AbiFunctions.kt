// Generated from the definitions of the API.
@file:Suppress("DEPRECATION")

package vendorclient.kotlin.api

import java.math.BigInteger
import vendorclient.CallOptions
import vendorclient.Caller
import vendorclient.api.abi.Abi
import vendorclient.api.abi.AbiModule
import vendorclient.api.abi.AbiParam
import vendorclient.api.abi.CallSet
import vendorclient.api.abi.ChainRules
import vendorclient.api.abi.DataLayout
import vendorclient.api.abi.DecodedMessageBody
import vendorclient.api.abi.DeploySet
import vendorclient.api.abi.ParamsOfAbiEncodeBoc
import vendorclient.api.abi.ParamsOfAttachSignature
import vendorclient.api.abi.ParamsOfAttachSignatureToMessageBody
import vendorclient.api.abi.ParamsOfCalcFunctionId
import vendorclient.api.abi.ParamsOfDecodeAccountData
import vendorclient.api.abi.ParamsOfDecodeBoc
import vendorclient.api.abi.ParamsOfDecodeInitialData
import vendorclient.api.abi.ParamsOfDecodeMessage
import vendorclient.api.abi.ParamsOfDecodeMessageBody
import vendorclient.api.abi.ParamsOfEncodeAccount
import vendorclient.api.abi.ParamsOfEncodeInitialData
import vendorclient.api.abi.ParamsOfEncodeInternalMessage
import vendorclient.api.abi.ParamsOfEncodeMessage
import vendorclient.api.abi.ParamsOfEncodeMessageBody
import vendorclient.api.abi.ParamsOfGetSignatureData
import vendorclient.api.abi.ParamsOfUpdateInitialData
import vendorclient.api.abi.ParamsOfVerifySigningContent
import vendorclient.api.abi.ResultOfAbiEncodeBoc
import vendorclient.api.abi.ResultOfAttachSignature
import vendorclient.api.abi.ResultOfAttachSignatureToMessageBody
import vendorclient.api.abi.ResultOfCalcFunctionId
import vendorclient.api.abi.ResultOfDecodeAccountData
import vendorclient.api.abi.ResultOfDecodeBoc
import vendorclient.api.abi.ResultOfDecodeInitialData
import vendorclient.api.abi.ResultOfEncodeAccount
import vendorclient.api.abi.ResultOfEncodeInitialData
import vendorclient.api.abi.ResultOfEncodeInternalMessage
import vendorclient.api.abi.ResultOfEncodeMessage
import vendorclient.api.abi.ResultOfEncodeMessageBody
import vendorclient.api.abi.ResultOfGetSignatureData
import vendorclient.api.abi.ResultOfUpdateInitialData
import vendorclient.api.abi.ResultOfVerifySigningContent
import vendorclient.api.abi.Signer
import vendorclient.api.boc.BocCacheType
import vendorclient.api.crypto.SigningContent
import vendorclient.kotlin.result

/** Contract ABIs: encoding and decoding messages, bodies and contract data. */
public class AbiFunctions(caller: Caller) {
    private val java = AbiModule(caller)

    /**
     * Encodes a call as the body of a message.
     * @param abi ABI of the contract.
     * @param callSet The call.
     * @param isInternal Whether the body is for an internal message, which has no header or signature.
     * @param signer Who signs.
     * @param processingTryIndex Index of the attempt, starting at 0; the expiration timeout grows with it.
     * @param address Destination; required to sign an external body with ABI 2.3 or later.
     * @param signatureId Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
     * what the network requires.
     * @param rules Chain rules. Default: `abi.rules` of the configuration.
     */
    public suspend fun encodeMessageBody(
        abi: Abi,
        callSet: CallSet,
        isInternal: Boolean,
        signer: Signer,
        processingTryIndex: Int? = null,
        address: String? = null,
        signatureId: Int? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncodeMessageBody =
        java.encodeMessageBody(ParamsOfEncodeMessageBody(abi, callSet, isInternal, signer, processingTryIndex, address, signatureId, rules), options).result()

    /**
     * Adds a signature to a body that was encoded for an external signer.
     * @param abi ABI of the contract.
     * @param publicKey Public key of the signer.
     * @param message The body.
     * @param signature Signature, 128 hex characters.
     */
    public suspend fun attachSignatureToMessageBody(
        abi: Abi,
        publicKey: String,
        message: String,
        signature: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfAttachSignatureToMessageBody =
        java.attachSignatureToMessageBody(ParamsOfAttachSignatureToMessageBody(abi, publicKey, message, signature), options).result()

    /**
     * Encodes an external message: a call, a deployment, or both.
     *
     * With `Signer.External` the message is not signed; sign `data_to_sign` and pass the signature to
     * `attach_signature`.
     * @param abi ABI of the contract.
     * @param address Destination. With `deploy_set`, it is calculated.
     * @param deploySet What to deploy.
     * @param callSet The call. Without it, only the state init is sent, unsigned.
     * @param signer Who signs.
     * @param processingTryIndex Index of the attempt, starting at 0; the expiration timeout grows with it.
     * @param signatureId Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
     * what the network requires.
     * @param rules Chain rules. Default: `abi.rules` of the configuration.
     */
    public suspend fun encodeMessage(
        abi: Abi,
        signer: Signer,
        address: String? = null,
        deploySet: DeploySet? = null,
        callSet: CallSet? = null,
        processingTryIndex: Int? = null,
        signatureId: Int? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncodeMessage =
        java.encodeMessage(ParamsOfEncodeMessage(abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules), options).result()

    /**
     * Encodes an internal message: a call, a deployment, both, or a plain transfer.
     * @param abi ABI of the contract; required with `deploy_set` or `call_set`.
     * @param address Destination. With `deploy_set`, it is calculated.
     * @param srcAddress Source. Default: none.
     * @param deploySet What to deploy.
     * @param callSet The call. Default: no body.
     * @param value Amount to send, in nano units, below 2^64.
     * @param bounce Whether the amount is returned if the call fails.
     * @param enableIhr Whether instant hypercube routing is allowed.
     * @param rules Chain rules. Default: `abi.rules` of the configuration.
     */
    public suspend fun encodeInternalMessage(
        value: String,
        abi: Abi? = null,
        address: String? = null,
        srcAddress: String? = null,
        deploySet: DeploySet? = null,
        callSet: CallSet? = null,
        bounce: Boolean? = null,
        enableIhr: Boolean? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncodeInternalMessage =
        java.encodeInternalMessage(ParamsOfEncodeInternalMessage(abi, address, srcAddress, deploySet, callSet, value, bounce, enableIhr, rules), options).result()

    /**
     * Adds a signature to a message that was encoded for an external signer.
     * @param abi ABI of the contract.
     * @param publicKey Public key of the signer.
     * @param message The message.
     * @param signature Signature, 128 hex characters.
     */
    public suspend fun attachSignature(
        abi: Abi,
        publicKey: String,
        message: String,
        signature: String,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfAttachSignature =
        java.attachSignature(ParamsOfAttachSignature(abi, publicKey, message, signature), options).result()

    /**
     * Decodes the body of a message.
     *
     * External inbound messages are decoded as input, external outbound messages as output or event.
     * @param abi ABI of the contract.
     * @param message The message.
     * @param allowPartial Ignore data after the last value.
     * @param functionName Function or event, if known: its name, or its id as decimal or `0x` text. Required for
     * internal answers, because the caller chose their id.
     * @param dataLayout How to decode the body of an internal message. Default: as output, then as input. External
     * messages are decoded by their kind.
     * @param rules Chain rules. Default: `abi.rules` of the configuration.
     */
    public suspend fun decodeMessage(
        abi: Abi,
        message: String,
        allowPartial: Boolean? = null,
        functionName: String? = null,
        dataLayout: DataLayout? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): DecodedMessageBody =
        java.decodeMessage(ParamsOfDecodeMessage(abi, message, allowPartial, functionName, dataLayout, rules), options).result()

    /**
     * Decodes a message body.
     * @param abi ABI of the contract.
     * @param body The body.
     * @param isInternal Whether the body belongs to an internal message.
     * @param allowPartial Ignore data after the last value.
     * @param functionName Function or event, if known: its name, or its id as decimal or `0x` text. Required for
     * internal answers, because the caller chose their id.
     * @param dataLayout How to decode it. Default: as output, then as input.
     * @param rules Chain rules. Default: `abi.rules` of the configuration.
     */
    public suspend fun decodeMessageBody(
        abi: Abi,
        body: String,
        isInternal: Boolean,
        allowPartial: Boolean? = null,
        functionName: String? = null,
        dataLayout: DataLayout? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): DecodedMessageBody =
        java.decodeMessageBody(ParamsOfDecodeMessageBody(abi, body, isInternal, allowPartial, functionName, dataLayout, rules), options).result()

    /**
     * Builds an active account from a state init.
     * @param stateInit State init; its hash is the account id.
     * @param balance Balance in nano units.
     * @param lastTransLt Logical time of the last transaction.
     * @param lastPaid Time of the last storage payment, Unix time in s. With another than 0, the account also has the
     * size of its storage, from which `utils.calc_storage_fee` calculates.
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64.
     */
    public suspend fun encodeAccount(
        stateInit: String,
        balance: BigInteger? = null,
        lastTransLt: BigInteger? = null,
        lastPaid: Long? = null,
        bocCache: BocCacheType? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncodeAccount =
        java.encodeAccount(ParamsOfEncodeAccount(stateInit, balance, lastTransLt, lastPaid, bocCache), options).result()

    /**
     * Decodes the data of a contract using the storage fields of its ABI.
     *
     * Below ABI 2.4, the data of a contract that is not yet deployed have a different form: use `decode_initial_data`.
     * @param abi ABI of the contract, 2.1 or later.
     * @param data The data.
     * @param allowPartial Ignore data after the last value.
     */
    public suspend fun decodeAccountData(
        abi: Abi,
        data: String,
        allowPartial: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfDecodeAccountData =
        java.decodeAccountData(ParamsOfDecodeAccountData(abi, data, allowPartial), options).result()

    /**
     * Changes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.
     * @param abi ABI of the contract.
     * @param data The data.
     * @param initialData Values of all `data` items by name. Default: unchanged.
     * @param initialPubkey Public key of the owner. Default: unchanged.
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64.
     */
    public suspend fun updateInitialData(
        abi: Abi,
        data: String,
        initialData: Any? = null,
        initialPubkey: String? = null,
        bocCache: BocCacheType? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfUpdateInitialData =
        java.updateInitialData(ParamsOfUpdateInitialData(abi, data, initialData, initialPubkey, bocCache), options).result()

    /**
     * Encodes the initial data of a contract to be deployed.
     * @param abi ABI of the contract.
     * @param initialData Values by name: below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked
     * `init`.
     * @param initialPubkey Public key of the owner; below ABI 2.4 only. Default: zero.
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64.
     */
    public suspend fun encodeInitialData(
        abi: Abi,
        initialData: Any? = null,
        initialPubkey: String? = null,
        bocCache: BocCacheType? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfEncodeInitialData =
        java.encodeInitialData(ParamsOfEncodeInitialData(abi, initialData, initialPubkey, bocCache), options).result()

    /**
     * Decodes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.
     * @param abi ABI of the contract.
     * @param data The data.
     * @param allowPartial Ignore data after the last value.
     */
    public suspend fun decodeInitialData(
        abi: Abi,
        data: String,
        allowPartial: Boolean? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfDecodeInitialData =
        java.decodeInitialData(ParamsOfDecodeInitialData(abi, data, allowPartial), options).result()

    /**
     * Decodes a cell tree into ABI values.
     * @param params Names and types of the values, in order. Follows the rules of ABI 2.4.
     * @param boc The cell tree.
     * @param allowPartial Ignore data after the last value.
     */
    public suspend fun decodeBoc(
        params: List<AbiParam>,
        boc: String,
        allowPartial: Boolean,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfDecodeBoc =
        java.decodeBoc(ParamsOfDecodeBoc(params, boc, allowPartial), options).result()

    /**
     * Encodes ABI values into a cell tree.
     * @param params Names and types of the values, in order. Follows the rules of ABI 2.4.
     * @param data Values by name.
     * @param bocCache Keep the result in the cache and return a reference. Default: return base64.
     */
    public suspend fun encodeBoc(
        params: List<AbiParam>,
        data: Any?,
        bocCache: BocCacheType? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfAbiEncodeBoc =
        java.encodeBoc(ParamsOfAbiEncodeBoc(params, data, bocCache), options).result()

    /**
     * Returns the id of a function.
     *
     * Under current rules, the id of `constructor` is always 1, whatever the ABI says.
     * @param abi ABI of the contract.
     * @param functionName Name of the function.
     * @param output Return the id of the answer instead of the call.
     * @param rules Chain rules. Default: `abi.rules` of the configuration.
     */
    public suspend fun calcFunctionId(
        abi: Abi,
        functionName: String,
        output: Boolean? = null,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfCalcFunctionId =
        java.calcFunctionId(ParamsOfCalcFunctionId(abi, functionName, output, rules), options).result()

    /**
     * Returns the signature of a message and the data it covers.
     * @param abi ABI of the contract.
     * @param message The message.
     * @param signatureId Signature id of the network. Default: `network.signature_id` of the configuration, otherwise
     * what the network requires.
     */
    public suspend fun getSignatureData(
        abi: Abi,
        message: String,
        signatureId: Int? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfGetSignatureData =
        java.getSignatureData(ParamsOfGetSignatureData(abi, message, signatureId), options).result()

    /**
     * Verifies that the bytes to sign are those of the message in the request, and decodes it.
     *
     * Extension: The published library has no such function. For signers that do not trust the library that asks them:
     * call it with your own instance of the library, which needs no network. Show what it returns instead of the other
     * fields of `content`. What the message would send and lose depends on the state of accounts and cannot be verified
     * here.
     * @param unsigned The bytes to sign, as requested.
     * @param content What the request says about them.
     * @param abi ABI of the contract. Use your own copy, because an ABI can give any name to a function.
     * @param rules Chain rules. Default: `abi.rules` of the configuration.
     */
    public suspend fun verifySigningContent(
        unsigned: String,
        content: SigningContent,
        abi: Abi,
        rules: ChainRules? = null,
        options: CallOptions = CallOptions.NONE,
    ): ResultOfVerifySigningContent =
        java.verifySigningContent(ParamsOfVerifySigningContent(unsigned, content, abi, rules), options).result()
}
