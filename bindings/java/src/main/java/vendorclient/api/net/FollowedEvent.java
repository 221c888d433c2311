// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A decoded event.
 *
 * @param name Name of the event.
 * @param value Its values.
 * @param messageId Hash of the message that carries it.
 * @param createdAt When it was emitted, Unix time in s.
 */
public record FollowedEvent(
        String name, @Nullable Object value, String messageId, long createdAt) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static FollowedEvent fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new FollowedEvent(
                fields.required("name", Decoders::string),
                fields.required("value", Decoders::any),
                fields.required("message_id", Decoders::string),
                fields.required("created_at", Decoders::int64));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("name", name)
                .required("value", value)
                .required("message_id", messageId)
                .required("created_at", createdAt)
                .toMap();
    }
}
