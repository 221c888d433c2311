// Generated from the definitions of the API.
package vendorclient.api.net;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The object that appeared.
 *
 * @param result The first matching object.
 */
public record ResultOfWaitForCollection(@Nullable Object result) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfWaitForCollection fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfWaitForCollection(fields.required("result", Decoders::any));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("result", result).toMap();
    }
}
