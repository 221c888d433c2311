// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Whether the call was found.
 *
 * @param found True if the call was in flight.
 */
public record ResultOfCancel(boolean found) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfCancel fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfCancel(fields.required("found", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("found", found).toMap();
    }
}
