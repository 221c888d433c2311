// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A field to sort by.
 *
 * @param path Path of the field, names separated by dots.
 * @param direction Sort direction.
 */
public record OrderBy(String path, SortDirection direction) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static OrderBy fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new OrderBy(
                fields.required("path", Decoders::string), fields.required("direction", SortDirection::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("path", path).required("direction", direction).toMap();
    }
}
