// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Random bytes.
 *
 * @param bytes The bytes.
 */
public record ResultOfGenerateRandomBytes(String bytes) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfGenerateRandomBytes fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGenerateRandomBytes(fields.required("bytes", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("bytes", bytes).toMap();
    }
}
