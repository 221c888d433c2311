// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * What became of a watched message.
 *
 * @param hash Hash of the message.
 * @param status Outcome.
 * @param transaction Its transaction. {@code null} when absent.
 * @param error Why it counts as lost. {@code null} when absent.
 * @param userData What was given with the message. {@code null} when absent.
 * @param finality How far the network has gone with the transaction; absent without one. Extension of the published
 *     interface. {@code null} when absent.
 */
public record MessageMonitoringResult(
        String hash,
        MessageMonitoringStatus status,
        MessageMonitoringTransaction transaction,
        String error,
        Object userData,
        Finality finality) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param hash Hash of the message.
     * @param status Outcome.
     */
    public MessageMonitoringResult(String hash, MessageMonitoringStatus status) {
        this(hash, status, null, null, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static MessageMonitoringResult fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageMonitoringResult(
                fields.required("hash", Decoders::string),
                fields.required("status", MessageMonitoringStatus::fromJson),
                fields.optional("transaction", MessageMonitoringTransaction::fromJson),
                fields.optional("error", Decoders::string),
                fields.optional("user_data", Decoders::any),
                fields.optional("finality", Finality::fromJson));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("hash", hash)
                .required("status", status)
                .optional("transaction", transaction)
                .optional("error", error)
                .optional("user_data", userData)
                .optional("finality", finality)
                .toMap();
    }

    /**
     * The same with another {@code transaction}.
     *
     * @param transaction Its transaction. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringResult withTransaction(MessageMonitoringTransaction transaction) {
        return new MessageMonitoringResult(hash, status, transaction, error, userData, finality);
    }

    /**
     * The same with another {@code error}.
     *
     * @param error Why it counts as lost. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringResult withError(String error) {
        return new MessageMonitoringResult(hash, status, transaction, error, userData, finality);
    }

    /**
     * The same with another {@code user_data}.
     *
     * @param userData What was given with the message. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringResult withUserData(Object userData) {
        return new MessageMonitoringResult(hash, status, transaction, error, userData, finality);
    }

    /**
     * The same with another {@code finality}.
     *
     * @param finality How far the network has gone with the transaction; absent without one. Extension of the published
     *     interface. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringResult withFinality(Finality finality) {
        return new MessageMonitoringResult(hash, status, transaction, error, userData, finality);
    }
}
