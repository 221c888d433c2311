// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message in transit.
 *
 * @param msgId Hash of the message.
 * @param curAddr Current position: number of leading address bits (0 to 96) that are those of the source, or workchain
 *     and prefix.
 * @param nextAddr Next position, in the same form.
 * @param fwdFeeRemaining Remaining forwarding fee in nano units, {@code 0x…}.
 * @param emittedLt Logical time at which a deferred message left its queue, on TON, {@code 0x…}. {@code null} when
 *     absent.
 * @param depth Number of messages between this one and the first of its chain, on TON. {@code null} when absent.
 * @param initiator Account that sent the first message of the chain, on TON. {@code null} when absent.
 * @param initiatorLt Logical time of the transaction of the first message, on TON, {@code 0x…}. {@code null} when
 *     absent.
 */
public record ParsedMsgEnvelope(
        String msgId,
        String curAddr,
        String nextAddr,
        String fwdFeeRemaining,
        @Nullable String emittedLt,
        @Nullable Long depth,
        @Nullable String initiator,
        @Nullable String initiatorLt) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedMsgEnvelope fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedMsgEnvelope(
                fields.required("msg_id", Decoders::string),
                fields.required("cur_addr", Decoders::string),
                fields.required("next_addr", Decoders::string),
                fields.required("fwd_fee_remaining", Decoders::string),
                fields.optional("emitted_lt", Decoders::string),
                fields.optional("depth", Decoders::int64),
                fields.optional("initiator", Decoders::string),
                fields.optional("initiator_lt", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("msg_id", msgId)
                .required("cur_addr", curAddr)
                .required("next_addr", nextAddr)
                .required("fwd_fee_remaining", fwdFeeRemaining)
                .optional("emitted_lt", emittedLt)
                .optional("depth", depth)
                .optional("initiator", initiator)
                .optional("initiator_lt", initiatorLt)
                .toMap();
    }
}
