// Generated from the definitions of the API.
package vendorclient.api.crypto;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import vendorclient.json.Decoders;
import vendorclient.json.FieldReader;
import vendorclient.json.FieldWriter;
import vendorclient.json.JsonValue;

/**
 * Decrypted data.
 *
 * @param decrypted The data.
 */
public record ResultOfNaclBoxOpen(String decrypted) implements JsonValue {
    /**
     * Reads the JSON form.
     *
     * @param json a value as {@link vendorclient.json.Json#parse} returns it
     * @return the typed value
     */
    public static ResultOfNaclBoxOpen fromJson(@Nullable Object json) {
        FieldReader fields = FieldReader.of(json);
        return new ResultOfNaclBoxOpen(fields.required("decrypted", Decoders::string));
    }

    @Override
    public Map<String, @Nullable Object> toJson() {
        return new FieldWriter().required("decrypted", decrypted).toMap();
    }
}
