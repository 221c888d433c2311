// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An outgoing message of a block.
 *
 * @param msgId Hash of the message. {@code null} when absent.
 * @param outMsg The message on its way. {@code null} when absent.
 * @param transactionId Hash of the transaction. {@code null} when absent.
 * @param reimport How it was imported again into the shard. {@code null} when absent.
 * @param imported How it was imported into the shard. {@code null} when absent.
 * @param msgEnvHash Hash of the envelope. {@code null} when absent.
 * @param nextWorkchain Workchain it was routed to. {@code null} when absent.
 * @param nextAddrPfx Prefix it was routed to. {@code null} when absent.
 * @param importBlockLt Logical time of the block that imported it, {@code 0x…}. {@code null} when absent.
 * @param msgType Kind: 0 external, 1 immediately, 2 outMsgNew, 3 transit, 4 dequeueImmediately, 5 dequeue, 6
 *     transitRequeued, 7 dequeueShort, 8 deferred, 9 deferredTransit; the last two on TON.
 * @param msgTypeName Name of the kind.
 */
public record ParsedOutMsg(
        @Nullable String msgId,
        @Nullable ParsedMsgEnvelope outMsg,
        @Nullable String transactionId,
        @Nullable ParsedInMsg reimport,
        @Nullable ParsedInMsg imported,
        @Nullable String msgEnvHash,
        @Nullable Integer nextWorkchain,
        @Nullable String nextAddrPfx,
        @Nullable String importBlockLt,
        int msgType,
        String msgTypeName) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParsedOutMsg fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParsedOutMsg(
                fields.optional("msg_id", Decoders::string),
                fields.optional("out_msg", ParsedMsgEnvelope::fromJson),
                fields.optional("transaction_id", Decoders::string),
                fields.optional("reimport", ParsedInMsg::fromJson),
                fields.optional("imported", ParsedInMsg::fromJson),
                fields.optional("msg_env_hash", Decoders::string),
                fields.optional("next_workchain", Decoders::int32),
                fields.optional("next_addr_pfx", Decoders::string),
                fields.optional("import_block_lt", Decoders::string),
                fields.required("msg_type", Decoders::int32),
                fields.required("msg_type_name", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .optional("msg_id", msgId)
                .optional("out_msg", outMsg)
                .optional("transaction_id", transactionId)
                .optional("reimport", reimport)
                .optional("imported", imported)
                .optional("msg_env_hash", msgEnvHash)
                .optional("next_workchain", nextWorkchain)
                .optional("next_addr_pfx", nextAddrPfx)
                .optional("import_block_lt", importBlockLt)
                .required("msg_type", msgType)
                .required("msg_type_name", msgTypeName)
                .toMap();
    }
}
