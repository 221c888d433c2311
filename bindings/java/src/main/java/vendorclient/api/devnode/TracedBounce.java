// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Bounce phase.
 *
 * @param type {@code ok}, {@code noFunds} or {@code negFunds}.
 * @param text The same as text.
 */
public record TracedBounce(String type, String text) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static TracedBounce fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TracedBounce(fields.required("type", Decoders::string), fields.required("text", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("type", type).required("text", text).toMap();
    }
}
