// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An incoming message of a block.
 *
 * @param msgId Hash of the message. {@code null} when absent.
 * @param inMsg The message as it arrived. {@code null} when absent.
 * @param outMsg The message as it was forwarded. {@code null} when absent.
 * @param transactionId Hash of the transaction; for a discarded message, its logical time {@code 0x…}. {@code null}
 *     when absent.
 * @param ihrFee Fee for instant hypercube routing in nano units, {@code 0x…}. {@code null} when absent.
 * @param fwdFee Forwarding fee in nano units, {@code 0x…}. {@code null} when absent.
 * @param transitFee Transit fee in nano units, {@code 0x…}. {@code null} when absent.
 * @param proofCreated Proof of creation as base64 BOC. {@code null} when absent.
 * @param proofDelivered Proof of delivery as base64 BOC. {@code null} when absent.
 * @param msgType Kind: 0 external, 1 ihr, 2 immediately, 3 final, 4 transit, 5 discardedFinal, 6 discardedTransit, 7
 *     deferredFinal, 8 deferredTransit; the last two on TON.
 * @param msgTypeName Name of the kind.
 */
public record ParsedInMsg(
        @Nullable String msgId,
        @Nullable ParsedMsgEnvelope inMsg,
        @Nullable ParsedMsgEnvelope outMsg,
        @Nullable String transactionId,
        @Nullable String ihrFee,
        @Nullable String fwdFee,
        @Nullable String transitFee,
        @Nullable String proofCreated,
        @Nullable String proofDelivered,
        int msgType,
        String msgTypeName) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedInMsg fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedInMsg(
                fields.optional("msg_id", Decoders::string),
                fields.optional("in_msg", ParsedMsgEnvelope::fromJson),
                fields.optional("out_msg", ParsedMsgEnvelope::fromJson),
                fields.optional("transaction_id", Decoders::string),
                fields.optional("ihr_fee", Decoders::string),
                fields.optional("fwd_fee", Decoders::string),
                fields.optional("transit_fee", Decoders::string),
                fields.optional("proof_created", Decoders::string),
                fields.optional("proof_delivered", Decoders::string),
                fields.required("msg_type", Decoders::int32),
                fields.required("msg_type_name", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("msg_id", msgId)
                .optional("in_msg", inMsg)
                .optional("out_msg", outMsg)
                .optional("transaction_id", transactionId)
                .optional("ihr_fee", ihrFee)
                .optional("fwd_fee", fwdFee)
                .optional("transit_fee", transitFee)
                .optional("proof_created", proofCreated)
                .optional("proof_delivered", proofDelivered)
                .required("msg_type", msgType)
                .required("msg_type_name", msgTypeName)
                .toMap();
    }
}
