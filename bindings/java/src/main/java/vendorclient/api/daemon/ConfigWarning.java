// Generated from the definitions of the API.
package vendorclient.api.daemon;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A part of the configuration that has no effect or should be changed.
 *
 * @param path Path of the field.
 * @param message What is wrong with it.
 */
public record ConfigWarning(String path, String message) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ConfigWarning fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ConfigWarning(
                fields.required("path", Decoders::string), fields.required("message", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("path", path).required("message", message).toMap();
    }
}
