// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A snapshot to revert to.
 *
 * @param id Id of the snapshot.
 * @param seqNo Number of the last block at that time.
 */
public record SnapshotInfo(long id, long seqNo) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static SnapshotInfo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new SnapshotInfo(fields.required("id", Decoders::int64), fields.required("seq_no", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("id", id).required("seq_no", seqNo).toMap();
    }
}
