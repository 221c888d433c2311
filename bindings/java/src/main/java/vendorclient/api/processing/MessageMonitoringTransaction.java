// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Transaction of a message.
 *
 * @param hash Hash of the transaction. {@code null} when absent.
 * @param aborted Whether it was aborted.
 * @param compute Its compute phase. {@code null} when absent.
 */
public record MessageMonitoringTransaction(
        String hash, boolean aborted, MessageMonitoringTransactionCompute compute) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param aborted Whether it was aborted.
     */
    public MessageMonitoringTransaction(boolean aborted) {
        this(null, aborted, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static MessageMonitoringTransaction fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageMonitoringTransaction(
                fields.optional("hash", Decoders::string),
                fields.required("aborted", Decoders::bool),
                fields.optional("compute", MessageMonitoringTransactionCompute::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .optional("hash", hash)
                .required("aborted", aborted)
                .optional("compute", compute)
                .toMap();
    }

    /**
     * The same with another {@code hash}.
     *
     * @param hash Hash of the transaction. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringTransaction withHash(String hash) {
        return new MessageMonitoringTransaction(hash, aborted, compute);
    }

    /**
     * The same with another {@code compute}.
     *
     * @param compute Its compute phase. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringTransaction withCompute(MessageMonitoringTransactionCompute compute) {
        return new MessageMonitoringTransaction(hash, aborted, compute);
    }
}
