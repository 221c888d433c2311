// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Block data visible to the contract.
 *
 * @param seqNo Number of the block.
 * @param time Time of the block, Unix time in s.
 * @param startLt Logical time of the start of the block.
 * @param randSeed Random seed.
 */
public record ReplayedBlock(long seqNo, long time, String startLt, String randSeed) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ReplayedBlock fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ReplayedBlock(
                fields.required("seq_no", Decoders::int64),
                fields.required("time", Decoders::int64),
                fields.required("start_lt", Decoders::string),
                fields.required("rand_seed", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("seq_no", seqNo)
                .required("time", time)
                .required("start_lt", startLt)
                .required("rand_seed", randSeed)
                .toMap();
    }
}
