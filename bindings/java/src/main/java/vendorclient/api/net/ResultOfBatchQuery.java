// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Results of a batch.
 *
 * @param results One result per operation, in order; each is what the corresponding function returns.
 */
public record ResultOfBatchQuery(List<@Nullable Object> results) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfBatchQuery fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfBatchQuery(fields.required("results", Decoders.list(Decoders::any)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("results", results).toMap();
    }
}
