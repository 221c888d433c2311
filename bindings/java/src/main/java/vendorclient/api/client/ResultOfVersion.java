// Generated from the definitions of the API.
package vendorclient.api.client;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * The version of the library.
 *
 * @param version Three dotted numbers.
 */
public record ResultOfVersion(String version) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfVersion fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfVersion(fields.required("version", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("version", version).toMap();
    }
}
