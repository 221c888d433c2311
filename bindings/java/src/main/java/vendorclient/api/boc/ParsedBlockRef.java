// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A reference to a block.
 *
 * @param endLt Logical time of the end of the block, {@code 0x…}.
 * @param seqNo Sequence number.
 * @param rootHash Hash.
 * @param fileHash File hash.
 */
public record ParsedBlockRef(String endLt, long seqNo, String rootHash, String fileHash) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedBlockRef fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedBlockRef(
                fields.required("end_lt", Decoders::string),
                fields.required("seq_no", Decoders::int64),
                fields.required("root_hash", Decoders::string),
                fields.required("file_hash", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("end_lt", endLt)
                .required("seq_no", seqNo)
                .required("root_hash", rootHash)
                .required("file_hash", fileHash)
                .toMap();
    }
}
