// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An external message to be encoded: a call, a deployment, or both.
 *
 * @param abi ABI of the contract.
 * @param address Destination. With {@code deploy_set} it is calculated instead. {@code null} when absent.
 * @param deploySet What is deployed. {@code null} when absent.
 * @param callSet The call. Without it only the state init is sent, unsigned. {@code null} when absent.
 * @param signer Who signs.
 * @param processingTryIndex Number of the attempt; the expiration timeout grows with it. Default: {@code 0}. {@code
 *     null} when absent.
 * @param signatureId Signature id of the network. Absent: {@code network.signature_id} of the configuration, else what
 *     the network asks for. {@code null} when absent.
 * @param rules Rules of the chain. Default: {@code "current"}. {@code null} when absent.
 */
public record ParamsOfEncodeMessage(
        Abi abi,
        String address,
        DeploySet deploySet,
        CallSet callSet,
        Signer signer,
        Integer processingTryIndex,
        Integer signatureId,
        ChainRules rules) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param signer Who signs.
     */
    public ParamsOfEncodeMessage(Abi abi, Signer signer) {
        this(abi, null, null, null, signer, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfEncodeMessage fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfEncodeMessage(
                fields.required("abi", Abi::fromJson),
                fields.optional("address", Decoders::string),
                fields.optional("deploy_set", DeploySet::fromJson),
                fields.optional("call_set", CallSet::fromJson),
                fields.required("signer", Signer::fromJson),
                fields.optional("processing_try_index", Decoders::int32),
                fields.optional("signature_id", Decoders::int32),
                fields.optional("rules", ChainRules::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .optional("address", address)
                .optional("deploy_set", deploySet)
                .optional("call_set", callSet)
                .required("signer", signer)
                .optional("processing_try_index", processingTryIndex)
                .optional("signature_id", signatureId)
                .optional("rules", rules)
                .toMap();
    }

    /**
     * The same with another {@code address}.
     *
     * @param address Destination. With {@code deploy_set} it is calculated instead. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withAddress(String address) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * The same with another {@code deploy_set}.
     *
     * @param deploySet What is deployed. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withDeploySet(DeploySet deploySet) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * The same with another {@code call_set}.
     *
     * @param callSet The call. Without it only the state init is sent, unsigned. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withCallSet(CallSet callSet) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * The same with another {@code processing_try_index}.
     *
     * @param processingTryIndex Number of the attempt; the expiration timeout grows with it. Default: {@code 0}. {@code
     *     null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withProcessingTryIndex(Integer processingTryIndex) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId Signature id of the network. Absent: {@code network.signature_id} of the configuration, else
     *     what the network asks for. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withSignatureId(Integer signatureId) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }

    /**
     * The same with another {@code rules}.
     *
     * @param rules Rules of the chain. Default: {@code "current"}. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfEncodeMessage withRules(ChainRules rules) {
        return new ParamsOfEncodeMessage(
                abi, address, deploySet, callSet, signer, processingTryIndex, signatureId, rules);
    }
}
