// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A state init.
 *
 * @param stateInit The state init as BOC or reference.
 */
public record ResultOfEncodeStateInit(String stateInit) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfEncodeStateInit fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfEncodeStateInit(fields.required("state_init", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("state_init", stateInit).toMap();
    }
}
