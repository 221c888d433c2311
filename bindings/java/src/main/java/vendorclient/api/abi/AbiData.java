// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * An initial value of a contract below ABI 2.4.
 *
 * @param key Key in the dictionary of initial data.
 * @param name Name of the value.
 * @param type Type of the value.
 * @param components Members of the tuple that {@code type} is or contains. {@code null} when absent.
 */
public record AbiData(long key, String name, String type, List<AbiParam> components) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param key Key in the dictionary of initial data.
     * @param name Name of the value.
     * @param type Type of the value.
     */
    public AbiData(long key, String name, String type) {
        this(key, name, type, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AbiData fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiData(
                fields.required("key", Decoders::int64),
                fields.required("name", Decoders::string),
                fields.required("type", Decoders::string),
                fields.optional("components", Decoders.list(AbiParam::fromJson)));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("key", key)
                .required("name", name)
                .required("type", type)
                .optional("components", components)
                .toMap();
    }

    /**
     * The same with another {@code components}.
     *
     * @param components Members of the tuple that {@code type} is or contains. {@code null} when absent.
     * @return the changed copy
     */
    public AbiData withComponents(List<AbiParam> components) {
        return new AbiData(key, name, type, components);
    }
}
