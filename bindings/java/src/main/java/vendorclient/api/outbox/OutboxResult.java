// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The result of an entry.
 *
 * @param number Position among the results of the outbox; results are returned in this order.
 * @param entry The entry at that time.
 */
public record OutboxResult(String number, OutboxEntry entry) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static OutboxResult fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new OutboxResult(
                fields.required("number", Decoders::string), fields.required("entry", OutboxEntry::fromJson));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("number", number).required("entry", entry).toMap();
    }
}
