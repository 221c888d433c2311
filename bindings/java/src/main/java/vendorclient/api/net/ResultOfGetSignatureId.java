// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Signature id.
 *
 * @param signatureId What signatures have to cover besides the hash; absent when the network asks for nothing. {@code
 *     null} when absent.
 */
public record ResultOfGetSignatureId(Integer signatureId) implements JsonValue {
    /** Without any field. */
    public ResultOfGetSignatureId() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfGetSignatureId fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetSignatureId(fields.optional("signature_id", Decoders::int32));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().optional("signature_id", signatureId).toMap();
    }

    /**
     * The same with another {@code signature_id}.
     *
     * @param signatureId What signatures have to cover besides the hash; absent when the network asks for nothing.
     *     {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfGetSignatureId withSignatureId(Integer signatureId) {
        return new ResultOfGetSignatureId(signatureId);
    }
}
