// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A call to be encoded as body.
 *
 * @param abi ABI of the contract.
 * @param callSet The call.
 * @param isInternal Whether the body is for an internal message, which has no header and no signature.
 * @param signer Who signs.
 * @param processingTryIndex Number of the attempt; the expiration timeout grows with it. Default: {@code 0}. {@code
 *     null} when absent.
 * @param address Destination; needed when an external body is signed with ABI 2.3 or later. {@code null} when absent.
 * @param signatureId Signature id of the network. Absent: {@code network.signature_id} of the configuration, else what
 *     the network asks for. {@code null} when absent.
 * @param rules Rules of the chain. Default: {@code "current"}. {@code null} when absent.
 */
public record ParamsOfEncodeMessageBody(
        Abi abi,
        CallSet callSet,
        boolean isInternal,
        Signer signer,
        Integer processingTryIndex,
        String address,
        Integer signatureId,
        ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param callSet The call.
     * @param isInternal Whether the body is for an internal message, which has no header and no signature.
     * @param signer Who signs.
     */
    public ParamsOfEncodeMessageBody(Abi abi, CallSet callSet, boolean isInternal, Signer signer) {
        this(abi, callSet, isInternal, signer, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfEncodeMessageBody fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeMessageBody(
                fields.required("abi", Abi::fromJson),
                fields.required("call_set", CallSet::fromJson),
                fields.required("is_internal", Decoders::bool),
                fields.required("signer", Signer::fromJson),
                fields.optional("processing_try_index", Decoders::int32),
                fields.optional("address", Decoders::string),
                fields.optional("signature_id", Decoders::int32),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("call_set", callSet)
                .required("is_internal", isInternal)
                .required("signer", signer)
                .optional("processing_try_index", processingTryIndex)
                .optional("address", address)
                .optional("signature_id", signatureId)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code processing_try_index}.
     *
     * @param processingTryIndex Number of the attempt; the expiration timeout grows with it. Default: {@code 0}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessageBody withProcessingTryIndex(Integer processingTryIndex) {
        return new ParamsOfEncodeMessageBody(
                abi, callSet, isInternal, signer, processingTryIndex, address, signatureId, rules);
    }

    /**
     * The same with another {@code address}.
     *
     * @param address Destination; needed when an external body is signed with ABI 2.3 or later. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessageBody withAddress(String address) {
        return new ParamsOfEncodeMessageBody(
                abi, callSet, isInternal, signer, processingTryIndex, address, signatureId, rules);
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId Signature id of the network. Absent: {@code network.signature_id} of the configuration, else
     *     what the network asks for. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessageBody withSignatureId(Integer signatureId) {
        return new ParamsOfEncodeMessageBody(
                abi, callSet, isInternal, signer, processingTryIndex, address, signatureId, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Rules of the chain. Default: {@code "current"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessageBody withRules(ChainRules rules) {
        return new ParamsOfEncodeMessageBody(
                abi, callSet, isInternal, signer, processingTryIndex, address, signatureId, rules);
    }
}
