// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An aggregation of a field.
 *
 * @param field Path of the field, names separated by dots.
 * @param fn Aggregate function.
 */
public record FieldAggregation(String field, AggregationFn fn) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static FieldAggregation fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new FieldAggregation(
                fields.required("field", Decoders::string), fields.required("fn", AggregationFn::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("field", field).required("fn", fn).toMap();
    }
}
