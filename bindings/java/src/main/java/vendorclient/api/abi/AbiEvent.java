// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An event of a contract.
 *
 * @param name Name of the event.
 * @param inputs What it carries.
 * @param id Number, hex with {@code 0x}. Absent: calculated. {@code null} when absent.
 */
public record AbiEvent(String name, List<AbiParam> inputs, String id) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param name Name of the event.
     * @param inputs What it carries.
     */
    public AbiEvent(String name, List<AbiParam> inputs) {
        this(name, inputs, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AbiEvent fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiEvent(
                fields.required("name", Decoders::string),
                fields.required("inputs", Decoders.list(AbiParam::fromJson)),
                fields.optional("id", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().required("name", name).required("inputs", inputs).optional("id", id).toMap();
    }

    /**
     * The same with another {@code id}.
     *
     * @param id Number, hex with {@code 0x}. Absent: calculated. {@code null} when absent.
     * @return the changed copy
     */
    public AbiEvent withId(String id) {
        return new AbiEvent(name, inputs, id);
    }
}
