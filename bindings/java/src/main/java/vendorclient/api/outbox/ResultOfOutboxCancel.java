// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of the cancellation.
 *
 * @param isCancelled False if the message may have been sent, or the entry had already ended.
 * @param entry The entry.
 */
public record ResultOfOutboxCancel(boolean isCancelled, OutboxEntry entry) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfOutboxCancel fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfOutboxCancel(
                fields.required("is_cancelled", Decoders::bool), fields.required("entry", OutboxEntry::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("is_cancelled", isCancelled).required("entry", entry).toMap();
    }
}
