// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * How far the messages of a shard have been processed.
 *
 * @param shard Prefix with its end marker, 16 hex digits.
 * @param mcSeqno Number of the masterchain block.
 * @param lastMsgLt Logical time of the last message, {@code 0x…}.
 * @param lastMsgHash Hash of the last message.
 */
public record ParsedProcessedUpTo(
        String shard, long mcSeqno, String lastMsgLt, String lastMsgHash) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedProcessedUpTo fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedProcessedUpTo(
                fields.required("shard", Decoders::string),
                fields.required("mc_seqno", Decoders::int64),
                fields.required("last_msg_lt", Decoders::string),
                fields.required("last_msg_hash", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("shard", shard)
                .required("mc_seqno", mcSeqno)
                .required("last_msg_lt", lastMsgLt)
                .required("last_msg_hash", lastMsgHash)
                .toMap();
    }
}
