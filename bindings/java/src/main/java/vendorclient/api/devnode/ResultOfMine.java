// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code mine}.
 *
 * @param seqNo Number of the last block.
 * @param time Time of the last block, Unix time in s.
 */
public record ResultOfMine(long seqNo, long time) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfMine fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfMine(fields.required("seq_no", Decoders::int64), fields.required("time", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("seq_no", seqNo).required("time", time).toMap();
    }
}
