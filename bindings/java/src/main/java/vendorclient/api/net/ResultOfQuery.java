// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Response to a GraphQL query.
 *
 * @param result The whole response of the server; the selected data is in its field {@code data}.
 */
public record ResultOfQuery(@Nullable Object result) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfQuery fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfQuery(fields.required("result", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("result", result).toMap();
    }
}
