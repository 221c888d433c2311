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
 * Selected objects.
 *
 * @param result The objects.
 */
public record ResultOfQueryCollection(List<@Nullable Object> result) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfQueryCollection fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfQueryCollection(fields.required("result", Decoders.list(Decoders::any)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("result", result).toMap();
    }
}
