// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message in the outbound queue of a shard.
 *
 * @param msgId Hash of the message.
 * @param curAddr Current position: number of leading address bits (0 to 96) that are those of the source, or workchain
 *     and prefix.
 * @param nextAddr Next position, in the same form.
 * @param fwdFeeRemaining Remaining forwarding fee in nano units, {@code 0x…}.
 * @param destWorkchain Workchain of the destination.
 * @param destAddrPrefix Prefix of the destination.
 * @param enqueuedLt Logical time at which it was enqueued, {@code 0x…}.
 */
public record ParsedQueuedMessage(
        String msgId,
        String curAddr,
        String nextAddr,
        String fwdFeeRemaining,
        int destWorkchain,
        String destAddrPrefix,
        String enqueuedLt) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedQueuedMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedQueuedMessage(
                fields.required("msg_id", Decoders::string),
                fields.required("cur_addr", Decoders::string),
                fields.required("next_addr", Decoders::string),
                fields.required("fwd_fee_remaining", Decoders::string),
                fields.required("dest_workchain", Decoders::int32),
                fields.required("dest_addr_prefix", Decoders::string),
                fields.required("enqueued_lt", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("msg_id", msgId)
                .required("cur_addr", curAddr)
                .required("next_addr", nextAddr)
                .required("fwd_fee_remaining", fwdFeeRemaining)
                .required("dest_workchain", destWorkchain)
                .required("dest_addr_prefix", destAddrPrefix)
                .required("enqueued_lt", enqueuedLt)
                .toMap();
    }
}
