// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The message that {@code daemon.will_send} named.
 *
 * @param id Id of the request, as in {@code daemon.will_send}.
 * @param messageHash Hash of the message, as in {@code daemon.will_send}.
 */
public record ParamsOfAcknowledgeSend(@Nullable Object id, String messageHash) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ParamsOfAcknowledgeSend fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ParamsOfAcknowledgeSend(
                fields.required("id", Decoders::any), fields.required("message_hash", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("id", id).required("message_hash", messageHash).toMap();
    }
}
