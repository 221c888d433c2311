// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The stored entry.
 *
 * @param entry The entry.
 * @param isNew False if the key already had this entry and nothing was added.
 */
public record ResultOfOutboxSend(OutboxEntry entry, boolean isNew) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfOutboxSend fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfOutboxSend(
                fields.required("entry", OutboxEntry::fromJson), fields.required("is_new", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("entry", entry).required("is_new", isNew).toMap();
    }
}
