// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message to be watched, and for how long.
 *
 * @param message The message.
 * @param waitUntil When the message counts as lost, unix time in s.
 * @param userData Anything; comes back with the result. {@code null} when absent.
 */
public record MessageMonitoringParams(MonitoredMessage message, long waitUntil, Object userData) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param message The message.
     * @param waitUntil When the message counts as lost, unix time in s.
     */
    public MessageMonitoringParams(MonitoredMessage message, long waitUntil) {
        this(message, waitUntil, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static MessageMonitoringParams fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageMonitoringParams(
                fields.required("message", MonitoredMessage::fromJson),
                fields.required("wait_until", Decoders::int64),
                fields.optional("user_data", Decoders::any));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("message", message)
                .required("wait_until", waitUntil)
                .optional("user_data", userData)
                .toMap();
    }

    /**
     * The same with another {@code user_data}.
     *
     * @param userData Anything; comes back with the result. {@code null} when absent.
     * @return the changed copy
     */
    public MessageMonitoringParams withUserData(Object userData) {
        return new MessageMonitoringParams(message, waitUntil, userData);
    }
}
