// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Range of protocol versions, inclusive.
 *
 * @param min Lowest version.
 * @param max Highest version.
 */
public record ProtocolRange(long min, long max) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ProtocolRange fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ProtocolRange(fields.required("min", Decoders::int64), fields.required("max", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("min", min).required("max", max).toMap();
    }
}
