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
 * The known answer to an instruction. Extension of this library.
 *
 * @param instruction Name of the instruction: {@code ZKHALO2VERIFY} or {@code ZKHALO2VERIFYWITHVK}.
 * @param operands Operands as bytes, deepest first: the verifying key, for {@code ZKHALO2VERIFYWITHVK}; the public
 *     inputs; the proof.
 * @param valid Whether the proof is valid.
 */
public record VmAnswer(String instruction, List<String> operands, boolean valid) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static VmAnswer fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new VmAnswer(
                fields.required("instruction", Decoders::string),
                fields.required("operands", Decoders.list(Decoders::string)),
                fields.required("valid", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter()
                .required("instruction", instruction)
                .required("operands", operands)
                .required("valid", valid)
                .toMap();
    }
}
