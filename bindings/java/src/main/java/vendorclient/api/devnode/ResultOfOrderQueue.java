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
 * Result of {@code order_queue}.
 *
 * @param messages The waiting messages.
 */
public record ResultOfOrderQueue(List<QueuedMessage> messages) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfOrderQueue fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfOrderQueue(fields.required("messages", Decoders.list(QueuedMessage::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("messages", messages).toMap();
    }
}
