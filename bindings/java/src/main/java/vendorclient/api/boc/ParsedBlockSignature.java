// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Signature of the previous block.
 *
 * @param nodeId Node that signed.
 * @param r First half of the signature.
 * @param s Second half of the signature.
 */
public record ParsedBlockSignature(String nodeId, String r, String s) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedBlockSignature fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedBlockSignature(
                fields.required("node_id", Decoders::string),
                fields.required("r", Decoders::string),
                fields.required("s", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("node_id", nodeId).required("r", r).required("s", s).toMap();
    }
}
