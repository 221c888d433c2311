// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A call of a function.
 *
 * @param functionName Name of the function, or its number as decimal or {@code 0x} text.
 * @param header Header fields; those left out have their defaults. {@code null} when absent.
 * @param input Arguments by name. Absent: none. {@code null} when absent.
 */
public record CallSet(String functionName, FunctionHeader header, Object input) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param functionName Name of the function, or its number as decimal or {@code 0x} text.
     */
    public CallSet(String functionName) {
        this(functionName, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static CallSet fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new CallSet(
                fields.required("function_name", Decoders::string),
                fields.optional("header", FunctionHeader::fromJson),
                fields.optional("input", Decoders::any));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("function_name", functionName)
                .optional("header", header)
                .optional("input", input)
                .toMap();
    }

    /**
     * The same with another {@code header}.
     *
     * @param header Header fields; those left out have their defaults. {@code null} when absent.
     * @return the changed copy
     */
    public CallSet withHeader(FunctionHeader header) {
        return new CallSet(functionName, header, input);
    }

    /**
     * The same with another {@code input}.
     *
     * @param input Arguments by name. Absent: none. {@code null} when absent.
     * @return the changed copy
     */
    public CallSet withInput(Object input) {
        return new CallSet(functionName, header, input);
    }
}
