// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code impersonate}.
 *
 * @param messageHash Hash of the message.
 * @param transactionId The resulting transaction.
 * @param blockId Block that contains the transaction.
 * @param time Time of the transaction, Unix time in s.
 * @param aborted Whether the transaction was aborted.
 * @param exitCode Exit code of the compute phase; 0 if it was skipped.
 * @param extOutMsgs Bodies of the external outbound messages.
 */
public record ResultOfImpersonate(
        String messageHash,
        String transactionId,
        String blockId,
        long time,
        boolean aborted,
        int exitCode,
        List<String> extOutMsgs) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfImpersonate fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfImpersonate(
                fields.required("message_hash", Decoders::string),
                fields.required("transaction_id", Decoders::string),
                fields.required("block_id", Decoders::string),
                fields.required("time", Decoders::int64),
                fields.required("aborted", Decoders::bool),
                fields.required("exit_code", Decoders::int32),
                fields.required("ext_out_msgs", Decoders.list(Decoders::string)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("message_hash", messageHash)
                .required("transaction_id", transactionId)
                .required("block_id", blockId)
                .required("time", time)
                .required("aborted", aborted)
                .required("exit_code", exitCode)
                .required("ext_out_msgs", extOutMsgs)
                .toMap();
    }
}
