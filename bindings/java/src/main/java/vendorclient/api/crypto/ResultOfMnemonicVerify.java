// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Result of the check.
 *
 * @param valid Whether the phrase is valid in the dictionary.
 */
public record ResultOfMnemonicVerify(boolean valid) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfMnemonicVerify fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfMnemonicVerify(fields.required("valid", Decoders::bool));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("valid", valid).toMap();
    }
}
