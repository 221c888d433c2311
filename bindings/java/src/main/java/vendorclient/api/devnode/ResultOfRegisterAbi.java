// Generated from the definitions of the API.
package vendorclient.api.devnode;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of {@code register_abi}.
 *
 * @param codeHash Hash of the code.
 * @param name Name of the contract.
 */
public record ResultOfRegisterAbi(String codeHash, String name) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfRegisterAbi fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfRegisterAbi(
                fields.required("code_hash", Decoders::string), fields.required("name", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("code_hash", codeHash).required("name", name).toMap();
    }
}
