// Generated from the definitions of the API.
package vendorclient.api.abi;

import java.util.List;
import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * A named value of a contract description.
 *
 * @param name Name of the value.
 * @param type Type, for example {@code uint256}, {@code map(address,tuple)} or {@code optional(cell)}.
 * @param components Members of the tuple that {@code type} is or contains. {@code null} when absent.
 * @param init For storage fields of ABI 2.4: the value has to be given before the deployment. {@code null} when absent.
 */
public record AbiParam(String name, String type, List<AbiParam> components, Boolean init) implements JsonValue {
    /**
     * With the fields that must be there.
     *
     * @param name Name of the value.
     * @param type Type, for example {@code uint256}, {@code map(address,tuple)} or {@code optional(cell)}.
     */
    public AbiParam(String name, String type) {
        this(name, type, null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static AbiParam fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new AbiParam(
                fields.required("name", Decoders::string),
                fields.required("type", Decoders::string),
                fields.optional("components", Decoders.list(AbiParam::fromJson)),
                fields.optional("init", Decoders::bool));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter()
                .required("name", name)
                .required("type", type)
                .optional("components", components)
                .optional("init", init)
                .toMap();
    }

    /**
     * The same with another {@code components}.
     *
     * @param components Members of the tuple that {@code type} is or contains. {@code null} when absent.
     * @return the changed copy
     */
    public AbiParam withComponents(List<AbiParam> components) {
        return new AbiParam(name, type, components, init);
    }

    /**
     * The same with another {@code init}.
     *
     * @param init For storage fields of ABI 2.4: the value has to be given before the deployment. {@code null} when
     *     absent.
     * @return the changed copy
     */
    public AbiParam withInit(Boolean init) {
        return new AbiParam(name, type, components, init);
    }
}
