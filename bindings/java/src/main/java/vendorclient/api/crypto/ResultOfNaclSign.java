// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Signed data.
 *
 * @param signed Signature (64 bytes) followed by the data.
 */
public record ResultOfNaclSign(String signed) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfNaclSign fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfNaclSign(fields.required("signed", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("signed", signed).toMap();
    }
}
