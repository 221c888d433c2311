// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A derived key.
 *
 * @param key The key in lower-case hex. Secret: left out of the text of this value.
 */
public record ResultOfScrypt(String key) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfScrypt fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfScrypt(fields.required("key", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("key", key).toMap();
    }

    @Override
    public String toString() {
        return "ResultOfScrypt[key=<secret>]";
    }
}
