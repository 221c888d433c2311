// Generated from the definitions of the API.
package vendorclient.api.processing;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message to be sent.
 *
 * @param boc The message.
 * @param waitUntil When the message counts as lost, unix time in s.
 * @param userData Anything; comes back with the result. {@code null} when absent.
 */
public record MessageSendingParams(String boc, long waitUntil, Object userData) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param boc The message.
     * @param waitUntil When the message counts as lost, unix time in s.
     */
    public MessageSendingParams(String boc, long waitUntil) {
        this(boc, waitUntil, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static MessageSendingParams fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new MessageSendingParams(
                fields.required("boc", Decoders::string),
                fields.required("wait_until", Decoders::int64),
                fields.optional("user_data", Decoders::any));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("boc", boc)
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
    public MessageSendingParams withUserData(Object userData) {
        return new MessageSendingParams(boc, waitUntil, userData);
    }
}
