// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code logs}.
 *
 * @param logs Lines, in order.
 */
public record ResultOfLogs(List<String> logs) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfLogs fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfLogs(fields.required("logs", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("logs", logs).toMap();
    }
}
