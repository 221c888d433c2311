// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A message waiting for execution.
 *
 * @param id Hash of the message; a name for a message that the node creates on execution.
 * @param kind {@code external}, {@code internal}, {@code gift} or {@code impersonated}.
 * @param accountId Destination.
 */
public record QueuedMessage(String id, String kind, String accountId) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static QueuedMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new QueuedMessage(
                fields.required("id", Decoders::string),
                fields.required("kind", Decoders::string),
                fields.required("account_id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("id", id).required("kind", kind).required("account_id", accountId).toMap();
    }
}
