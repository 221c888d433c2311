// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Results of aggregations.
 *
 * @param values Values as text, in the order of {@code fields}.
 */
public record ResultOfAggregateCollection(@Nullable Object values) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfAggregateCollection fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfAggregateCollection(fields.required("values", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("values", values).toMap();
    }
}
