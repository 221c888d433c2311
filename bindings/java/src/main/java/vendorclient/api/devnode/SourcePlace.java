// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A location in the source of a contract.
 *
 * @param file File, as the compiler named it.
 * @param line Number of the line, starting at 1.
 */
public record SourcePlace(String file, long line) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SourcePlace fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new SourcePlace(fields.required("file", Decoders::string), fields.required("line", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("file", file).required("line", line).toMap();
    }
}
