// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A reference to another block.
 *
 * @param rootHash Hash of the block. {@code null} when absent.
 * @param seqNo Number of the block. {@code null} when absent.
 * @param endLt Logical time of its end, {@code 0x…} unless the query names a format. {@code null} when absent.
 * @param fileHash Hash of its bytes. {@code null} when absent.
 */
public record BlockItemRef(
        @Nullable String rootHash,
        @Nullable Long seqNo,
        @Nullable String endLt,
        @Nullable String fileHash) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static BlockItemRef fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new BlockItemRef(
                fields.optional("root_hash", Decoders::string),
                fields.optional("seq_no", Decoders::int64),
                fields.optional("end_lt", Decoders::string),
                fields.optional("file_hash", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("root_hash", rootHash)
                .optional("seq_no", seqNo)
                .optional("end_lt", endLt)
                .optional("file_hash", fileHash)
                .toMap();
    }
}
