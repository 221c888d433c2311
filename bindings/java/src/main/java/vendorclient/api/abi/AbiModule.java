// Generated from the definitions of the API.
package vendorclient.api.abi;

import vendorclient.Call;
import vendorclient.CallOptions;
import vendorclient.Caller;
import vendorclient.api.account.AccountErrorCode;
import vendorclient.api.boc.BocErrorCode;
import vendorclient.api.crypto.CryptoErrorCode;

/** Contract ABIs: encoding and decoding messages, bodies and contract data. */
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
     * @param params A call to encode as a message body.
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
     * @param params A call to encode as a message body.
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
     * @param params An external message to encode: a call, a deployment, or both.
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
     * @param params An external message to encode: a call, a deployment, or both.
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
     * @param params An internal message to encode.
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
     * @param params An internal message to encode.
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
     * <p>External inbound messages are decoded as input, external outbound messages as output or event.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A message to decode.
     * @return the call; its result: A decoded body.
     */
    public Call<DecodedMessageBody> decodeMessage(ParamsOfDecodeMessage params) {
        return decodeMessage(params, CallOptions.NONE);
    }

    /**
     * Decodes the body of a message.
     *
     * <p>External inbound messages are decoded as input, external outbound messages as output or event.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A message to decode.
     * @param options how to call
     * @return the call; its result: A decoded body.
     */
    public Call<DecodedMessageBody> decodeMessage(ParamsOfDecodeMessage params, CallOptions options) {
        return caller.call("abi.decode_message", params, DecodedMessageBody::fromJson, options);
    }

    /**
     * Decodes a message body.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A body to decode.
     * @return the call; its result: A decoded body.
     */
    public Call<DecodedMessageBody> decodeMessageBody(ParamsOfDecodeMessageBody params) {
        return decodeMessageBody(params, CallOptions.NONE);
    }

    /**
     * Decodes a message body.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A body to decode.
     * @param options how to call
     * @return the call; its result: A decoded body.
     */
    public Call<DecodedMessageBody> decodeMessageBody(ParamsOfDecodeMessageBody params, CallOptions options) {
        return caller.call("abi.decode_message_body", params, DecodedMessageBody::fromJson, options);
    }

    /**
     * Builds an active account from a state init.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AbiErrorCode#INVALID_TVC_IMAGE} (308).
     *
     * @param params The account to build.
     * @return the call; its result: An account.
     */
    public Call<ResultOfEncodeAccount> encodeAccount(ParamsOfEncodeAccount params) {
        return encodeAccount(params, CallOptions.NONE);
    }

    /**
     * Builds an active account from a state init.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AbiErrorCode#INVALID_TVC_IMAGE} (308).
     *
     * @param params The account to build.
     * @param options how to call
     * @return the call; its result: An account.
     */
    public Call<ResultOfEncodeAccount> encodeAccount(ParamsOfEncodeAccount params, CallOptions options) {
        return caller.call("abi.encode_account", params, ResultOfEncodeAccount::fromJson, options);
    }

    /**
     * Decodes the data of a contract using the storage fields of its ABI.
     *
     * <p>Below ABI 2.4, the data of a contract that is not yet deployed have a different form: use {@code
     * decode_initial_data}.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_DATA} (313).
     *
     * @param params Data of a contract.
     * @return the call; its result: Storage fields of a contract, decoded.
     */
    public Call<ResultOfDecodeAccountData> decodeAccountData(ParamsOfDecodeAccountData params) {
        return decodeAccountData(params, CallOptions.NONE);
    }

    /**
     * Decodes the data of a contract using the storage fields of its ABI.
     *
     * <p>Below ABI 2.4, the data of a contract that is not yet deployed have a different form: use {@code
     * decode_initial_data}.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_DATA} (313).
     *
     * @param params Data of a contract.
     * @param options how to call
     * @return the call; its result: Storage fields of a contract, decoded.
     */
    public Call<ResultOfDecodeAccountData> decodeAccountData(ParamsOfDecodeAccountData params, CallOptions options) {
        return caller.call("abi.decode_account_data", params, ResultOfDecodeAccountData::fromJson, options);
    }

    /**
     * Changes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_ABI}
     * (311), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314).
     *
     * @param params Data of a contract below ABI 2.4 that is not yet deployed, and the changes to make.
     * @return the call; its result: Data of a contract.
     */
    public Call<ResultOfUpdateInitialData> updateInitialData(ParamsOfUpdateInitialData params) {
        return updateInitialData(params, CallOptions.NONE);
    }

    /**
     * Changes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205), {@link
     * AccountErrorCode#INVALID_HEX} (2), {@link AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_ABI}
     * (311), {@link AbiErrorCode#ENCODE_INITIAL_DATA_FAILED} (314).
     *
     * @param params Data of a contract below ABI 2.4 that is not yet deployed, and the changes to make.
     * @param options how to call
     * @return the call; its result: Data of a contract.
     */
    public Call<ResultOfUpdateInitialData> updateInitialData(ParamsOfUpdateInitialData params, CallOptions options) {
        return caller.call("abi.update_initial_data", params, ResultOfUpdateInitialData::fromJson, options);
    }

    /**
     * Encodes the initial data of a contract to be deployed.
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
     * Encodes the initial data of a contract to be deployed.
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
     * Decodes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_ABI} (311), {@link AbiErrorCode#INVALID_DATA}
     * (313).
     *
     * @param params Data of a contract below ABI 2.4 that is not yet deployed.
     * @return the call; its result: Initial values of a contract.
     */
    public Call<ResultOfDecodeInitialData> decodeInitialData(ParamsOfDecodeInitialData params) {
        return decodeInitialData(params, CallOptions.NONE);
    }

    /**
     * Decodes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_ABI} (311), {@link AbiErrorCode#INVALID_DATA}
     * (313).
     *
     * @param params Data of a contract below ABI 2.4 that is not yet deployed.
     * @param options how to call
     * @return the call; its result: Initial values of a contract.
     */
    public Call<ResultOfDecodeInitialData> decodeInitialData(ParamsOfDecodeInitialData params, CallOptions options) {
        return caller.call("abi.decode_initial_data", params, ResultOfDecodeInitialData::fromJson, options);
    }

    /**
     * Decodes a cell tree into ABI values.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_JSON} (303), {@link AbiErrorCode#INVALID_DATA}
     * (313).
     *
     * @param params A cell tree to decode.
     * @return the call; its result: Decoded values.
     */
    public Call<ResultOfDecodeBoc> decodeBoc(ParamsOfDecodeBoc params) {
        return decodeBoc(params, CallOptions.NONE);
    }

    /**
     * Decodes a cell tree into ABI values.
     *
     * <p>Errors: {@link BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_DATA} (36), {@link AbiErrorCode#INVALID_JSON} (303), {@link AbiErrorCode#INVALID_DATA}
     * (313).
     *
     * @param params A cell tree to decode.
     * @param options how to call
     * @return the call; its result: Decoded values.
     */
    public Call<ResultOfDecodeBoc> decodeBoc(ParamsOfDecodeBoc params, CallOptions options) {
        return caller.call("abi.decode_boc", params, ResultOfDecodeBoc::fromJson, options);
    }

    /**
     * Encodes ABI values into a cell tree.
     *
     * <p>Errors: {@link BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205),
     * {@link AbiErrorCode#INVALID_JSON} (303), {@link AbiErrorCode#INVALID_ABI} (311).
     *
     * @param params Values to encode into a cell tree.
     * @return the call; its result: A cell tree.
     */
    public Call<ResultOfAbiEncodeBoc> encodeBoc(ParamsOfAbiEncodeBoc params) {
        return encodeBoc(params, CallOptions.NONE);
    }

    /**
     * Encodes ABI values into a cell tree.
     *
     * <p>Errors: {@link BocErrorCode#SERIALIZATION_ERROR} (202), {@link BocErrorCode#INSUFFICIENT_CACHE_SIZE} (205),
     * {@link AbiErrorCode#INVALID_JSON} (303), {@link AbiErrorCode#INVALID_ABI} (311).
     *
     * @param params Values to encode into a cell tree.
     * @param options how to call
     * @return the call; its result: A cell tree.
     */
    public Call<ResultOfAbiEncodeBoc> encodeBoc(ParamsOfAbiEncodeBoc params, CallOptions options) {
        return caller.call("abi.encode_boc", params, ResultOfAbiEncodeBoc::fromJson, options);
    }

    /**
     * Returns the id of a function.
     *
     * <p>Under current rules, the id of {@code constructor} is always 1, whatever the ABI says.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AbiErrorCode#INVALID_FUNCTION_NAME} (315).
     *
     * @param params A function.
     * @return the call; its result: Id of a function.
     */
    public Call<ResultOfCalcFunctionId> calcFunctionId(ParamsOfCalcFunctionId params) {
        return calcFunctionId(params, CallOptions.NONE);
    }

    /**
     * Returns the id of a function.
     *
     * <p>Under current rules, the id of {@code constructor} is always 1, whatever the ABI says.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * AbiErrorCode#INVALID_FUNCTION_NAME} (315).
     *
     * @param params A function.
     * @param options how to call
     * @return the call; its result: Id of a function.
     */
    public Call<ResultOfCalcFunctionId> calcFunctionId(ParamsOfCalcFunctionId params, CallOptions options) {
        return caller.call("abi.calc_function_id", params, ResultOfCalcFunctionId::fromJson, options);
    }

    /**
     * Returns the signature of a message and the data it covers.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A signed message.
     * @return the call; its result: A signature and the data it covers.
     */
    public Call<ResultOfGetSignatureData> getSignatureData(ParamsOfGetSignatureData params) {
        return getSignatureData(params, CallOptions.NONE);
    }

    /**
     * Returns the signature of a message and the data it covers.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AbiErrorCode#INVALID_MESSAGE} (304).
     *
     * @param params A signed message.
     * @param options how to call
     * @return the call; its result: A signature and the data it covers.
     */
    public Call<ResultOfGetSignatureData> getSignatureData(ParamsOfGetSignatureData params, CallOptions options) {
        return caller.call("abi.get_signature_data", params, ResultOfGetSignatureData::fromJson, options);
    }

    /**
     * Verifies that the bytes to sign are those of the message in the request, and decodes it.
     *
     * <p>Extension: The published library has no such function. For signers that do not trust the library that asks
     * them: call it with your own instance of the library, which needs no network. Show what it returns instead of the
     * other fields of {@code content}. What the message would send and lose depends on the state of accounts and cannot
     * be verified here.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_BASE64} (3), {@link AccountErrorCode#INVALID_DATA} (36), {@link
     * AbiErrorCode#INVALID_MESSAGE} (304), {@link AbiErrorCode#SIGNING_CONTENT_MISMATCH} (317).
     *
     * @param params A request to sign.
     * @return the call; its result: What the signature would authorize, read from the bytes to sign.
     */
    public Call<ResultOfVerifySigningContent> verifySigningContent(ParamsOfVerifySigningContent params) {
        return verifySigningContent(params, CallOptions.NONE);
    }

    /**
     * Verifies that the bytes to sign are those of the message in the request, and decodes it.
     *
     * <p>Extension: The published library has no such function. For signers that do not trust the library that asks
     * them: call it with your own instance of the library, which needs no network. Show what it returns instead of the
     * other fields of {@code content}. What the message would send and lose depends on the state of accounts and cannot
     * be verified here.
     *
     * <p>Errors: {@link AccountErrorCode#NOT_IMPLEMENTED} (1), {@link AbiErrorCode#INVALID_JSON} (303), {@link
     * BocErrorCode#INVALID_BOC} (201), {@link BocErrorCode#BOC_REF_NOT_FOUND} (206), {@link
     * AccountErrorCode#INVALID_BASE64} (3), {@link AccountErrorCode#INVALID_DATA} (36), {@link
     * AbiErrorCode#INVALID_MESSAGE} (304), {@link AbiErrorCode#SIGNING_CONTENT_MISMATCH} (317).
     *
     * @param params A request to sign.
     * @param options how to call
     * @return the call; its result: What the signature would authorize, read from the bytes to sign.
     */
    public Call<ResultOfVerifySigningContent> verifySigningContent(
            ParamsOfVerifySigningContent params, CallOptions options) {
        return caller.call("abi.verify_signing_content", params, ResultOfVerifySigningContent::fromJson, options);
    }
}
