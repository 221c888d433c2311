// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A line of source code.
 *
 * @param line Number of the line, starting at 1.
 * @param text The line.
 */
public record SourceLine(long line, String text) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SourceLine fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new SourceLine(fields.required("line", Decoders::int64), fields.required("text", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("line", line).required("text", text).toMap();
    }
}
