// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code revert}.
 *
 * @param seqNo Number of the last block.
 * @param time Time of the chain, Unix time in s.
 */
public record ResultOfRevert(long seqNo, long time) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfRevert fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfRevert(fields.required("seq_no", Decoders::int64), fields.required("time", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("seq_no", seqNo).required("time", time).toMap();
    }
}
