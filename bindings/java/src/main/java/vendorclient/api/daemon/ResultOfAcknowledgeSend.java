// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Whether the message was waiting.
 *
 * @param found True if the message is sent now.
 */
public record ResultOfAcknowledgeSend(boolean found) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfAcknowledgeSend fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfAcknowledgeSend(fields.required("found", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("found", found).toMap();
    }
}
