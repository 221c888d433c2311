// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Response of an extension of the application.
 *
 * <p>One of the records in it.
 */
public sealed interface ResultOfAppVmExtension extends JsonValue {
    /**
     * The answer.
     *
     * @param valid Whether the proof is valid.
     */
    record Verify(boolean valid) implements ResultOfAppVmExtension {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Verify").required("valid", valid).toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ResultOfAppVmExtension {
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
    static ResultOfAppVmExtension fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Verify" -> new Verify(fields.required("valid", Decoders::bool));
            default -> new Unknown(fields.toMap());
        };
    }
}
