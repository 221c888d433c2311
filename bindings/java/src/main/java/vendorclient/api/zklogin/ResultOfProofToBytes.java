// Generated from the definitions of the API.
package vendorclient.api.zklogin;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A proof in the form that contracts accept.
 *
 * @param proof 128 bytes: the points a, b and c, compressed.
 */
public record ResultOfProofToBytes(String proof) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfProofToBytes fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfProofToBytes(fields.required("proof", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("proof", proof).toMap();
    }
}
