// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code dump}.
 *
 * @param file Path of the file.
 * @param rows Number of rows written.
 */
public record ResultOfDump(String file, long rows) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfDump fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfDump(fields.required("file", Decoders::string), fields.required("rows", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("file", file).required("rows", rows).toMap();
    }
}
