// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code load}.
 *
 * @param seqNo Number of the last block.
 * @param rows Number of rows read.
 */
public record ResultOfLoad(long seqNo, long rows) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfLoad fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfLoad(fields.required("seq_no", Decoders::int64), fields.required("rows", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("seq_no", seqNo).required("rows", rows).toMap();
    }
}
