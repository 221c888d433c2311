// Generated from the definitions of the API.
package vendorclient.api.outbox;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The end of an entry.
 *
 * @param number Its place among the results of the outbox; they come in the order of it.
 * @param entry The entry as it was then.
 */
public record OutboxResult(String number, OutboxEntry entry) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
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
