// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Counts of a monitoring queue.
 *
 * @param unresolved Number of messages without a result.
 * @param resolved Number of results not yet fetched.
 */
public record MonitoringQueueInfo(long unresolved, long resolved) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static MonitoringQueueInfo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MonitoringQueueInfo(
                fields.required("unresolved", Decoders::int64), fields.required("resolved", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("unresolved", unresolved).required("resolved", resolved).toMap();
    }
}
