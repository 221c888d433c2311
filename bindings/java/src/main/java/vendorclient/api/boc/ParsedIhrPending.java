// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message received by instant hypercube routing.
 *
 * @param destAddrPrefix Prefix of the destination.
 * @param msgId Hash of the message.
 * @param importLt Logical time of its import, {@code 0x…}.
 */
public record ParsedIhrPending(String destAddrPrefix, String msgId, String importLt) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedIhrPending fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedIhrPending(
                fields.required("dest_addr_prefix", Decoders::string),
                fields.required("msg_id", Decoders::string),
                fields.required("import_lt", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("dest_addr_prefix", destAddrPrefix)
                .required("msg_id", msgId)
                .required("import_lt", importLt)
                .toMap();
    }
}
