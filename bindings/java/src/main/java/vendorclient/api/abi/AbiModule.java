// Generated from the definitions of the API.
package vendorclient.api.abi;

import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.api.boc.BocErrorCode;
import vendorclient.api.crypto.CryptoErrorCode;

/** Contract descriptions: messages, bodies and data of contracts, encoded and decoded. */
public final class AbiModule {
    private final Caller caller;

    /**
     * The functions over a connection.
     *
     * @param caller makes the calls
     */
    public AbiModule(Caller caller) {
        this.caller = caller;
    }

    /**
     * Encodes a call as the body of a message.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_FUNCTION_ID} (312).
     *
     * @param params A call to be encoded as body.
     * @return the call; its result: An encoded body.
     */
    public Call<ResultOfEncodeMessageBody> encodeMessageBody(ParamsOfEncodeMessageBody params) {
        return encodeMessageBody(params, CallOptions.NONE);
    }

    /**
     * Encodes a call as the body of a message.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_FUNCTION_ID} (312).
     *
     * @param params A call to be encoded as body.
     * @param options how to call
     * @return the call; its result: An encoded body.
     */
    public Call<ResultOfEncodeMessageBody> encodeMessageBody(ParamsOfEncodeMessageBody params, CallOptions options) {
        return caller.call("abi.encode_message_body", params, ResultOfEncodeMessageBody::fromJson, options);
    }

    /**
     * Adds a signature to a body that was encoded for an external signer.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AccountErrorCode#INVALID_HEX} (2), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307).
     *
     * @param params An unsigned body and its signature.
     * @return the call; its result: A signed body.
     */
    public Call<ResultOfAttachSignatureToMessageBody> attachSignatureToMessageBody(
            ParamsOfAttachSignatureToMessageBody params) {
        return attachSignatureToMessageBody(params, CallOptions.NONE);
    }

    /**
     * Adds a signature to a body that was encoded for an external signer.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AccountErrorCode#INVALID_HEX} (2), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307).
     *
     * @param params An unsigned body and its signature.
     * @param options how to call
     * @return the call; its result: A signed body.
     */
    public Call<ResultOfAttachSignatureToMessageBody> attachSignatureToMessageBody(
            ParamsOfAttachSignatureToMessageBody params, CallOptions options) {
        return caller.call(
                "abi.attach_signature_to_message_body",
                params,
                ResultOfAttachSignatureToMessageBody::fromJson,
                options);
    }

    /**
     * Encodes an external message: a call, a deployment, or both.
     *
     * <p>With {@code Signer.External} the message is not signed; sign {@code data_to_sign} and pass the signature to
     * {@code attach_signature}.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE} (302), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316).
     *
     * @param params An external message to be encoded: a call, a deployment, or both.
     * @return the call; its result: An encoded message.
     */
    public Call<ResultOfEncodeMessage> encodeMessage(ParamsOfEncodeMessage params) {
        return encodeMessage(params, CallOptions.NONE);
    }

    /**
     * Encodes an external message: a call, a deployment, or both.
     *
     * <p>With {@code Signer.External} the message is not signed; sign {@code data_to_sign} and pass the signature to
     * {@code attach_signature}.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#APP_REQUEST_ERROR} (26), {@link AccountErrorCode#CAN_NOT_RECEIVE_REQUEST_RESULT} (29), {@link
     * AccountErrorCode#CAN_NOT_PARSE_REQUEST_RESULT} (30), {@link AccountErrorCode#UNEXPECTED_CALLBACK_RESPONSE} (31),
     * {@link AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_BASE64} (3), {@link
     * CryptoErrorCode#INVALID_KEY_SIZE} (109), {@link CryptoErrorCode#NACL_BOX_FAILED} (111), {@link
     * CryptoErrorCode#BIP39_INVALID_PHRASE} (114), {@link CryptoErrorCode#BIP32_INVALID_KEY} (115), {@link
     * CryptoErrorCode#BIP32_INVALID_DERIVE_PATH} (116), {@link CryptoErrorCode#BIP39_INVALID_WORD_COUNT} (118), {@link
     * CryptoErrorCode#CRYPTO_BOX_NOT_REGISTERED} (130), {@link CryptoErrorCode#CRYPTO_BOX_SECRET_DESERIALIZATION_ERROR}
     * (133), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link CryptoErrorCode#INVALID_SECRET_KEY} (101), {@link
     * CryptoErrorCode#SIGNING_BOX_NOT_REGISTERED} (121), {@link AccountErrorCode#INVALID_ADDRESS} (4), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#REQUIRED_CALL_SET_MISSING_FOR_ENCODE_MESSAGE} (302), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307), {@link AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316).
     *
     * @param params An external message to be encoded: a call, a deployment, or both.
     * @param options how to call
     * @return the call; its result: An encoded message.
     */
    public Call<ResultOfEncodeMessage> encodeMessage(ParamsOfEncodeMessage params, CallOptions options) {
        return caller.call("abi.encode_message", params, ResultOfEncodeMessage::fromJson, options);
    }

    /**
     * Encodes an internal message: a call, a deployment, both, or a plain transfer.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_ADDRESS} (4), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link AbiErrorCode#INVALID_ABI} (311), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316).
     *
     * @param params An internal message to be encoded.
     * @return the call; its result: An encoded message.
     */
    public Call<ResultOfEncodeInternalMessage> encodeInternalMessage(ParamsOfEncodeInternalMessage params) {
        return encodeInternalMessage(params, CallOptions.NONE);
    }

    /**
     * Encodes an internal message: a call, a deployment, both, or a plain transfer.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_ADDRESS} (4), {@link CryptoErrorCode#INVALID_PUBLIC_KEY} (100), {@link
     * AbiErrorCode#REQUIRED_ADDRESS_MISSING_FOR_ENCODE_MESSAGE} (301), {@link
     * AbiErrorCode#ENCODE_DEPLOY_MESSAGE_FAILED} (305), {@link AbiErrorCode#ENCODE_RUN_MESSAGE_FAILED} (306), {@link
     * AbiErrorCode#INVALID_TVC_IMAGE} (308), {@link AbiErrorCode#INVALID_ABI} (311), {@link
     * AbiErrorCode#INVALID_FUNCTION_ID} (312), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316).
     *
     * @param params An internal message to be encoded.
     * @param options how to call
     * @return the call; its result: An encoded message.
     */
    public Call<ResultOfEncodeInternalMessage> encodeInternalMessage(
            ParamsOfEncodeInternalMessage params, CallOptions options) {
        return caller.call("abi.encode_internal_message", params, ResultOfEncodeInternalMessage::fromJson, options);
    }

    /**
     * Adds a signature to a message that was encoded for an external signer.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AccountErrorCode#INVALID_HEX} (2), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307).
     *
     * @param params An unsigned message and its signature.
     * @return the call; its result: A signed message.
     */
    public Call<ResultOfAttachSignature> attachSignature(ParamsOfAttachSignature params) {
        return attachSignature(params, CallOptions.NONE);
    }

    /**
     * Adds a signature to a message that was encoded for an external signer.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AccountErrorCode#INVALID_HEX} (2), {@link
     * AbiErrorCode#ATTACH_SIGNATURE_FAILED} (307).
     *
     * @param params An unsigned message and its signature.
     * @param options how to call
     * @return the call; its result: A signed message.
     */
    public Call<ResultOfAttachSignature> attachSignature(ParamsOfAttachSignature params, CallOptions options) {
        return caller.call("abi.attach_signature", params, ResultOfAttachSignature::fromJson, options);
    }

    /**
     * Decodes the body of a message.
     *
     * <p>External inbound messages are read as input and external outbound messages as output or event.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A message to be decoded.
     * @return the call; its result: A decoded body.
     */
    public Call<DecodedMessageBody> decodeMessage(ParamsOfDecodeMessage params) {
        return decodeMessage(params, CallOptions.NONE);
    }

    /**
     * Decodes the body of a message.
     *
     * <p>External inbound messages are read as input and external outbound messages as output or event.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A message to be decoded.
     * @param options how to call
     * @return the call; its result: A decoded body.
     */
    public Call<DecodedMessageBody> decodeMessage(ParamsOfDecodeMessage params, CallOptions options) {
        return caller.call("abi.decode_message", params, DecodedMessageBody::fromJson, options);
    }

    /**
     * Decodes a body.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A body to be decoded.
     * @return the call; its result: A decoded body.
     */
    public Call<DecodedMessageBody> decodeMessageBody(ParamsOfDecodeMessageBody params) {
        return decodeMessageBody(params, CallOptions.NONE);
    }

    /**
     * Decodes a body.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A body to be decoded.
     * @param options how to call
     * @return the call; its result: A decoded body.
     */
    public Call<DecodedMessageBody> decodeMessageBody(ParamsOfDecodeMessageBody params, CallOptions options) {
        return caller.call("abi.decode_message_body", params, DecodedMessageBody::fromJson, options);
    }

    /**
     * Builds an active account around a state init.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AbiErrorCode#INVALID_TVC_IMAGE} (308).
     *
     * @param params An account to be built.
     * @return the call; its result: An account.
     */
    public Call<ResultOfEncodeAccount> encodeAccount(ParamsOfEncodeAccount params) {
        return encodeAccount(params, CallOptions.NONE);
    }

    /**
     * Builds an active account around a state init.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AbiErrorCode#INVALID_TVC_IMAGE} (308).
     *
     * @param params An account to be built.
     * @param options how to call
     * @return the call; its result: An account.
     */
    public Call<ResultOfEncodeAccount> encodeAccount(ParamsOfEncodeAccount params, CallOptions options) {
        return caller.call("abi.encode_account", params, ResultOfEncodeAccount::fromJson, options);
    }

    /**
     * Decodes the data of a contract by the storage fields of its ABI.
     *
     * <p>The data of a contract that is not deployed yet have another form below ABI 2.4: use {@code
     * decode_initial_data}.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_DATA} (313).
     *
     * @param params Data of a contract.
     * @return the call; its result: Storage fields of a contract.
     */
    public Call<ResultOfDecodeAccountData> decodeAccountData(ParamsOfDecodeAccountData params) {
        return decodeAccountData(params, CallOptions.NONE);
    }

    /**
     * Decodes the data of a contract by the storage fields of its ABI.
     *
     * <p>The data of a contract that is not deployed yet have another form below ABI 2.4: use {@code
     * decode_initial_data}.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_DATA} (313).
     *
     * @param params Data of a contract.
     * @param options how to call
     * @return the call; its result: Storage fields of a contract.
     */
    public Call<ResultOfDecodeAccountData> decodeAccountData(ParamsOfDecodeAccountData params, CallOptions options) {
        return caller.call("abi.decode_account_data", params, ResultOfDecodeAccountData::fromJson, options);
    }

    /**
     * Changes initial values and public key of a contract below ABI 2.4 that is not deployed yet.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_ABI}
     * (311), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314).
     *
     * @param params Data of a contract below ABI 2.4 that is not deployed yet, and what to change in it.
     * @return the call; its result: Data of a contract.
     */
    public Call<ResultOfUpdateInitialData> updateInitialData(ParamsOfUpdateInitialData params) {
        return updateInitialData(params, CallOptions.NONE);
    }

    /**
     * Changes initial values and public key of a contract below ABI 2.4 that is not deployed yet.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_ABI}
     * (311), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314).
     *
     * @param params Data of a contract below ABI 2.4 that is not deployed yet, and what to change in it.
     * @param options how to call
     * @return the call; its result: Data of a contract.
     */
    public Call<ResultOfUpdateInitialData> updateInitialData(ParamsOfUpdateInitialData params, CallOptions options) {
        return caller.call("abi.update_initial_data", params, ResultOfUpdateInitialData::fromJson, options);
    }

    /**
     * Builds the data of a contract for its deployment.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AccountErrorCode#INVALID_HEX} (2), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316).
     *
     * @param params Initial values of a contract.
     * @return the call; its result: Data of a contract.
     */
    public Call<ResultOfEncodeInitialData> encodeInitialData(ParamsOfEncodeInitialData params) {
        return encodeInitialData(params, CallOptions.NONE);
    }

    /**
     * Builds the data of a contract for its deployment.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AccountErrorCode#INVALID_HEX} (2), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314), {@link
     * AbiErrorCode#PUB_KEY_NOT_SUPPORTED} (316).
     *
     * @param params Initial values of a contract.
     * @param options how to call
     * @return the call; its result: Data of a contract.
     */
    public Call<ResultOfEncodeInitialData> encodeInitialData(ParamsOfEncodeInitialData params, CallOptions options) {
        return caller.call("abi.encode_initial_data", params, ResultOfEncodeInitialData::fromJson, options);
    }

    /**
     * Reads initial values and public key of a contract below ABI 2.4 that is not deployed yet.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_ABI} (311), {@link AbiErrorCode#INVALID_DATA}
     * (313).
     *
     * @param params Data of a contract below ABI 2.4 that is not deployed yet.
     * @return the call; its result: Initial values of a contract.
     */
    public Call<ResultOfDecodeInitialData> decodeInitialData(ParamsOfDecodeInitialData params) {
        return decodeInitialData(params, CallOptions.NONE);
    }

    /**
     * Reads initial values and public key of a contract below ABI 2.4 that is not deployed yet.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_ABI} (311), {@link AbiErrorCode#INVALID_DATA}
     * (313).
     *
     * @param params Data of a contract below ABI 2.4 that is not deployed yet.
     * @param options how to call
     * @return the call; its result: Initial values of a contract.
     */
    public Call<ResultOfDecodeInitialData> decodeInitialData(ParamsOfDecodeInitialData params, CallOptions options) {
        return caller.call("abi.decode_initial_data", params, ResultOfDecodeInitialData::fromJson, options);
    }

    /**
     * Reads a cell tree as a list of ABI values.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_JSON} (303), {@link AbiErrorCode#INVALID_DATA}
     * (313).
     *
     * @param params A cell tree to be read as a list of values.
     * @return the call; its result: Decoded values.
     */
    public Call<ResultOfDecodeBoc> decodeBoc(ParamsOfDecodeBoc params) {
        return decodeBoc(params, CallOptions.NONE);
    }

    /**
     * Reads a cell tree as a list of ABI values.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_JSON} (303), {@link AbiErrorCode#INVALID_DATA}
     * (313).
     *
     * @param params A cell tree to be read as a list of values.
     * @param options how to call
     * @return the call; its result: Decoded values.
     */
    public Call<ResultOfDecodeBoc> decodeBoc(ParamsOfDecodeBoc params, CallOptions options) {
        return caller.call("abi.decode_boc", params, ResultOfDecodeBoc::fromJson, options);
    }

    /**
     * Writes ABI values into a cell tree.
     *
     * <p>Errors: {@link BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205),
     * {@link AbiErrorCode#INVALID_JSON} (303), {@link AbiErrorCode#INVALID_ABI} (311).
     *
     * @param params Values to be written into a cell tree.
     * @return the call; its result: A cell tree.
     */
    public Call<ResultOfAbiEncodeBoc> encodeBoc(ParamsOfAbiEncodeBoc params) {
        return encodeBoc(params, CallOptions.NONE);
    }

    /**
     * Writes ABI values into a cell tree.
     *
     * <p>Errors: {@link BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205),
     * {@link AbiErrorCode#INVALID_JSON} (303), {@link AbiErrorCode#INVALID_ABI} (311).
     *
     * @param params Values to be written into a cell tree.
     * @param options how to call
     * @return the call; its result: A cell tree.
     */
    public Call<ResultOfAbiEncodeBoc> encodeBoc(ParamsOfAbiEncodeBoc params, CallOptions options) {
        return caller.call("abi.encode_boc", params, ResultOfAbiEncodeBoc::fromJson, options);
    }

    /**
     * Returns the id of a function.
     *
     * <p>Under current rules the id of {@code constructor} is always 1, whatever the ABI says.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AbiErrorCode#INVALID_FUNCTION_NAME} (315).
     *
     * @param params A function.
     * @return the call; its result: Number of a function.
     */
    public Call<ResultOfCalcFunctionId> calcFunctionId(ParamsOfCalcFunctionId params) {
        return calcFunctionId(params, CallOptions.NONE);
    }

    /**
     * Returns the id of a function.
     *
     * <p>Under current rules the id of {@code constructor} is always 1, whatever the ABI says.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AbiErrorCode#INVALID_FUNCTION_NAME} (315).
     *
     * @param params A function.
     * @param options how to call
     * @return the call; its result: Number of a function.
     */
    public Call<ResultOfCalcFunctionId> calcFunctionId(ParamsOfCalcFunctionId params, CallOptions options) {
        return caller.call("abi.calc_function_id", params, ResultOfCalcFunctionId::fromJson, options);
    }

    /**
     * Returns the signature of a message and the data that it covers.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A signed message.
     * @return the call; its result: A signature and what it covers.
     */
    public Call<ResultOfGetSignatureData> getSignatureData(ParamsOfGetSignatureData params) {
        return getSignatureData(params, CallOptions.NONE);
    }

    /**
     * Returns the signature of a message and the data that it covers.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A signed message.
     * @param options how to call
     * @return the call; its result: A signature and what it covers.
     */
    public Call<ResultOfGetSignatureData> getSignatureData(ParamsOfGetSignatureData params, CallOptions options) {
        return caller.call("abi.get_signature_data", params, ResultOfGetSignatureData::fromJson, options);
    }
}
