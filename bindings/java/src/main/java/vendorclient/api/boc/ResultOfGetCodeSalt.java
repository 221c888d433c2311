// Generated from the definitions of the API.
package vendorclient.api.boc;

import java.util.Map;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Salt of contract code.
 *
 * @param salt The salt as BOC or reference, or null when the code has none. {@code null} when absent.
 */
public record ResultOfGetCodeSalt(String salt) implements JsonValue {
    /** Without any field. */
    public ResultOfGetCodeSalt() {
        this(null);
    }

    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} gives it
     * @return the typed value
     */
    public static ResultOfGetCodeSalt fromJson(Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfGetCodeSalt(fields.optional("salt", Decoders::string));
    }

    @Override
    public Map<String, Object> toJson() {
        return new FieldWriter().optional("salt", salt).toMap();
    }

    /**
     * The same with another {@code salt}.
     *
     * @param salt The salt as BOC or reference, or null when the code has none. {@code null} when absent.
     * @return the changed copy
     */
    public ResultOfGetCodeSalt withSalt(String salt) {
        return new ResultOfGetCodeSalt(salt);
    }
}
