// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code drop_message}.
 *
 * @param id Id.
 */
public record ResultOfDropMessage(String id) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfDropMessage fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfDropMessage(fields.required("id", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("id", id).toMap();
    }
}
