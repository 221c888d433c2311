// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of the verification.
 *
 * @param succeeded Whether the signature is valid for the data and the key.
 */
public record ResultOfNaclSignDetachedVerify(boolean succeeded) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfNaclSignDetachedVerify fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfNaclSignDetachedVerify(fields.required("succeeded", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("succeeded", succeeded).toMap();
    }
}
