// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An executable line.
 *
 * @param line Number of the line, starting at 1.
 * @param runs Number of transactions that executed the line.
 */
public record LineCoverage(long line, long runs) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static LineCoverage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new LineCoverage(fields.required("line", Decoders::int64), fields.required("runs", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("line", line).required("runs", runs).toMap();
    }
}
