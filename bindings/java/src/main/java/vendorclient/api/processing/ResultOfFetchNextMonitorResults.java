// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Fetched results.
 *
 * @param results The results. They are removed from the queue; those of a durable queue stay until they are
 *     acknowledged, and at most 1000 are returned at once.
 */
public record ResultOfFetchNextMonitorResults(List<MessageMonitoringResult> results) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfFetchNextMonitorResults fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfFetchNextMonitorResults(
                fields.required("results", Decoders.list(MessageMonitoringResult::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("results", results).toMap();
    }
}
