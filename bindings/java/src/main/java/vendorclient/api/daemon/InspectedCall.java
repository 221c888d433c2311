// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A call in flight. Parameters are never included.
 *
 * @param method The method; {@code unknown} if it does not exist.
 * @param ageMs Time since the call arrived, in ms.
 */
public record InspectedCall(String method, long ageMs) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static InspectedCall fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new InspectedCall(
                fields.required("method", Decoders::string), fields.required("age_ms", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("method", method).required("age_ms", ageMs).toMap();
    }
}
