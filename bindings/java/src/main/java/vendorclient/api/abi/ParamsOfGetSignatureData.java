// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A signed message.
 *
 * @param abi ABI of the contract.
 * @param message The message.
 * @param signatureId Signature id of the network. Absent: {@code network.signature_id} of the configuration, else what
 *     the network asks for. {@code null} when absent.
 */
public record ParamsOfGetSignatureData(Abi abi, String message, Integer signatureId) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param abi ABI of the contract.
     * @param message The message.
     */
    public ParamsOfGetSignatureData(Abi abi, String message) {
        this(abi, message, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ParamsOfGetSignatureData fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfGetSignatureData(
                fields.required("abi", Abi::fromJson),
                fields.required("message", Decoders::string),
                fields.optional("signature_id", Decoders::int32));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("abi", abi)
                .required("message", message)
                .optional("signature_id", signatureId)
                .toMap();
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId Signature id of the network. Absent: {@code network.signature_id} of the configuration, else
     *     what the network asks for. {@code null} when absent.
     * @return the changed copy
     */
    public ParamsOfGetSignatureData withSignatureId(Integer signatureId) {
        return new ParamsOfGetSignatureData(abi, message, signatureId);
    }
}
