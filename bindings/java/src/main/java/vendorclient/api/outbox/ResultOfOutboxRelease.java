// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The released entries.
 *
 * @param entries The entries.
 */
public record ResultOfOutboxRelease(List<OutboxEntry> entries) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfOutboxRelease fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfOutboxRelease(fields.required("entries", Decoders.list(OutboxEntry::fromJson)));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("entries", entries).toMap();
    }
}
