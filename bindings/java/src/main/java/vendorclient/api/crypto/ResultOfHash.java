// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A hash.
 *
 * @param hash Hash in lower-case hex.
 */
public record ResultOfHash(String hash) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfHash fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfHash(fields.required("hash", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("hash", hash).toMap();
    }
}
