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
 * Result of {@code queue}.
 *
 * @param messages The waiting messages.
 */
public record ResultOfQueue(List<QueuedMessage> messages) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfQueue fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfQueue(fields.required("messages", Decoders.list(QueuedMessage::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("messages", messages).toMap();
    }
}
