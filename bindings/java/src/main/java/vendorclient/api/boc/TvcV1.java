// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Content of a contract image with a tag.
 *
 * @param code Contract code. {@code null} when absent.
 * @param description Free text about the contract. {@code null} when absent.
 */
public record TvcV1(String code, String description) implements JsonValue {
    /** Without any field. */
    public TvcV1() {
        this(null, null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static TvcV1 fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new TvcV1(fields.optional("code", Decoders::string), fields.optional("description", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().optional("code", code).optional("description", description).toMap();
    }

    /**
     * The same with another {@code code}.
     *
     * @param code Contract code. {@code null} when absent.
     * @return the changed copy
     */
    public TvcV1 withCode(String code) {
        return new TvcV1(code, description);
    }

    /**
     * The same with another {@code description}.
     *
     * @param description Free text about the contract. {@code null} when absent.
     * @return the changed copy
     */
    public TvcV1 withDescription(String description) {
        return new TvcV1(code, description);
    }
}
