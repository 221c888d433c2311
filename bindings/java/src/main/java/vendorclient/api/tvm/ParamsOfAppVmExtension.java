// Generated from the definitions of the API.
package vendorclient.api.tvm;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Request to an extension of the application.
 *
 * <p>One of the records in it.
 */
public sealed interface ParamsOfAppVmExtension extends JsonValue {
    /**
     * Requests verification of a proof.
     *
     * @param instruction Name of the instruction: {@code ZKHALO2VERIFY} or {@code ZKHALO2VERIFYWITHVK}.
     * @param operands Operands as bytes, deepest first: the verifying key, for {@code ZKHALO2VERIFYWITHVK}; the public
     *     inputs; the proof.
     */
    record Verify(String instruction, List<String> operands) implements ParamsOfAppVmExtension {
        @Override
        public Map<String, @Nullable Object> toJson() {
            return new FieldWriter("Verify")
                    .required("instruction", instruction)
                    .required("operands", operands)
                    .toMap();
        }
    }

    /**
     * A variant that this version does not know.
     *
     * @param toJson all fields as they came, {@code type} included
     */
    record Unknown(Map<String, @Nullable Object> toJson) implements ParamsOfAppVmExtension {
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
    static ParamsOfAppVmExtension fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return switch (fields.type()) {
            case "Verify" -> new Verify(
                    fields.required("instruction", Decoders::string),
                    fields.required("operands", Decoders.list(Decoders::string)));
            default -> new Unknown(fields.toMap());
        };
    }
}
