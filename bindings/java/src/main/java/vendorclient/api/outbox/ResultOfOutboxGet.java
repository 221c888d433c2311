// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An entry.
 *
 * @param entry The entry.
 */
public record ResultOfOutboxGet(OutboxEntry entry) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfOutboxGet fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfOutboxGet(fields.required("entry", OutboxEntry::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("entry", entry).toMap();
    }
}
