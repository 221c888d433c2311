// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A function of a contract.
 *
 * @param name Name of the function.
 * @param inputs Arguments.
 * @param outputs Results.
 * @param id Number, hex with {@code 0x}, for input and output alike. Absent: calculated. {@code null} when absent.
 */
public record AbiFunction(String name, List<AbiParam> inputs, List<AbiParam> outputs, String id) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param name Name of the function.
     * @param inputs Arguments.
     * @param outputs Results.
     */
    public AbiFunction(String name, List<AbiParam> inputs, List<AbiParam> outputs) {
        this(name, inputs, outputs, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AbiFunction fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiFunction(
                fields.required("name", Decoders::string),
                fields.required("inputs", Decoders.list(AbiParam::fromJson)),
                fields.required("outputs", Decoders.list(AbiParam::fromJson)),
                fields.optional("id", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("name", name)
                .required("inputs", inputs)
                .required("outputs", outputs)
                .optional("id", id)
                .toMap();
    }

    /**
     * The same with another {@code id}.
     *
     * @param id Number, hex with {@code 0x}, for input and output alike. Absent: calculated. {@code null} when absent.
     * @return the changed copy
     */
    public AbiFunction withId(String id) {
        return new AbiFunction(name, inputs, outputs, id);
    }
}
