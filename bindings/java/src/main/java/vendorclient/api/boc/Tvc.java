// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A contract image.
 *
 * <p>One of the records in it.
 */
public sealed interface Tvc extends JsonValue {
    /**
     * Version 1.
     *
     * @param value The content of the image.
     */
    record V1(TvcV1 value) implements Tvc {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("V1").required("value", value).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements Tvc {
        @Override
        public String toString() {
            return "Unknown[type=" + toJson.get("type") + "]";
        }
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    static Tvc fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "V1" -> new V1(fields.required("value", TvcV1::fromJson));
            default -> new Unknown(fields.toMap());
        };
    }
}
